import type { MouseEvent } from "react";

/**
 * Follows an anchor on the page without a new history entry: the figures are stored in this one. From then on all
 * sections are laid out, because the jump would miss among estimated heights.
 */
export function showPart(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href^='#']");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const id = link.hash.slice(1);
  // A phone has closed sections.
  document.querySelector<HTMLElement>(`[aria-controls="${id}-details"][aria-expanded="false"]`)?.click();
  document.querySelector(".late-sections")?.setAttribute("data-jump", "");
  document.getElementById(id)?.scrollIntoView();
  document.getElementById(`${id}-heading`)?.focus({ preventScroll: true });
}
