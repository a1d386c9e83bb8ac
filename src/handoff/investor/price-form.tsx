import { Button } from "../../ui/button.tsx";
import type { DealStatus } from "./deal-status.ts";
import { StatusAction } from "./status-action.tsx";

/** The person decides how exactly lenders see what the property costs. */
export function PriceForm({ status: { token, valueAs } }: { readonly status: DealStatus }) {
  const isExact = valueAs === "exact";
  return (
    <section aria-labelledby="value">
      <h2 id="value">How lenders see the price</h2>
      <p className="mt-3 max-w-[60ch]">
        {valueAs === null
          ? "As a range of $50,000, unless you tell us otherwise."
          : isExact
            ? "As it is, because you chose that."
            : "As a range of $50,000, because you chose that."}
      </p>
      <StatusAction token={token} act="tell-value" fields={{ valueAs: isExact ? "band" : "exact" }}>
        <Button type="submit" look="plain">
          {isExact ? "Show a range instead" : "Show it as it is instead"}
        </Button>
      </StatusAction>
      <p className="mt-1 max-w-[60ch] text-[0.94rem] text-ink-soft">
        It counts for lenders that are asked from now on.
      </p>
    </section>
  );
}
