/** In pixels, so that larger text does not push the last one off a narrow screen. */
export const ICON_BUTTON =
  "grid size-[44px] flex-none place-items-center rounded-control border border-edge text-ink-soft hover:border-brand hover:text-ink";
