import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast/toast-store.browser.ts";

interface CopyButtonProps {
  readonly children: string;
  /** Called on click: a link needs the address bar, which the server does not have. */
  readonly makeText: () => string;
  readonly success: { readonly title: string; readonly description: string };
}

/** Copies a text, or shows it for manual copying. */
export function CopyButton({ children, makeText, success }: CopyButtonProps) {
  const [textToCopy, setTextToCopy] = useState<string | null>(null);
  const copy = async () => {
    const text = makeText();
    const isCopied = await copyText(text);
    setTextToCopy(isCopied ? null : text);
    showToast(
      isCopied
        ? success
        : { title: "Copy Failed", description: "Unable to copy to clipboard.", tone: "error" },
    );
  };
  return (
    <>
      <Button look="plain" onClick={copy}>
        {children}
      </Button>
      {textToCopy !== null && (
        <p role="status" className="order-last col-span-full w-full text-[0.94rem]">
          Unable to copy to clipboard. Copy it by hand:{" "}
          <span className="font-semibold break-all select-all">{textToCopy}</span>
        </p>
      )}
    </>
  );
}

/** False if copying failed: unencrypted pages have no clipboard, and a visitor may refuse. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

interface PrivateLinkButtonProps {
  /** Path and query of the page that opens the link. */
  readonly path: string;
  readonly makeFragment: () => string;
}

export function PrivateLinkButton({ path, makeFragment }: PrivateLinkButtonProps) {
  return (
    <CopyButton
      makeText={() => new URL(`${path}${makeFragment()}`, location.origin).href}
      success={{
        title: "Link Copied",
        description: "The figures are in the link itself. Nothing was sent to us.",
      }}
    >
      Copy Private Link
    </CopyButton>
  );
}
