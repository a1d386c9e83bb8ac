import { linkAsText, type SharedLink } from "../../ui/share-link.browser.ts";

/** False where the device's sheet takes no pictures, as on most desktops. */
export function canShare(picture: File): boolean {
  return "canShare" in navigator && navigator.canShare({ files: [picture] });
}

/** The link is in the text: many receivers of a file drop an address of its own. */
export async function sharePicture(
  picture: File,
  link: SharedLink,
): Promise<"shared" | "dismissed" | "failed"> {
  try {
    await navigator.share({ files: [picture], title: link.title, text: linkAsText(link) });
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "dismissed" : "failed";
  }
}
