import { formatUsd } from "../../dscr/money.ts";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import { carriedPrice, type LoanTerms, ratioRange } from "../median-house.ts";
import { highestFirst, type StateRatio } from "./map-ratios.ts";

interface RatioTableProps {
  readonly ratios: readonly StateRatio[];
  readonly loan: LoanTerms;
}

/** The map's figures, the highest ratio first. */
export function RatioTable({ ratios, loan }: RatioTableProps) {
  return (
    <ScrollRegion label="Ratios of all states" className="max-h-[36rem] border-y border-rule contain-content">
      <table className="w-full table-fixed border-collapse text-[0.94rem] tabular-nums">
        <caption className="sr-only">Rent, value and ratio of each state, the highest ratio first</caption>
        <thead className="sticky top-0 bg-paper text-sm text-ink-soft">
          <tr>
            <th scope="col" className="w-[40%] py-2 pr-2 text-left sm:w-[30%]">
              State
            </th>
            <th scope="col" className="hidden px-2 text-right sm:table-cell">
              Rent
            </th>
            <th scope="col" className="hidden px-2 text-right sm:table-cell">
              Value
            </th>
            <th scope="col" className="px-2 text-right">
              Ratio
            </th>
            <th scope="col" className="pl-2 text-right">
              Carries itself up to
            </th>
          </tr>
        </thead>
        <tbody>
          {highestFirst(ratios).map(({ state, text }) => (
            <tr key={state.slug} className="border-t border-rule">
              <th scope="row" className="py-1.5 pr-2 text-left font-semibold">
                {state.name}
              </th>
              <td className="hidden px-2 text-right sm:table-cell">{formatUsd(state.house.rent)}</td>
              <td className="hidden px-2 text-right sm:table-cell">{formatUsd(state.house.value)}</td>
              <td className="px-2 text-right font-semibold">
                {text}
                <TaxRange range={ratioRange(state.house, loan)} />
              </td>
              <td className="pl-2 text-right">{formatUsd(carriedPrice(state.house, loan))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function TaxRange({ range }: { readonly range: string | undefined }) {
  return range && <span className="block text-sm font-normal text-ink-soft">{range}</span>;
}
