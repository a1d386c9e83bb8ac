import { FolderIcon } from "../ui/icons/frame-icons.tsx";
import { HeaderLink } from "./header-link.tsx";
import { ICON_BUTTON } from "./icon-button.ts";

/** Shown once a deal is kept: the script in the document's head knows that before the first paint. */
export function MyDealsLink() {
  return (
    <HeaderLink
      href="/my-deals"
      aria-label="My Deals"
      title="My Deals"
      className={`${ICON_BUTTON} [:root:not(.has-deals)_&]:hidden @max-[18rem]:hidden aria-[current=page]:border-brand aria-[current=page]:text-brand`}
    >
      <FolderIcon className="size-[20px]" />
    </HeaderLink>
  );
}
