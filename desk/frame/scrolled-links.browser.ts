/** On a phone, the rooms and the lists are wider than the screen: the one that is open scrolls into view. */
export function showWhereOneIs(within: ParentNode = document): void {
  for (const link of within.querySelectorAll<HTMLElement>("nav > [aria-current=page]")) {
    const row = link.parentElement;
    // Not `scrollIntoView`, which would also scroll the page.
    if (row) row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }
}
