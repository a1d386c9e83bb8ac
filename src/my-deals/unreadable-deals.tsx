import { forgetMyDeals, type MyDeals } from "../calculators/my-deals/my-deals-store.browser.ts";
import { downloadText } from "../calculators/sharing/download-file.browser.ts";
import { Button } from "../ui/button.tsx";

const EXPLANATIONS = {
  newer: "A newer version of this page has kept deals in this browser. Reload the page to see them.",
  foreign:
    "What this browser keeps under the name my-deals cannot be read: it was changed by something else than this page.",
  forbidden:
    "This browser refuses to store anything for this site, so no deal can be kept. Its settings, or those of a private window, decide that. A private link to a deal works all the same.",
} as const;

/** Nothing is thrown away unasked: the visitor takes the text away, or forgets it. */
export function UnreadableDeals({
  stored,
}: {
  readonly stored: Exclude<MyDeals, { readonly kind: "deals" }>;
}) {
  return (
    <section aria-labelledby="deals" className="section">
      <h2 id="deals">Your deals cannot be shown</h2>
      <p className="mt-3 max-w-[68ch]">{EXPLANATIONS[stored.kind]}</p>
      {stored.kind !== "forbidden" && (
        <div className="mt-4 flex flex-wrap gap-x-6">
          <Button look="plain" onClick={() => downloadText("my-deals.txt", stored.text, "text/plain")}>
            Download It as It Is
          </Button>
          <Button look="plain" onClick={forgetMyDeals}>
            Forget It
          </Button>
        </div>
      )}
    </section>
  );
}
