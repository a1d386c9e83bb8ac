import { sayMonth } from "../../calculators/deal/bookings/bookings-text.ts";
import type { BookedMonth } from "../../calculators/deal/bookings/bookings-view.ts";
import { WholeDollars } from "../../dscr/whole-dollars.tsx";

/** Twelve short lines, on a phone too. */
export function MonthsTable({ months }: { readonly months: readonly BookedMonth[] }) {
  return (
    <table className="w-full max-w-[46rem] border-collapse tabular-nums">
      <caption className="sr-only">Cash after all costs, bills and the payment</caption>
      <thead className="text-sm text-ink-soft">
        <tr>
          <th scope="col" className="py-1 text-left font-semibold">
            Month
          </th>
          <th scope="col" className="py-1 text-right font-semibold">
            Bookings
          </th>
          <th scope="col" className="py-1 text-right font-semibold">
            Cash left
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ bookings, cash }, month) => (
          <tr key={sayMonth(month)} className="border-t border-rule">
            <th scope="row" className="py-1 text-left font-normal">
              {sayMonth(month)}
            </th>
            <td className="py-1 text-right whitespace-nowrap">
              <WholeDollars amount={bookings} />
            </td>
            <td className="py-1 text-right font-semibold whitespace-nowrap">
              <WholeDollars amount={cash} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
