import type { ReactNode } from "react";
import type { HoldProjectionContent } from "../../../content/calculators/hold-projection.ts";
import type { PriceRises } from "../../calculators/hold/appreciation.ts";
import { PageLink } from "../../ui/page/page-link.tsx";

interface MethodTextProps {
  readonly content: Pick<HoldProjectionContent, "definitions" | "priceDefinitions">;
  readonly rises: Pick<PriceRises, "recent" | "record" | "middle" | "notice">;
}

/** What every figure means, and where the appreciations come from. The server renders it: nothing in it moves. */
export function MethodText({ content, rises }: MethodTextProps) {
  const { recent, record, middle, notice } = rises;
  const { appreciation, lowCase } = content.priceDefinitions;
  return (
    <>
      <dl className="grid gap-x-12 gap-y-5 lg:grid-cols-2">
        {content.definitions.map(({ term, text }) => (
          <Definition key={term} term={term}>
            {text}
          </Definition>
        ))}
        <Definition term={appreciation.term}>
          {appreciation.text} The middle of the 50 states is {middle.since1991}% a year since 1991, and{" "}
          {middle.fiveYears}% from {recent.from} to {recent.to}: {appreciation.boom} Sources:{" "}
          <a href={record.link} className="link">
            {record.citation}
          </a>
          , and for the five years{" "}
          <a href={recent.link} className="link">
            {recent.citation}
          </a>
          , before inflation. {notice}
        </Definition>
        <Definition term={lowCase.term}>
          {lowCase.text} All states are in the files of{" "}
          <PageLink to="/data" className="link">
            the data page
          </PageLink>
          .
        </Definition>
      </dl>
      <p className="mt-6 max-w-[60ch] text-ink-soft">
        Every formula, with its assumptions and test figures, stands on{" "}
        <PageLink to="/formulas#hold-year" className="link">
          the formulas page
        </PageLink>
        .
      </p>
    </>
  );
}

function Definition({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="max-w-[62ch] border-t border-rule pt-3">
      <dt className="font-semibold">{term}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
