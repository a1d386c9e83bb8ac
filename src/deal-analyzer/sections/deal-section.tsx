import type { ReactNode } from "react";
import type { DealAnalyzerContent } from "../../../content/calculators/deal-analyzer.ts";

interface DealSectionProps {
  /** Also its address on the page. */
  readonly id: keyof DealAnalyzerContent["sections"];
  readonly heading: string;
  readonly children: ReactNode;
}

/** One question about the deal, and its answer. */
export function DealSection({ id, heading, children }: DealSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="section">
      <h2 id={`${id}-heading`} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
