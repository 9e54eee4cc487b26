// The page as one file: everything is there from the start.

import * as apart from "./apart.js";
import { start } from "./main.js";

start(apart);
