import type { ReactNode } from "react";
import { ESTIMATE_NOTE } from "../reports/estimate-note.ts";

interface VerdictCardProps {
  readonly heading: string;
  /** The answer in one sentence. */
  readonly verdict: ReactNode;
  /** The button that shares it. */
  readonly share: ReactNode;
  /** What the sentence rests on. */
  readonly figures: ReactNode;
  /** What kind of figures they are. */
  readonly note?: string;
  /** How it was reached. */
  readonly children: ReactNode;
}

/**
 * The first answer of a tool. On a wide screen its head stays in sight beside the fields, and what explains it scrolls
 * away below. It is as tall as the form, so that there is room to stay.
 */
export function VerdictCard({
  heading,
  verdict,
  share,
  figures,
  note = ESTIMATE_NOTE,
  children,
}: VerdictCardProps) {
  return (
    <section id="results" aria-labelledby="results-heading" className="min-w-0 lg:self-stretch">
      <div className="verdict-head bg-paper">
        <div className="rounded-sheet border border-rule bg-sheet px-5 pt-3 pb-4 sm:px-6 lg:pt-2 lg:pb-2">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h2
              id="results-heading"
              tabIndex={-1}
              className="font-sans text-[0.94rem] tracking-normal text-ink-soft"
            >
              {heading}
            </h2>
            {share}
          </div>
          <p className="verdict-text awaits mb-3 wrap-anywhere lg:mb-1 lg:text-[1.3rem]">{verdict}</p>
          {figures}
        </div>
      </div>
      <div className="awaits-all mt-5 sm:px-6">
        <p className="mb-4 text-ink-soft">{note}</p>
        {children}
      </div>
    </section>
  );
}
