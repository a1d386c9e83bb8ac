import { memo } from "react";
import type { CashFlowCalculatorContent } from "../../../content/calculators/calculators.ts";
import { Button } from "../../ui/button.tsx";
import { StaticHtml } from "../../ui/page/static-html.tsx";
import { type CashFlowEntry, cashFlowEntryOf } from "./cash-flow-entry.ts";

interface CashFlowExampleProps {
  readonly example: CashFlowCalculatorContent["example"];
  /** Made of cash-flow-example-table.tsx. */
  readonly table: string;
  readonly onUse: (entry: CashFlowEntry) => void;
}

export const CashFlowExample = memo(function CashFlowExample({
  example,
  table,
  onUse,
}: CashFlowExampleProps) {
  const use = () => {
    onUse(cashFlowEntryOf(example.inputs));
    document.querySelector("h1")?.scrollIntoView();
    document.getElementById("results")?.querySelector("h2")?.focus();
  };
  return (
    <section aria-labelledby="worked-example" className="section">
      <StaticHtml html={table} />
      <Button look="quiet" className="mt-5 scripting-none:hidden" onClick={use}>
        Use These Figures
      </Button>
    </section>
  );
});
