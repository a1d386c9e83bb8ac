/**
 * A card that is dropped on another column goes there as its buttons would send it. What needs more than a click, a
 * referral or a closing, opens the lead at that form. Keys and buttons do the same without a mouse.
 */
export function startDraggingCards(): void {
  const board = document.querySelector("[data-board]");
  if (!board) return;
  let card: HTMLElement | undefined;
  board.addEventListener("dragstart", ({ target }) => {
    card = target instanceof HTMLElement && target.dataset.card !== undefined ? target : undefined;
  });
  board.addEventListener("dragover", (event) => {
    const column = columnOf(event);
    showTarget(board, column);
    if (card && column && column.dataset.column !== card.dataset.status) event.preventDefault();
  });
  board.addEventListener("dragend", () => showTarget(board, undefined));
  board.addEventListener("drop", (event) => {
    const status = columnOf(event)?.dataset.column;
    showTarget(board, undefined);
    if (!card || status === undefined) return;
    event.preventDefault();
    moveCard(card, status);
  });
}

function columnOf({ target }: Event): HTMLElement | undefined {
  const column = target instanceof Element ? target.closest("[data-column]") : null;
  return column instanceof HTMLElement ? column : undefined;
}

function showTarget(board: Element, column: HTMLElement | undefined): void {
  for (const each of board.querySelectorAll("[data-column]")) {
    each.toggleAttribute("data-target", each === column);
  }
}

/** Where a status needs a form of its own on the page of the lead. */
const FORMS: Readonly<Record<string, string>> = { referred: "#referral", closed: "#closing" };

function moveCard(card: HTMLElement, status: string): void {
  const form = card.querySelector("form");
  const section = FORMS[status];
  if (section !== undefined) location.assign(`/leads/${card.dataset.card}${section}`);
  else if (form) {
    const act = document.createElement("input");
    Object.assign(act, { type: "hidden", name: "act", value: status });
    form.append(act);
    form.requestSubmit();
  }
}
