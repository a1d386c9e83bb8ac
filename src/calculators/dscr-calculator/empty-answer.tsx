import type { ReactNode } from "react";
import { DSCR_BANDS, formatRatio } from "../../dscr/dscr.ts";

/** Before the first calculation: the formula, an example of it, and the bands. */
export function EmptyAnswer({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="awaits-all">
      <p className="font-serif text-[1.5rem] leading-snug font-semibold">
        DSCR = (rent − expenses) ÷ debt service
      </p>
      <p className="mt-2 mb-5 text-ink-soft">Your ratio will stand here, on this scale.</p>
      {children}
      <table className="mt-5 w-full">
        <caption className="sr-only">Bands of the ratio</caption>
        <tbody>
          {DSCR_BANDS.map(({ level, floor }) => (
            <tr key={level} className="border-t border-rule">
              <th scope="row" className="py-2 pr-4 text-left font-semibold whitespace-nowrap">
                <span className={`mr-3 inline-block size-3 rounded-full ${swatches[level]}`} />
                {level.charAt(0).toUpperCase() + level.slice(1)}
              </th>
              <td className="py-2 text-right">
                {Number.isFinite(floor) ? `${formatRatio(floor)} and up` : "below 1.00, not qualified"}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const swatches = {
  excellent: "bg-excellent-gauge",
  good: "bg-good-gauge",
  marginal: "bg-marginal-gauge",
  poor: "bg-poor-gauge",
};
