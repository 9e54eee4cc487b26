// The page: opens the almanac, shows what the address or today asks for, and follows every change.

import { button, byId, element, setText } from "./html.js";
import { app, changed, showView, watch } from "./app.js";
import { clamp, FIRST_DAY, LAST_DAY, reach, today } from "./dates.js";
import { calendar, names, openLibrary, theAlmanac } from "./almanac/library.js";
import { onStorageFailure, onStoredElsewhere } from "./keeping/storage.js";
import { homeOfVisitor, openSettings as readSettings, settings, visitHome } from "./keeping/settings.js";
import { ownDays } from "./keeping/own-days.js";
import { openMarks as readMarks } from "./keeping/marks.js";
import { dayOfCheckIns, openCheckIns } from "./keeping/check-ins.js";
import { MonthView } from "./views/month-view.js";
import { showArticle } from "./day/day-host.js";
import { parts, takeParts, withParts } from "./parts.js";
import { whenAtRest, withNextFrame } from "./turning/later.js";
import { followKeys } from "./keys.js";
import { followHash, openHash, writeHash } from "./links.js";
import { joined, nameParts, word } from "./words/words.js";
import { tell } from "./news.js";

const views = {};
const darkness = matchMedia("(prefers-color-scheme: dark)");

function show(what) {
  if (what.has("settings") && reachesElsewhere()) return startAnew();
  if (!(app.view in views)) return openAnother(what);
  const view = views[app.view];
  if (what.has("settings")) dress();
  if (what.has("view")) openView();
  if (what.has("settings") || what.has("marks") || what.has("checks")) for (const each of Object.values(views)) each.refresh();
  view.show();
  head(view);
  if (what.has("view")) view.reveal?.();
  withNextFrame("article", showArticle);
  if (what.has("settings")) parts?.refreshSettings();
  if (what.has("checks")) parts?.refreshChecks();
  if (what.has("jump")) writeHash(true);
  whenAtRest(() => nameWindow(view));
}

/** Makes a view that is opened for the first time; where it cannot be loaded the one in view stays. */
async function openAnother(what) {
  await withParts((there) => {
    views[app.view] ??= new there.views[app.view]();
    show(what.add("view"));
  });
  if (!(app.view in views)) showView("month");
}

/** Takes the years of the calendar in view. In a table of many centuries calendars begin in years of their own. */
function reachCalendar() {
  const { firstDay, lastDay } = calendar().days;
  reach(firstDay.number, lastDay.number);
  app.day = clamp(app.day, FIRST_DAY, LAST_DAY);
}

/** Whether another calendar than before has other years. */
function reachesElsewhere() {
  const first = FIRST_DAY;
  reachCalendar();
  return FIRST_DAY !== first;
}

/** All that was made for the pages before is made anew for those there are now. */
function startAnew() {
  writeHash();
  location.reload();
}

/** The title above the page, and the buttons beside it. */
function head(view) {
  setText(byId("title"), view.title());
  setText(byId("subtitle"), view.subtitle());
  const unit = { month: "Month", week: "Week" }[app.view] ?? "Year";
  byId("previous").setAttribute("aria-label", word(`previous${unit}`));
  byId("next").setAttribute("aria-label", word(`next${unit}`));
}

/** Names the window and its address. Browsers take longer for that than for a turn, and complain if it is done too often. */
function nameWindow(view) {
  document.title = joined([view.title(), word("title")]);
  writeHash();
}

function openView() {
  document.documentElement.dataset.view = app.view;
  for (const button of document.querySelectorAll(".views button")) {
    const name = button.dataset.view;
    button.setAttribute("aria-pressed", String(name === app.view));
    byId(`${name}-view`).hidden = name !== app.view;
    if (name !== app.view) views[name]?.close?.();
  }
}

/** Language and colours. */
function dress() {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.theme = settings.theme === "system" ? (darkness.matches ? "dark" : "light") : settings.theme;
  const ground = getComputedStyle(root).getPropertyValue("--ground");
  for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.content = ground;
  nameParts();
  sayHome();
}

