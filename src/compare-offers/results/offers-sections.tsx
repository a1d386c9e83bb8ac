import { memo } from "react";
import type { CompareOffersContent } from "../../../content/calculators/compare-offers.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import type { OffersFacts } from "../offers-facts.ts";
import { FiguresSection } from "./figures-section.tsx";
import { KeepOffers } from "./keep-offers.tsx";
import { MonthsSection } from "./months-section.tsx";
import type { OffersAnswer } from "./offers-answer.ts";
import { QuestionsSection } from "./questions-section.tsx";

interface OffersSectionsProps {
  readonly answer: OffersAnswer;
  readonly content: CompareOffersContent;
  readonly facts: OffersFacts;
}

/** Everything below the sheets. Memoized: it is large and changes only after a pause in typing. */
export const OffersSections = memo(function OffersSections({ answer, content, facts }: OffersSectionsProps) {
  const { sections } = content;
  return (
    <div className="late-sections">
      <FiguresSection answer={answer} content={sections.figures} />
      <MonthsSection answer={answer} content={sections.months} />
      <QuestionsSection answer={answer} content={content} />
      <KeepOffers answer={answer} facts={facts} content={sections.keep} />
      <LinesSection content={content} />
    </div>
  );
});

/** What an investor should know about each line of a sheet. */
const LinesSection = memo(function LinesSection({ content }: { readonly content: CompareOffersContent }) {
  const { heading, text } = content.sections.lines;
  return (
    <ToolSection id="lines" heading={heading}>
      <p className="mt-3 mb-5 max-w-[60ch]">{text}</p>
      <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {content.lines.map(({ term, text: explanation }) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd className="mt-1">{explanation}</dd>
          </div>
        ))}
      </dl>
    </ToolSection>
  );
});
