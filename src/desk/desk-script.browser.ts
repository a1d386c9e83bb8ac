/** Runs on every page of the desk, as /desk.js (`?script`, tasks/build/inline-script.ts). */
import { startPasskeyButtons } from "./access/passkey-buttons.browser.ts";
import { keepInboxCurrent } from "./inbox/live-inbox.browser.ts";
import { startShortcuts } from "./keyboard/shortcuts.browser.ts";
import { askBeforeLosingText } from "./unsent-text.browser.ts";

startPasskeyButtons();
startShortcuts();
keepInboxCurrent();
askBeforeLosingText();
