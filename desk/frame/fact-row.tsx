import type { ReactNode } from "react";

/** A fact of a list: `dt` and `dd`. On a phone, the value is wide enough for a day and a time, which do not break. */
export function FactRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-4 border-b border-rule py-2 last:border-0 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
