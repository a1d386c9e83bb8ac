import { TouchLink } from "../frame/parts.tsx";
import type { StuckView } from "./stuck.ts";

/** What waits now, whatever the period of the report is: each kind with the leads that wait longest, and all of them. */
export function StuckSection({ stuck }: { readonly stuck: StuckView }) {
  return (
    <section aria-labelledby="stuck" className="mt-10 print:break-inside-avoid">
      <h2 id="stuck">What is stuck now</h2>
      {stuck.length === 0 && <p className="mt-2">Nothing: nobody waits longer than planned.</p>}
      <ul className="mt-3 max-w-[44rem] border-t border-rule empty:hidden">
        {stuck.map(({ kind, count, text, href, oldest }) => (
          <li
            key={kind}
            className="grid grid-cols-[3.5rem_1fr] items-baseline gap-x-4 border-b border-rule py-3"
          >
            <span className="text-right font-serif text-2xl tabular-nums">{count}</span>
            <div className="min-w-0">
              <TouchLink href={href} isBold>
                {text.charAt(0).toUpperCase() + text.slice(1)}
              </TouchLink>
              {oldest.length > 0 && (
                <ul className="text-[0.94rem]">
                  {oldest.map(({ reference, name, age }) => (
                    <li key={reference} className="flex flex-wrap items-baseline gap-x-3">
                      <TouchLink href={`/leads/${reference}`}>{name}</TouchLink>
                      <span className="text-ink-soft">{age}</span>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
