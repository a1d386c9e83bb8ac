/** Runs in the head of an embed instead of the site's own head script, which reads a stored theme. */
import { replayEnter } from "../../start/enter-before-hydration.browser.ts";
import { startApplication } from "../../start/start-application.browser.ts";
import { followTheme } from "./follow-theme.browser.ts";
import { tellHeight } from "./tell-height.browser.ts";

followTheme();
tellHeight();
replayEnter();
startApplication().catch(console.error);
