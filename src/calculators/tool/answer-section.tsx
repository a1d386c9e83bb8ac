import type { ReactNode } from "react";

interface AnswerSectionProps {
  readonly heading: string;
  /** What the answer is, and what kind of figure. */
  readonly text: string;
  readonly children: ReactNode;
}

/** The first answer of a tool, on a sheet of its own. */
export function AnswerSection({ heading, text, children }: AnswerSectionProps) {
  return (
    <section
      id="results"
      aria-labelledby="results-heading"
      className="rounded-sheet border border-rule bg-sheet p-5 sm:p-7"
    >
      <h2 id="results-heading" tabIndex={-1}>
        {heading}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">{text}</p>
      {children}
    </section>
  );
}
