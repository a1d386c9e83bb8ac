import { memo } from "react";
import type { CashFlowCalculatorContent } from "../../../content/calculators/calculators.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { calculateCashFlow } from "./cash-flow.ts";
import { type CashFlowEntry, cashFlowEntryOf } from "./cash-flow-entry.ts";
import { describeCashFlow } from "./cash-flow-figures.ts";

interface CashFlowExampleProps {
  readonly example: CashFlowCalculatorContent["example"];
  readonly onUse: (entry: CashFlowEntry) => void;
}

/** Every formula applied to one property. Complete without JavaScript. */
export const CashFlowExample = memo(function CashFlowExample({ example, onUse }: CashFlowExampleProps) {
  const figures = describeCashFlow(example.inputs, calculateCashFlow(example.inputs));
  const use = () => {
    onUse(cashFlowEntryOf(example.inputs));
    document.querySelector("h1")?.scrollIntoView();
    document.getElementById("results")?.querySelector("h2")?.focus();
  };
  return (
    <section aria-labelledby="worked-example" className="section">
      <h2 id="worked-example">{example.heading}</h2>
      <p className="mt-3 max-w-[60ch]">{example.text}</p>
      <div className="mt-5">
        <DataTable
          caption={example.heading}
          rows={figures}
          rowKey={({ id }) => id}
          columns={[
            { heading: "Figure", cell: ({ label }) => label },
            { heading: "How", cell: ({ formula }) => <span className="wrap-anywhere">{formula}</span> },
            { heading: "Result", isNumeric: true, cell: ({ value }) => <strong>{value}</strong> },
          ]}
        />
      </div>
      <Button look="quiet" className="mt-5 scripting-none:hidden" onClick={use}>
        Use These Figures
      </Button>
    </section>
  );
});