/** Whose calendar and days off are shown, with the way to others; and the way back from those of a link or a question. */
function sayHome() {
  const own = homeOfVisitor();
  const region = settings.regions.length > 0 ? names().region(settings.regions[0]) : word("nowhere");
  const said = word(own !== null ? "byLink" : settings.home ? "atHome" : "abroad", { region });
  byId("home").replaceChildren(
    button("quiet", `${region} ▾`, () => withParts(({ openHome }) => openHome()), { title: said }),
    own === null ? "" : button("quiet", word("ownCalendar"), visitHome));
}

function listen() {
  byId("previous").addEventListener("click", () => views[app.view].turn(-1));
  byId("next").addEventListener("click", () => views[app.view].turn(1));
  byId("today").addEventListener("click", backToToday);
  for (const button of document.querySelectorAll(".views button")) button.addEventListener("click", () => showView(button.dataset.view));
  for (const button of document.querySelectorAll("[data-opens]")) button.addEventListener("click", () => openDialog(button.dataset.opens));
  darkness.addEventListener("change", dress);
  followKeys({ view: () => views[app.view], openDialog, showToday: backToToday });
  followHash();
  followMidnight();
  followStorage();
}

function openDialog(name) {
  withParts(({ dialogs }) => dialogs[name]());
}

function backToToday() {
  showView(app.view, clamp(today(), FIRST_DAY, LAST_DAY));
}

/** When the day changes while the page is open, or it is looked at again later, today moves on; so does the day of check-ins. */
function followMidnight() {
  const days = () => `${today()} ${dayOfCheckIns()}`;
  let known = days();
  let date = today();
  const look = () => {
    if (days() === known) return;
    known = days();
    // Who looks at today goes along with it.
    if (app.day === date) app.day = clamp(today(), FIRST_DAY, LAST_DAY);
    date = today();
    changed("checks", "day");
  };
  setInterval(look, 30_000);
  document.addEventListener("visibilitychange", look);
}

async function readStored() {
  await readSettings(theAlmanac());
  readMarks();
  openCheckIns();
}

/** Other pages store too: while this one is open, and while it lies behind another and comes back as it was. */
function followStorage() {
  const readAgain = async () => {
    await readStored();
    changed("settings", "marks", "checks");
  };
  onStoredElsewhere(readAgain);
  addEventListener("pageshow", (event) => event.persisted && readAgain());
}

async function open() {
  // Today's date is there before the almanac is open.
  if (!location.hash) byId("title").textContent = new Intl.DateTimeFormat(undefined, { dateStyle: "long" }).format();
  // Rows that a newer page no longer reads stay stored, and their field says what is wrong with them.
  await openLibrary(ownDays()).catch(() => openLibrary());
  onStorageFailure((problem) => tell(word(problem)));
  await readStored();
  openHash();
  reachCalendar();
  dress();
  views.month = new MonthView();
  listen();
  watch(show);
  show(new Set(["view"]));
  performance.mark("almanac-shown");
  offerInstallation();
}

/** Where the page is served, its manifest and its worker are beside it; from a disk there is nothing to install. */
function offerInstallation() {
  if (!location.protocol.startsWith("http") || !isSecureContext) return;
  document.head.append(element("link", { rel: "manifest", href: "almanac.webmanifest" }), element("link", { rel: "apple-touch-icon", href: "icon-512.png" }));
  navigator.serviceWorker?.register("almanac-worker.js").catch(() => {});
}

/** Opens the page with its other views and its dialogs, or with what loads them. */
export function start(apart, load) {
  takeParts(apart, load);
  open().catch((failure) => {
    document.documentElement.dataset.theme = darkness.matches ? "dark" : "light";
    byId("title").textContent = "Almanac";
    byId("subtitle").textContent = String(failure?.message ?? failure);
  });
}
