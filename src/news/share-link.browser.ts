export interface SharedLink {
  readonly title: string;
  readonly url: string;
}

/**
 * Opens the device's share sheet. Where there is none, or it fails, copies to the clipboard. A visitor who closes the
 * sheet has changed their mind: that is not a failure, and nothing is copied behind their back.
 */
export async function shareOrCopy(link: SharedLink): Promise<"shared" | "dismissed" | "copied" | "failed"> {
  if ("share" in navigator) {
    try {
      await navigator.share(link);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "dismissed";
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return "copied";
  } catch {
    return "failed";
  }
}
