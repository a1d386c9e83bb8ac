import { memo } from "react";
import { formatRate } from "../../../dscr/rate-estimate.ts";
import type { YearsFile } from "../../../price-history/years/years-file.ts";
import { FoldedPart } from "../../../ui/folded-part.tsx";
import { ScrollRegion } from "../../../ui/scroll-region.tsx";
import { extremesOf, type MapOfYear } from "./year-ratios.ts";

interface EveryYearProps {
  readonly text: YearsFile["text"]["table"];
  readonly maps: readonly MapOfYear[];
}

/** The bars in figures. */
export const EveryYear = memo(function EveryYear({ text, maps }: EveryYearProps) {
  return (
    <div className="mt-6 max-w-[44rem]">
      <FoldedPart heading={text.heading}>
        <ScrollRegion label={text.caption} className="max-h-[30rem] contain-content">
          <table className="w-full border-collapse text-[0.94rem] tabular-nums">
            <caption className="sr-only">{text.caption}</caption>
            <thead className="sticky top-0 bg-paper text-sm text-ink-soft">
              <tr>
                {text.columns.map((column) => (
                  <th key={column} scope="col" className="py-2 pr-2 text-right align-bottom first:text-left">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {maps.map((map) => (
                <YearRow key={map.year} map={map} />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </FoldedPart>
    </div>
  );
});

function YearRow({ map }: { readonly map: MapOfYear }) {
  const { highest } = extremesOf(map);
  return (
    <tr className="border-t border-rule text-right">
      <th scope="row" className="py-1.5 pr-2 text-left font-semibold">
        {map.year}
      </th>
      <td className="pr-2">{formatRate(map.treasury)}</td>
      <td className="pr-2">{formatRate(map.loan.ratePercent)}</td>
      <td className="pr-2 font-semibold">{map.green}</td>
      <td className="pr-2">{`${highest?.place.code} ${highest?.text}`}</td>
    </tr>
  );
}
