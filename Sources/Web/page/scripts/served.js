// The page from a server: what a first look does without is two files beside it.

import { styled } from "./almanac/embedded.js";
import { start } from "./main.js";

start(null, async () => (await Promise.all([import("./apart.js"), styled()]))[0]);
