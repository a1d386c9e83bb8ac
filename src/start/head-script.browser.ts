/** Runs in the head of every document. The build compiles and inserts it (`?script`, tasks/build/inline-script.ts). */

import { openDialogs } from "./dialogs/open-dialogs.browser.ts";
import { replayEnter } from "./enter-before-hydration.browser.ts";
import { awaitFigures } from "./figures-in-address.browser.ts";
import { keepDealsMark } from "./kept-deals-mark.browser.ts";
import { watchScrollDirection } from "./scroll-direction.browser.ts";
import { startApplication } from "./start-application.browser.ts";
import { keepTheme } from "./theme.browser.ts";

keepTheme();
keepDealsMark();
awaitFigures();
openDialogs();
replayEnter();
watchScrollDirection();
startApplication().catch(console.error);
