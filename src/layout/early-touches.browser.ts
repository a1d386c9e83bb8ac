import { AWAKE_EVENT } from "./awake-event.ts";

/**
 * Catches up with a visitor who was faster than the scripts: what stands in the fields is told to React, which would
 * show it but not know it, and the script in the head clicks again what was clicked in vain. Boxes are left alone: their
 * forms read them when they are sent, and nobody but the visitor ticks a consent.
 */
export function catchUpWithVisitor(): void {
  for (const field of document.querySelectorAll<HTMLElement>("input, select, textarea")) tellChange(field);
  dispatchEvent(new Event(AWAKE_EVENT));
}

function tellChange(field: HTMLElement): void {
  if (field instanceof HTMLSelectElement) {
    if (isChosenAnew(field)) field.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    if (field.value === field.defaultValue) return;
    const typed = field.value;
    // React compares with what it saw last, and sees only what is set on the element itself.
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, typed);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

function isChosenAnew({ options, selectedIndex }: HTMLSelectElement): boolean {
  const served = Array.from(options).findIndex((option) => option.defaultSelected);
  return selectedIndex !== Math.max(served, 0);
}
