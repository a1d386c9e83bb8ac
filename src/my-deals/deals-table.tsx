import { useMemo } from "react";
import { NO_DEBT, sayRatio } from "../calculators/deal/ratios/ratio-labels.ts";
import { type ComparedDeal, type DealLine, dealLineOf, sumOf } from "../calculators/my-deals/portfolio.ts";
import { formatRatio } from "../dscr/dscr.ts";
import { formatUsd } from "../dscr/money.ts";
import { ScrollRegion } from "../ui/scroll-region.tsx";
import { PortfolioSummary } from "./portfolio-summary.tsx";

const COLUMNS = [
  { heading: "Cash flow a month", amount: (line) => line.cashFlow },
  { heading: "Cash needed at closing", amount: (line) => line.cashNeeded },
  { heading: "Equity", amount: (line) => line.equity },
  { heading: "Reserves", amount: (line) => line.reserves },
  { heading: "Rent that counts", amount: (line) => line.rent },
  { heading: "Full payment", amount: (line) => line.payment },
  { heading: "Loan", amount: (line) => line.loan },
] as const satisfies readonly { heading: string; amount: (line: DealLine) => number }[];

const CELL = "border-b border-rule px-3 py-2.5 align-top";
/** Stays in view while the figures scroll under it. */
const NAME = `${CELL} sticky left-0 z-10 w-32 min-w-32 bg-paper pl-0 text-left sm:w-56 sm:min-w-56`;

interface DealsTableProps {
  readonly caption: string;
  readonly totalName: string;
  readonly deals: readonly ComparedDeal[];
}

export function DealsTable({ caption, totalName, deals }: DealsTableProps) {
  const lines = useMemo(
    () => deals.map(({ id, name, deal }) => ({ id, name, deal, line: dealLineOf(deal) })),
    [deals],
  );
  const total = sumOf(lines.map(({ line }) => line));
  return (
    <>
      <PortfolioSummary label={totalName} total={total} />
      <ScrollRegion label={`${caption}, all figures`} className="-mx-1 px-1">
        <table className="w-full border-separate border-spacing-0 text-[0.94rem]">
          <caption className="sr-only">{caption}</caption>
          <thead className="text-ink-soft">
            <tr>
              <th scope="col" className={`${NAME} font-normal`}>
                Deal
              </th>
              <th scope="col" className={`${CELL} text-right align-bottom font-normal`}>
                Lender's ratio
              </th>
              {COLUMNS.map(({ heading }) => (
                <th
                  key={heading}
                  scope="col"
                  className={`${CELL} min-w-28 text-right align-bottom font-normal`}
                >
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, name, deal, line }) => (
              <tr key={id}>
                <th scope="row" className={`${NAME} font-semibold wrap-anywhere`}>
                  {name}
                </th>
                <RatioCell text={sayRatio(deal, line.ratio)} />
                <Amounts line={line} />
              </tr>
            ))}
          </tbody>
          <tfoot className="font-semibold">
            <tr>
              <th scope="row" className={NAME}>
                {totalName}
              </th>
              <RatioCell text={total.ratio === null ? NO_DEBT : formatRatio(total.ratio)} />
              <Amounts line={total} />
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
    </>
  );
}

function RatioCell({ text }: { readonly text: string }) {
  return <td className={`${CELL} text-right font-serif text-lg leading-snug font-semibold`}>{text}</td>;
}

function Amounts({ line }: { readonly line: DealLine }) {
  return COLUMNS.map(({ heading, amount }) => (
    <td key={heading} className={`${CELL} text-right whitespace-nowrap tabular-nums`}>
      {heading === "Cash needed at closing" && amount(line) < 0
        ? `${formatUsd(-amount(line))} to you`
        : formatUsd(amount(line))}
    </td>
  ));
}
