import { memo } from "react";
import type { HoldExit } from "../../calculators/hold/hold-exits.ts";
import type { AfterTax } from "../../calculators/hold/tax/after-tax.ts";
import { keptTable, soldTable } from "../../calculators/hold/tax/year-tables.ts";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import type { AnswerProps } from "../hold-projection-catalog.server.ts";
import { FigureTable } from "./figure-table.tsx";

interface TaxTablesProps {
  readonly caseName: string;
  readonly exits: readonly HoldExit[];
  readonly taxes: AfterTax;
  readonly content: AnswerProps["content"]["tax"];
}

/** Every year, then every sale. A default export because LoadedInView loads it. */
export default memo(function TaxTables({ caseName, exits, taxes, content }: TaxTablesProps) {
  const tables = [
    { caption: content.table, table: keptTable(taxes) },
    { caption: content.sales, table: soldTable(taxes, exits) },
  ];
  return tables.map(({ caption, table }) => (
    <div key={caption}>
      <h3 className="mt-6 mb-2">{caption}</h3>
      <ScrollRegion label={`${caption}, ${caseName.toLowerCase()}`} className="max-h-[28rem]">
        <FigureTable caption={`${caption}, ${caseName.toLowerCase()}`} table={table} />
      </ScrollRegion>
    </div>
  ));
});
