import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { PageLink } from "../../ui/page/page-link.tsx";
import type { AnswerProps } from "../hold-projection-catalog.server.ts";

/** What every figure means, and where the appreciation comes from. */
export function MethodSection({ content, facts }: Omit<AnswerProps, "answer">) {
  const { from, to, citation, link, middle } = facts.rises;
  return (
    <ToolSection id="method" {...content.sections.method}>
      <dl className="grid gap-x-12 gap-y-5 lg:grid-cols-2">
        {content.definitions.map(({ term, text }) => (
          <div key={term} className="max-w-[62ch] border-t border-rule pt-3">
            <dt className="font-semibold">{term}</dt>
            <dd className="mt-1">{text}</dd>
          </div>
        ))}
        <div className="max-w-[62ch] border-t border-rule pt-3">
          <dt className="font-semibold">Appreciation</dt>
          <dd className="mt-1">
            If you enter none, the yearly rise of house prices in your state from {from} to {to} (
            <a href={link} className="link">
              {citation}
            </a>
            ). It is one figure for a whole state, and a single house can do better or worse. The middle of
            the 50 states is {middle.fiveYears}% a year, but {middle.lastYear}% in the last of these years:
            five good years are a poor guide to thirty, so read the low case first. All states are on{" "}
            <PageLink to="/data" className="link">
              the data page
            </PageLink>
            .
          </dd>
        </div>
      </dl>
      <p className="mt-6 max-w-[60ch] text-ink-soft">
        Every formula, with its assumptions and test figures, stands on{" "}
        <PageLink to="/formulas#hold-year" className="link">
          the formulas page
        </PageLink>
        .
      </p>
    </ToolSection>
  );
}
