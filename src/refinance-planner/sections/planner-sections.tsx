import { memo } from "react";
import type { RefinancePlannerContent } from "../../../content/calculators/refinance-planner.ts";
import type { Planner } from "../../calculators/refinance/refinance-outcome.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import type { PlannerFacts } from "../planner-facts.ts";
import { CashSection } from "./cash-section.tsx";
import { ChoicesSection } from "./choices-section.tsx";
import { KeepPlan } from "./keep-plan.tsx";
import { LadderSection } from "./ladder-section.tsx";
import { LendersSection, RulesSection } from "./timing-sections.tsx";

interface PlannerSectionsProps {
  readonly planner: Planner;
  readonly content: RefinancePlannerContent;
  readonly facts: PlannerFacts;
}

/** Everything below the answer. Memoized: it is large and changes only after a pause in typing. */
export const PlannerSections = memo(function PlannerSections({
  planner,
  content: { sections, words },
  facts,
}: PlannerSectionsProps) {
  return (
    <>
      <CashSection planner={planner} content={sections.cash} />
      <LadderSection planner={planner} content={sections.ladder} />
      <ChoicesSection planner={planner} content={sections.choices} />
      <RulesSection planner={planner} content={sections.rules} />
      <LendersSection planner={planner} facts={facts} content={sections.lenders} />
      <KeepPlan planner={planner} facts={facts} content={sections.keep} />
      <WordsSection words={words} content={sections.words} />
    </>
  );
});

interface WordsSectionProps {
  readonly words: RefinancePlannerContent["words"];
  readonly content: RefinancePlannerContent["sections"]["words"];
}

const WordsSection = memo(function WordsSection({ words, content }: WordsSectionProps) {
  return (
    <ToolSection id="words" heading={content.heading}>
      <p className="mt-3 max-w-[60ch]">{content.text}</p>
      <dl className="mt-5 grid gap-x-12 gap-y-5 md:grid-cols-2">
        {words.map(({ term, meaning }) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd className="mt-1 max-w-[60ch]">
              <NoBreakText text={meaning} />
            </dd>
          </div>
        ))}
      </dl>
    </ToolSection>
  );
});
