import type { cashFlowCalculator } from "../../../content/calculators/calculators.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { PhoneFold } from "../../ui/page/phone-fold.tsx";
import { calculateCashFlow } from "./cash-flow.ts";
import { describeCashFlow } from "./cash-flow-figures.ts";

interface CashFlowExampleTableProps {
  readonly example: (typeof cashFlowCalculator)["example"];
}

/** Every formula applied to one property. Complete without JavaScript, and rendered by the server alone. */
export function CashFlowExampleTable({ example }: CashFlowExampleTableProps) {
  return (
    <PhoneFold title={<h2 id="worked-example">{example.heading}</h2>} answer={example.answer}>
      <p className="max-w-[60ch]">{example.text}</p>
      <div className="mt-5">
        <DataTable
          caption={example.heading}
          rows={describeCashFlow(example.inputs, calculateCashFlow(example.inputs))}
          rowKey={({ id }) => id}
          columns={[
            { heading: "Figure", cell: ({ label }) => label },
            { heading: "How", cell: ({ formula }) => <span className="wrap-anywhere">{formula}</span> },
            { heading: "Result", isNumeric: true, cell: ({ value }) => <strong>{value}</strong> },
          ]}
        />
      </div>
    </PhoneFold>
  );
}
