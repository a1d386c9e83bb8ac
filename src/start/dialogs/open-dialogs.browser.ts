import { STARTED_EVENT } from "../started-event.ts";
import { closeWaitingDialog, WAITING_DIALOG_ID } from "./waiting-dialog.browser.ts";

/** A phone on a slow line has the application after two seconds. The page that a link names needs none. */
const PATIENCE_MS = 6_000;

/**
 * Opens and closes dialogs: the first click may come before the application. A control names its dialog
 * (`aria-haspopup="dialog" aria-controls="ID"`); it may be a link, for browsers without scripts. A link that names none
 * needs the application. Until that has started, the link opens a dialog that says so, and is clicked again then.
 */
export function openDialogs(): void {
  let isStarted = false;
  let waitingLink: HTMLAnchorElement | undefined;

  const waitFor = (link: HTMLAnchorElement) => {
    waitingLink = link;
    setTimeout(() => {
      if (!findDialog(WAITING_DIALOG_ID)?.open) return;
      closeWaitingDialog();
      location.assign(link.href);
    }, PATIENCE_MS);
    return WAITING_DIALOG_ID;
  };

  document.addEventListener("click", (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    // A click on the dialog itself is one on its backdrop.
    if (target.matches("dialog, [data-closes-dialog], [data-closes-dialog] *")) {
      target.closest("dialog")?.close();
    }
    if (target.closest("a")) target.closest<HTMLElement>("[popover]")?.hidePopover();
    const control = target.closest("[aria-haspopup=dialog]");
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const needsApplication = !isStarted && control instanceof HTMLAnchorElement;
    const id = control.getAttribute("aria-controls") ?? (needsApplication ? waitFor(control) : "");
    const dialog = findDialog(id);
    if (!dialog) return;
    event.preventDefault();
    if (!dialog.open) dialog.showModal();
    dialog.querySelector("input")?.focus();
  });

  addEventListener("keydown", (event) => {
    if (event.key === "Tab") keepTabInside(event);
    const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
    const control = document.querySelector<HTMLElement>(
      isShortcut ? "[aria-keyshortcuts]" : "a[role=button]:focus",
    );
    if (!control || !(isShortcut || event.key === " ")) return;
    event.preventDefault();
    control.click();
  });

  // Offline, the browser would replace the page by one of its own.
  document.addEventListener("submit", (event) => {
    const { target } = event;
    if (!navigator.onLine && target instanceof Element && target.closest("dialog")) event.preventDefault();
  });

  addEventListener(STARTED_EVENT, () => {
    isStarted = true;
    if (findDialog(WAITING_DIALOG_ID)?.open) waitingLink?.click();
    // The search takes over what was typed, or what is about to be.
    document.querySelector("dialog[open] input")?.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

function findDialog(id: string): HTMLDialogElement | undefined {
  const element = document.getElementById(id);
  return element instanceof HTMLDialogElement ? element : undefined;
}

const FOCUSABLE =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea, [tabindex='0']";

function keepTabInside(event: KeyboardEvent): void {
  const stops = document.activeElement?.closest("dialog")?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [];
  const [edge, other] = event.shiftKey
    ? [stops[0], stops[stops.length - 1]]
    : [stops[stops.length - 1], stops[0]];
  if (!edge || document.activeElement !== edge) return;
  event.preventDefault();
  other?.focus();
}
