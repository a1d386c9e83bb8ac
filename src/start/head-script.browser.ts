/** Runs in the head of every document. The build compiles it and puts it there (`?script`, tasks/build/inline-script.ts). */
import { keepEnter } from "./early-enter.browser.ts";
import { startApplication } from "./start-application.browser.ts";
import { keepTheme } from "./theme.browser.ts";

keepTheme();
keepEnter();
startApplication().catch(console.error);
