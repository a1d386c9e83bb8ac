import { MoonIcon, SunIcon } from "../ui/icons/frame-icons.tsx";
import { ICON_BUTTON } from "./icon-button.ts";

/** Handled by the script in the document's head, which also keeps aria-pressed in sync with the theme. */
export function ThemeToggle({ className }: { readonly className: string }) {
  return (
    <button
      type="button"
      data-theme-set="toggle"
      aria-label="Dark theme"
      aria-pressed="false"
      className={`${ICON_BUTTON} ${className}`}
    >
      <MoonIcon className="size-[20px] dark:hidden" />
      <SunIcon className="hidden size-[20px] dark:block" />
    </button>
  );
}
