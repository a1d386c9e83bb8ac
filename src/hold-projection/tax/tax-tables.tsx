import { memo } from "react";
import type { HoldExit } from "../../calculators/hold/hold-exits.ts";
import type { HoldPlan } from "../../calculators/hold/hold-plan.ts";
import type { AfterTax } from "../../calculators/hold/tax/after-tax.ts";
import { describeExchange, describeLosses } from "../../calculators/hold/tax/tax-text.ts";
import { keptTable, soldTable } from "../../calculators/hold/tax/year-tables.ts";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import type { AnswerProps } from "../hold-projection-catalog.server.ts";
import { FigureTable } from "./figure-table.tsx";

interface TaxTablesProps {
  readonly plan: HoldPlan;
  readonly caseName: string;
  readonly exits: readonly HoldExit[];
  readonly taxes: AfterTax;
  readonly content: AnswerProps["content"]["tax"];
}

/** Every year, then every sale. A default export because LoadedInView loads it. */
export default memo(function TaxTables({ plan, caseName, exits, taxes, content }: TaxTablesProps) {
  const tables = [
    { caption: content.table, table: keptTable(taxes) },
    { caption: content.sales, table: soldTable(taxes, exits) },
  ];
  return (
    <div>
      {plan.exchange && <p className="mb-5 max-w-[60ch]">{describeExchange(plan)}</p>}
      <p className="max-w-[60ch]">{describeLosses(taxes)}</p>
      {tables.map(({ caption, table }) => (
        <div key={caption}>
          <h3 className="mt-6 mb-2">{caption}</h3>
          <ScrollRegion label={`${caption}, ${caseName.toLowerCase()}`} className="max-h-[28rem]">
            <FigureTable caption={`${caption}, ${caseName.toLowerCase()}`} table={table} />
          </ScrollRegion>
        </div>
      ))}
    </div>
  );
});
