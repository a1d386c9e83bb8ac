import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { ShareIcon } from "../ui/icons/share-icon.tsx";
import { showToast } from "../ui/toast/toast-store.browser.ts";
import { shareOrCopy } from "./share-link.browser.ts";

/** Shares a URL of this site. If it can be neither shared nor copied, it is shown for copying by hand. */
export function ShareButton({ title, path }: { readonly title: string; readonly path: string }) {
  const [urlToCopy, setUrlToCopy] = useState<string | null>(null);
  const share = async () => {
    const url = new URL(path, location.origin).href;
    const outcome = await shareOrCopy({ title, url });
    setUrlToCopy(outcome === "failed" ? url : null);
    if (outcome === "copied") {
      showToast({ title: "Copied to Clipboard", description: "Article link copied successfully." });
    }
    if (outcome === "failed") {
      showToast({ title: "Copy Failed", description: "Unable to copy to clipboard.", tone: "error" });
    }
  };
  return (
    <>
      <Button look="quiet" className="scripting-none:hidden print:hidden" onClick={share}>
        <ShareIcon className="size-4" />
        Share
      </Button>
      {urlToCopy && (
        <p className="w-full text-[0.94rem]">
          Unable to copy to clipboard. The link is{" "}
          <span className="font-semibold break-all select-all">{urlToCopy}</span>
        </p>
      )}
    </>
  );
}
