import { describeExchange, describeLosses } from "../../calculators/hold/tax/tax-text.ts";
import { keptTable, soldTable } from "../../calculators/hold/tax/year-tables.ts";
import type { AnswerProps } from "../hold-projection-catalog.server.ts";
import { FigureTable } from "./figure-table.tsx";

/** The expected case after tax, on paper. A default export because it loads once tax is counted. */
export default function PrintedTaxes({ answer: { plan, projection }, content }: Omit<AnswerProps, "facts">) {
  const { afterTax, exits } = projection.expected;
  if (!afterTax) return null;
  const tables = [
    { caption: `${content.tax.table}, expected case, after tax`, table: keptTable(afterTax) },
    { caption: `${content.tax.sales}, expected case, after tax`, table: soldTable(afterTax, exits) },
  ];
  return (
    <section className="mt-4">
      <p className="text-[0.8rem] leading-snug">
        {describeLosses(afterTax)} {plan.exchange && describeExchange(plan)} {content.tax.section.text}
      </p>
      {tables.map(({ caption, table }) => (
        <div key={caption}>
          <h3 className="mt-2 mb-1">{caption}</h3>
          <FigureTable caption={caption} table={table} />
        </div>
      ))}
    </section>
  );
}
