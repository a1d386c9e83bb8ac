import { memo } from "react";
import { formatUsd } from "../../dscr/money.ts";
import { PageLink } from "../../ui/page/page-link.tsx";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import { carriedPrice, type LoanTerms, ratioRange } from "../median-house.ts";
import { highestFirst, type PlaceRatio } from "./map-ratios.ts";

interface RatioTableProps {
  /** "state" or "county". */
  readonly kind: string;
  readonly label: string;
  readonly ratios: readonly PlaceRatio[];
  readonly loan: LoanTerms;
  /** Where the name of a place leads. */
  readonly addressOf: (slug: string) => string;
  readonly isReplacing?: boolean;
  /** Stands instead of the price that the rent carries, and of the ratios at both ends of a tax range. */
  readonly lastColumn?: { readonly heading: string; readonly of: (slug: string) => string };
  /** Places without a ratio, with the reason. They come last. */
  readonly others?: readonly { readonly slug: string; readonly name: string; readonly reason: string }[];
}

/** The map's figures, the highest ratio first. */
export function RatioTable({
  kind,
  label,
  ratios,
  loan,
  addressOf,
  isReplacing,
  lastColumn,
  others = [],
}: RatioTableProps) {
  return (
    <ScrollRegion label={label} className="max-h-[36rem] border-y border-rule contain-content">
      <table className="w-full table-fixed border-collapse text-[0.94rem] tabular-nums">
        <caption className="sr-only">{`Rent, value and ratio of each ${kind}, the highest ratio first`}</caption>
        <thead className="sticky top-0 bg-paper text-sm text-ink-soft">
          <tr>
            <th scope="col" className="w-[40%] py-2 pr-2 text-left capitalize sm:w-[30%]">
              {kind}
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
              {lastColumn?.heading ?? "Carries itself up to"}
            </th>
          </tr>
        </thead>
        <tbody>
          {highestFirst(ratios).map(({ place, text }) => (
            <tr key={place.slug} className="border-t border-rule">
              <PlaceName to={addressOf(place.slug)} name={place.name} isReplacing={isReplacing} />
              <td className="hidden px-2 text-right sm:table-cell">{formatUsd(place.house.rent)}</td>
              <td className="hidden px-2 text-right sm:table-cell">{formatUsd(place.house.value)}</td>
              <td className="px-2 text-right font-semibold">
                {text}
                {!lastColumn && <TaxRange range={ratioRange(place.house, loan)} />}
              </td>
              <td className="pl-2 text-right">
                {lastColumn ? lastColumn.of(place.slug) : formatUsd(carriedPrice(place.house, loan))}
              </td>
            </tr>
          ))}
          {others.map(({ slug, name, reason }) => (
            <tr key={slug} className="border-t border-rule text-ink-soft">
              <PlaceName to={addressOf(slug)} name={name} isReplacing={isReplacing} />
              <td colSpan={4} className="py-1.5 pl-2 text-sm">
                {reason}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

interface PlaceNameProps {
  readonly to: string;
  readonly name: string;
  readonly isReplacing: boolean | undefined;
}

/** Stays as it is while the figures beside it follow the sliders. */
const PlaceName = memo(function PlaceName({ to, name, isReplacing = false }: PlaceNameProps) {
  return (
    <th scope="row" className="py-1.5 pr-2 text-left font-semibold">
      <PageLink to={to} replace={isReplacing} className="hover:underline">
        {name}
      </PageLink>
    </th>
  );
});

function TaxRange({ range }: { readonly range: string | undefined }) {
  return range && <span className="block text-sm font-normal text-ink-soft">{range}</span>;
}
