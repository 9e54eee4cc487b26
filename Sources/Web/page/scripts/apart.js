// What a first look does without: the other views, and the dialogs.

import { closeOnOutsideTaps } from "./dialogs/dialogs.js";
import { openChecks } from "./dialogs/checks-dialog.js";
import { openGo } from "./dialogs/go-dialog.js";
import { openHelp } from "./dialogs/help-dialog.js";
import { openMarks } from "./dialogs/marks-dialog.js";
import { openSettings } from "./dialogs/settings-dialog.js";
import { ListView } from "./views/list-view.js";
import { WeekView } from "./views/week-view.js";
import { YearView } from "./views/year-view.js";

export const views = { week: WeekView, year: YearView, list: ListView };
export const dialogs = { go: openGo, marks: openMarks, checks: openChecks, settings: openSettings, help: openHelp };

export { refreshChecks } from "./dialogs/checks-dialog.js";
export { openMarkForm } from "./dialogs/marks-dialog.js";
export { openHome, refreshSettings } from "./dialogs/settings-dialog.js";

closeOnOutsideTaps();
