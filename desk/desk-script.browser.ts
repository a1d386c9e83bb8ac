/** Runs on every page of the desk, as /desk.js (`?script`, tasks/build/inline-script.ts). */
import { startPasskeyButtons } from "./access/passkey-buttons.browser.ts";
import { startDraggingCards } from "./board/drag-cards.browser.ts";
import { keepPartCurrent } from "./frame/live-part.browser.ts";
import { showWhereOneIs } from "./frame/scrolled-links.browser.ts";
import { startShortcuts } from "./frame/shortcuts.browser.ts";
import { askBeforeLosingText } from "./frame/unsent-text.browser.ts";
import { startPicking } from "./inbox/picked-leads.browser.ts";
import { keepDrafts } from "./publish/kept-draft.browser.ts";
import { followPublishing } from "./publish/publishing.browser.ts";

showWhereOneIs();
startPasskeyButtons();
startShortcuts();
keepPartCurrent();
startPicking();
startDraggingCards();
askBeforeLosingText();
followPublishing();
keepDrafts();
