import { type ChangeEvent, useRef } from "react";
import { FILE_LIMIT, importDeals, TOO_LARGE } from "../calculators/my-deals/deals-file.ts";
import { type KeptDeals, writeKeptDeals } from "../calculators/my-deals/kept-deals.ts";
import { changeMyDeals } from "../calculators/my-deals/my-deals-store.browser.ts";
import { downloadText } from "../calculators/sharing/download-file.browser.ts";
import { Button } from "../ui/button.tsx";

export function ExportButton({ kept }: { readonly kept: KeptDeals }) {
  return (
    <Button
      look="plain"
      onClick={() => downloadText("my-deals.json", writeKeptDeals(kept), "application/json")}
    >
      Export All
    </Button>
  );
}

/** Reads an exported file. `onDone` receives what happened, in words. */
export function ImportButton({ onDone }: { readonly onDone: (message: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Otherwise choosing the same file again would not be noticed.
    const read = file && (await readFile(file));
    target.value = "";
    if (read !== undefined) onDone(read);
  };
  return (
    <>
      <Button look="plain" onClick={() => input.current?.click()}>
        Import a File
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label="File of deals to import"
        hidden
        onChange={take}
      />
    </>
  );
}

async function readFile(file: File): Promise<string> {
  if (file.size > FILE_LIMIT) return TOO_LARGE;
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return "The browser could not read this file. Nothing was changed.";
  let message = "";
  const outcome = changeMyDeals((kept) => {
    const imported = importDeals(kept, text);
    message = imported.message;
    return imported.kept ?? kept;
  });
  return outcome.isStored ? message : outcome.problem;
}
