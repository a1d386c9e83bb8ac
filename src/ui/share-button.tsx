import { useState } from "react";
import { Button } from "./button.tsx";
import { ShareIcon } from "./icons/share-icon.tsx";
import { linkAsText, type SharedLink, shareOrCopy } from "./share-link.browser.ts";
import { showToast } from "./toast/toast-store.browser.ts";

interface ShareButtonProps {
  /** Called on click: a link needs the address bar, which the server does not have. */
  readonly makeLink: () => SharedLink;
  /** Said when the link was copied, because the device could not share it. */
  readonly copied: string;
  /** Only the symbol is shown; the word is its name. */
  readonly isSmall?: boolean;
  readonly children?: string;
}

/** Shares a URL of this site. If it can be neither shared nor copied, it is shown for copying by hand. */
export function ShareButton({ makeLink, copied, isSmall = false, children = "Share" }: ShareButtonProps) {
  const [textToCopy, setTextToCopy] = useState<string | null>(null);
  const share = async () => {
    const link = makeLink();
    const outcome = await shareOrCopy(link);
    setTextToCopy(outcome === "failed" ? linkAsText(link) : null);
    if (outcome === "copied") showToast({ title: "Copied to Clipboard", description: copied });
    if (outcome === "failed") {
      showToast({ title: "Copy Failed", description: "Unable to copy to clipboard.", tone: "error" });
    }
  };
  return (
    <>
      <Button
        look="quiet"
        className={`scripting-none:hidden print:hidden ${isSmall ? "w-11 flex-none px-0! lg:min-h-9 lg:w-9" : ""}`}
        onClick={share}
      >
        <ShareIcon className={isSmall ? "size-5" : "size-4"} />
        <span className={isSmall ? "sr-only" : ""}>{children}</span>
      </Button>
      {textToCopy && (
        <p role="status" className="order-last col-span-full w-full text-[0.94rem]">
          Unable to copy to clipboard. Copy it by hand:{" "}
          <span className="font-semibold break-all select-all">{textToCopy}</span>
        </p>
      )}
    </>
  );
}
