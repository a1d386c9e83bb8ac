import { type ReactNode, useSyncExternalStore } from "react";
import { DateText } from "../../ui/text/date-text.tsx";
import { todayHere } from "../../ui/text/today.browser.ts";
import { ESTIMATE_NOTE } from "./estimate-note.ts";

interface PrintedReportProps {
  readonly companyName: string;
  readonly heading: string;
  readonly children: ReactNode;
}

/** Hides an element in print once there is a report to print. Needs an ancestor with the class `group`. */
export const hiddenInReport = "group-has-[[data-report]]:print:hidden";

/** Printed instead of the page: one sheet. The disclaimer follows in the site's footer. */
export function PrintedReport({ companyName, heading, children }: PrintedReportProps) {
  const today = useSyncExternalStore(subscribeToPrinting, todayHere, () => null);
  return (
    <div data-report="" className="wrap hidden text-ink [--paper:var(--sheet)] print:block">
      <p className="font-semibold">{companyName}</p>
      <h2 className="mt-1">{heading}</h2>
      <p className="mt-1 mb-4 text-ink-soft">
        {today && (
          <>
            <DateText isoDate={today} />.{" "}
          </>
        )}
        {ESTIMATE_NOTE}
      </p>
      {children}
    </div>
  );
}

/** A page may stay open past midnight, so read the date when it is printed. */
function subscribeToPrinting(onPrint: () => void): () => void {
  addEventListener("beforeprint", onPrint);
  return () => removeEventListener("beforeprint", onPrint);
}

interface PrintedRowsProps {
  readonly heading: string;
  readonly rows: readonly { readonly label: string; readonly value: string; readonly formula?: string }[];
}

export function PrintedRows({ heading, rows }: PrintedRowsProps) {
  return (
    <section className="mt-4 break-inside-avoid">
      <h3 className="mb-1">{heading}</h3>
      <table className="w-full border-collapse">
        <tbody>
          {rows.map(({ label, value, formula }) => (
            <tr key={label} className="border-b border-rule">
              <th scope="row" className="w-2/5 py-0.5 text-left font-normal">
                {label}
              </th>
              <td className="w-1/5 py-0.5 font-semibold">{value}</td>
              <td className="py-0.5 text-sm text-ink-soft">{formula}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
