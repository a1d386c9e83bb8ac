import type { SafeSide } from "../../dscr/solved-figures.ts";
import { WholeDollars } from "../../dscr/whole-dollars.tsx";
import { CLOSING_LINES, closingLinesOf } from "../deal/closing/closing-lines.ts";
import type { Deal } from "../deal/deal.ts";
import { cashNeededOf } from "../deal/ratios/owner-view.ts";

/** What is due on closing day, line by line, with the reserves apart: they stay in the bank. */
export default function ClosingStatement({ deal }: { readonly deal: Deal }) {
  const lines = closingLinesOf(deal);
  const { downPayment, payoff, points, reserves, due } = cashNeededOf(deal);
  const rows: readonly (readonly [string, number])[] = [
    deal.purpose === "purchase" ? ["Down payment", downPayment] : ["Old loan to pay off", payoff],
    ["Points", points],
    ...CLOSING_LINES.map(([id, label]) => [label, lines[id]] as const),
  ];
  return (
    <table className="mt-6 w-full border-collapse text-[0.94rem]">
      <caption className="pb-1 text-left font-semibold">Cash to close</caption>
      <tbody>
        {rows.map(([label, amount]) => (
          <Row key={label} label={label} amount={amount} />
        ))}
        {due < 0 ? (
          <Row label="Paid out to you" amount={-due} side="down" isSum />
        ) : (
          <Row label="Due on closing day" amount={due} side="up" isSum />
        )}
        <Row label="Reserves to keep in the bank besides" amount={reserves} side="up" />
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly label: string;
  readonly amount: number;
  readonly side?: SafeSide;
  readonly isSum?: boolean;
}

function Row({ label, amount, side, isSum = false }: RowProps) {
  if (amount === 0 && !isSum) return null;
  return (
    <tr className={`border-t border-rule ${isSum ? "font-semibold" : ""}`}>
      <th scope="row" className={`py-1 pr-4 text-left ${isSum ? "" : "font-normal"}`}>
        {label}
      </th>
      <td className="py-1 text-right whitespace-nowrap tabular-nums">
        <WholeDollars amount={amount} side={side} />
      </td>
    </tr>
  );
}
