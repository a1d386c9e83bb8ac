import { memo } from "react";
import type { HoldProjectionContent } from "../../../content/calculators/hold-projection.ts";
import type { HoldExit } from "../../calculators/hold/hold-exits.ts";
import type { HoldPlan } from "../../calculators/hold/hold-plan.ts";
import { sayReturn } from "../../calculators/hold/hold-text.ts";
import type { AfterTax } from "../../calculators/hold/tax/after-tax.ts";
import { describeLosses } from "../../calculators/hold/tax/tax-text.ts";
import { formatUsd } from "../../dscr/money.ts";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import { ExchangeDates } from "./exchange-dates.tsx";

interface TaxTablesProps {
  readonly plan: HoldPlan;
  readonly exits: readonly HoldExit[];
  readonly taxes: AfterTax | null;
  readonly content: HoldProjectionContent["tax"];
}

/** The expected case after tax: every year, then every sale. A default export because LoadedInView loads it. */
export default memo(function TaxTables({ plan, exits, taxes, content }: TaxTablesProps) {
  if (!taxes) return null;
  return (
    <div>
      <p className="mb-5 max-w-[60ch]">{describeLosses(taxes)}</p>
      {plan.exchange && <ExchangeDates content={content.dates} />}
      <FigureTable
        caption={`${content.table}, expected case`}
        headings={["Interest", "Depreciation", "Taxable income", "Losses that wait", "Tax", "Left after tax"]}
        rows={taxes.years.map(({ interest, depreciation, income, carried, tax, cashFlow }) => [
          interest,
          depreciation,
          income,
          carried,
          tax,
          cashFlow,
        ])}
        first="Year"
      />
      <FigureTable
        caption={`${content.sales}, expected case`}
        headings={["Gain", "Tax of that year", "Put off", "Cash after tax", "Return before", "Return after"]}
        rows={taxes.sales.map((sale, index) => [
          sale.gain,
          sale.tax,
          sale.deferred,
          sale.proceeds,
          exits[index] ? sayReturn(exits[index]) : "",
          sayReturn(sale),
        ])}
        first="Sold after year"
      />
    </div>
  );
});

interface FigureTableProps {
  readonly caption: string;
  readonly first: string;
  readonly headings: readonly string[];
  /** Dollars, or words. The first row is year 1. */
  readonly rows: readonly (readonly (number | string)[])[];
}

function FigureTable({ caption, first, headings, rows }: FigureTableProps) {
  return (
    <>
      <h3 className="mt-6 mb-2">{caption}</h3>
      <ScrollRegion label={caption} className="max-h-[28rem]">
        <table className="figures-table">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col" className="sticky left-0 z-10 border-r border-rule pl-0 text-left">
                {first}
              </th>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the row is its year
              <tr key={index}>
                <th scope="row">{index + 1}</th>
                {headings.map((heading, column) => {
                  const cell = cells[column] ?? "";
                  return <td key={heading}>{typeof cell === "number" ? formatUsd(cell) : cell}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}
