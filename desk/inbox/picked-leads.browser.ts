/** Counts the selected leads in words, and selects all of a page. The stylesheet alone shows what can be done with them. */
export function startPicking(): void {
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(PICKS)) showPicked();
  });
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest("[data-pick-all]")) return;
    const picks = [...document.querySelectorAll<HTMLInputElement>(PICKS)];
    const isAll = picks.every(({ checked }) => checked);
    for (const pick of picks) pick.checked = !isAll;
    showPicked();
  });
  // Back shows the page as it was left.
  addEventListener("pageshow", showPicked);
}

const PICKS = "input[data-pick]";

export function countPicked(): number {
  return document.querySelectorAll(`${PICKS}:checked`).length;
}

function showPicked(): void {
  const count = countPicked();
  document.querySelector("[data-picked]")?.replaceChildren(count === 0 ? "" : `${count} selected`);
  document.querySelector("[data-pick-all]")?.removeAttribute("hidden");
}
