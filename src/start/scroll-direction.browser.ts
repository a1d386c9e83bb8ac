/** Less than this is a trembling finger. */
const STEP_PX = 12;
/** Near the top there is nothing to gain. */
const FROM_PX = 160;

/** Marks the document while somebody scrolls down, so that on a phone the header makes room (app.css). */
export function watchScrollDirection(): void {
  let last = 0;
  const follow = () => {
    if (Math.abs(scrollY - last) < STEP_PX) return;
    document.documentElement.toggleAttribute("data-scrolls-down", scrollY > last && scrollY > FROM_PX);
    last = scrollY;
  };
  addEventListener("scroll", follow, { passive: true });
}
