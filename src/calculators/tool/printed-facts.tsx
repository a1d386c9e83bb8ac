import type { ReactNode } from "react";

interface PrintedFactsProps {
  readonly heading: string;
  readonly rows: readonly { readonly label: string; readonly text: string }[];
  /** Too many rows to keep on one page. */
  readonly isLong?: boolean;
  readonly children?: ReactNode;
}

/** Labels and figures for a column. */
export function PrintedFacts({ heading, rows, isLong = false, children }: PrintedFactsProps) {
  return (
    <section className={`mb-4 ${isLong ? "" : "break-inside-avoid"}`}>
      <h3 className="mb-1">{heading}</h3>
      <dl>
        {rows.map(({ label, text }) => (
          <div
            key={label}
            className="flex break-inside-avoid justify-between gap-4 border-b border-rule py-0.5"
          >
            <dt>{label}</dt>
            <dd className="text-right font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
