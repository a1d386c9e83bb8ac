/**
 * `data-shortcut` of an element is the key that uses it; j and k move between the links with `data-row`. Somebody who
 * dictates may switch them off (WCAG 2.1.4); devices that do not show the switch have none.
 */
export function startShortcuts(): void {
  showDialogsWithoutCommands();
  if (document.body.dataset.keys === "off" || matchMedia("(pointer: coarse)").matches) return;
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.isComposing) return;
    if (isFieldFocused() || document.querySelector("dialog[open]")) return;
    if (actOnKey(event.key)) event.preventDefault();
  });
}

function actOnKey(key: string): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")];
  const isRow = (row: HTMLElement) => row === document.activeElement;
  const row = rows[rowAfterKey(key, rows.findIndex(isRow), rows.length) ?? -1];
  if (row) {
    row.focus();
    return true;
  }
  // What a row offers itself comes first: its box, or the next column of the board.
  const own = document.activeElement
    ?.closest("[data-keys-of-row], tr")
    ?.querySelectorAll<HTMLElement>("[data-row-key]");
  const targets = [...(own ?? []), ...document.querySelectorAll<HTMLElement>("[data-shortcut]")];
  const isFor = ({ dataset }: HTMLElement) => (dataset.rowKey ?? dataset.shortcut) === key;
  // What is not shown can do nothing now, such as acts without a selected lead.
  const target = targets.find((candidate) => isFor(candidate) && candidate.getClientRects().length > 0);
  if (target?.matches("[type=checkbox]")) {
    target.click();
    return true;
  }
  if (target?.matches("input, textarea")) target.focus();
  else target?.click();
  return target !== undefined;
}

/** For browsers that do not know `command` and `commandfor`. */
function showDialogsWithoutCommands(): void {
  if ("command" in HTMLButtonElement.prototype) return;
  for (const button of document.querySelectorAll("button[commandfor]")) {
    const dialog = document.getElementById(button.getAttribute("commandfor") ?? "");
    if (dialog instanceof HTMLDialogElement) button.addEventListener("click", () => dialog.showModal());
  }
}

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** Index of the row that a key moves to; undefined if the key moves nothing. `current` is -1 if no row has the focus. */
export function rowAfterKey(key: string, current: number, count: number): number | undefined {
  const step = STEPS[key];
  if (step === undefined || count === 0) return undefined;
  if (current === -1) return 0;
  return Math.min(Math.max(current + step, 0), count - 1);
}

/** Whether keys go into a field now. */
export function isFieldFocused(): boolean {
  return document.activeElement?.matches("input:not([type=checkbox]), select, textarea") ?? false;
}
