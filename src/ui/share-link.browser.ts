export interface SharedLink {
  readonly title: string;
  /** Shown above the link by whatever it is shared with. */
  readonly text?: string;
  readonly url: string;
}

/** What is copied where nothing can be shared. */
export function linkAsText({ text, url }: SharedLink): string {
  return text === undefined ? url : `${text}\n${url}`;
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
    await navigator.clipboard.writeText(linkAsText(link));
    return "copied";
  } catch {
    return "failed";
  }
}
