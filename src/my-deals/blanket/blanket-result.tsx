import type { ReactNode } from "react";
import type { BlanketSet } from "../../calculators/my-deals/blanket/blanket-fields.ts";
import type { Blanket, HouseShare } from "../../calculators/my-deals/blanket/blanket-loan.ts";
import {
  comparedRowsOf,
  type HouseColumn,
  houseColumnsOf,
  saleColumnsOf,
  termRowsOf,
} from "../../calculators/my-deals/blanket/blanket-rows.ts";
import { sayCash, sayLoan, saySales, sayWeak } from "../../calculators/my-deals/blanket/blanket-text.ts";
import { RatioFigure } from "../../dscr/gauge/ratio-figure.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import type { BlanketProps } from "./blanket-props.ts";

interface BlanketResultProps extends Pick<BlanketProps, "content"> {
  readonly blanket: Blanket;
  readonly set: BlanketSet;
}

export function BlanketResult({ blanket, set, content }: BlanketResultProps) {
  const { houses, terms } = set;
  const { compared, shares, sales } = content;
  const verdict = sayLoan(blanket, terms);
  const names = houses.map(({ name }) => name);
  return (
    <>
      <p className="hidden print:block">
        {termRowsOf(terms)
          .map(({ label, text }) => `${label}: ${text}`)
          .join("; ")}
      </p>
      <div className="mt-8 grid items-start gap-x-12 gap-y-5 lg:grid-cols-2">
        {blanket.ratio === null ? (
          <p className="verdict-text max-sm:text-[1.25rem]">{verdict}</p>
        ) : (
          <RatioFigure
            verdict={verdict}
            label="All rents over the full payment"
            dscr={blanket.ratio}
            size="large"
          />
        )}
        <ul className="max-w-[60ch] space-y-3">
          {[sayWeak(blanket, terms), sayCash(blanket), saySales(blanket, names)].map((sentence) => (
            <li key={sentence} className="border-t border-rule pt-2 wrap-anywhere">
              {sentence}
            </li>
          ))}
        </ul>
      </div>
      <Part heading={compared.heading} text={compared.text}>
        <DataTable
          caption={compared.heading}
          columns={[
            { heading: "Figure", cell: ({ label }) => label },
            { heading: "One loan", isNumeric: true, cell: ({ one }) => one.text },
            { heading: "Separate loans", isNumeric: true, cell: ({ separate }) => separate.text },
          ]}
          rows={comparedRowsOf(blanket, terms)}
          rowKey={({ label }) => label}
        />
        <p className="mt-3 max-w-[68ch] text-[0.94rem] text-ink-soft">{compared.note}</p>
      </Part>
      <Part heading={shares.heading} text={shares.text}>
        <HouseTable caption={shares.heading} columns={houseColumnsOf(terms)} blanket={blanket} set={set} />
      </Part>
      <Part heading={sales.heading} text={sales.text}>
        <HouseTable caption={sales.heading} columns={saleColumnsOf(terms)} blanket={blanket} set={set} />
      </Part>
    </>
  );
}

function Part({ heading, text, children }: { heading: string; text: string; children: ReactNode }) {
  return (
    <div className="mt-8 print:break-inside-avoid">
      <h3>{heading}</h3>
      <p className="mt-2 mb-3 max-w-[68ch]">{text}</p>
      {children}
    </div>
  );
}

interface HouseTableProps extends Pick<BlanketResultProps, "blanket" | "set"> {
  readonly caption: string;
  readonly columns: readonly HouseColumn[];
}

interface Row {
  readonly place: number;
  readonly name: string;
  readonly house: HouseShare;
}

function HouseTable({ caption, columns, blanket, set }: HouseTableProps) {
  const rows = blanket.houses.map(
    (house, place): Row => ({ place, name: set.houses[place]?.name ?? "", house }),
  );
  const figures = columns.map(
    ([heading, cell]): Column<Row> => ({ heading, isNumeric: true, cell: ({ house }) => cell(house).text }),
  );
  return (
    <DataTable
      caption={caption}
      columns={[
        { heading: "House", cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
        ...figures,
      ]}
      rows={rows}
      rowKey={({ place }) => `${place}`}
    />
  );
}
