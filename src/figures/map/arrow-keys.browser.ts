import { neighborAfterKey } from "./neighbor-after-key.ts";

interface KeyOnLink {
  readonly key: string;
  readonly currentTarget: HTMLAnchorElement;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly preventDefault: () => void;
}

/** On a map whose places are links: an arrow leads to the place on that side. */
export function moveFocusOnMap(event: KeyOnLink): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const links = Array.from(event.currentTarget.closest("svg")?.querySelectorAll("a") ?? []);
  const current = links.indexOf(event.currentTarget);
  const next = neighborAfterKey(event.key, links.map(centerOf), current);
  if (next === null) return;
  event.preventDefault();
  links[next]?.focus();
}

/** Of the land, without the letters beside it. */
function centerOf(link: Element) {
  const { left, top, width, height } = (link.querySelector("path") ?? link).getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
