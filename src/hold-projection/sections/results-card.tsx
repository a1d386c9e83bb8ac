import { memo } from "react";
import type { HoldProjectionContent } from "../../../content/calculators/hold-projection.ts";
import { breakPointsOf, cliffOf } from "../../calculators/hold/break-points.ts";
import { HOLD_CASES } from "../../calculators/hold/hold-plan.ts";
import type { HoldProjection } from "../../calculators/hold/hold-projection.ts";
import { BEFORE_TAX_NOTE } from "../../calculators/hold/hold-rows.ts";
import {
  describeBreak,
  describeCliff,
  describeHold,
  describePrices,
  sayMultiple,
  sayReturn,
} from "../../calculators/hold/hold-text.ts";
import { AnswerSection } from "../../calculators/tool/answer-section.tsx";
import { formatUsd } from "../../dscr/money.ts";
import { DelayedStatus } from "../../ui/delayed-status.tsx";
import type { AnswerProps } from "../hold-projection-catalog.server.ts";

/** The answer: the expected sale in a sentence, then all three cases, then what breaks first. */
export const ResultsCard = memo(function ResultsCard({ answer, content }: AnswerProps) {
  const { plan, projection } = answer;
  const { invested, low, expected } = projection;
  const { results, breaks } = content.sections;
  const cliff = cliffOf(plan.deal);
  const cliffText = describeCliff(plan.deal, cliff);
  const years = expected.years.length;
  const sentence = describeHold(expected.exits);
  return (
    <AnswerSection heading={results.heading} text={`${results.text} ${BEFORE_TAX_NOTE}`}>
      {years === 0 ? (
        <p>{cliffText}</p>
      ) : (
        <>
          <DelayedStatus text={sentence} />
          <p className="font-serif text-[1.45rem] leading-snug font-semibold">{sentence}</p>
          <CaseList projection={projection} cases={content.cases} />
          <p className="mt-4 text-[0.97rem]">
            {describePrices(plan)} You put in {formatUsd(invested)} at the start: down payment or equity,
            closing costs and points.
          </p>
          <h3 className="mt-6">{breaks.heading}, in the low case</h3>
          <p className="mt-1 text-[0.97rem]">{describeBreak(breakPointsOf(low.years), years, cliff)}</p>
          {cliffText && years < plan.holdYears && <p className="mt-2 text-[0.97rem]">{cliffText}</p>}
        </>
      )}
    </AnswerSection>
  );
});

interface CaseListProps {
  readonly projection: HoldProjection;
  readonly cases: HoldProjectionContent["cases"];
}

function CaseList({ projection, cases }: CaseListProps) {
  return (
    <dl className="mt-5 border-b border-rule">
      {HOLD_CASES.map((holdCase) => {
        const exit = projection[holdCase].exits.at(-1);
        return (
          exit && (
            <div
              key={holdCase}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-rule py-2"
            >
              <dt className="font-semibold">{cases[holdCase]}</dt>
              <dd className={`font-serif text-2xl font-semibold ${exit.gain < 0 ? "text-poor" : ""}`}>
                {sayReturn(exit)}
                <span className="ml-1 font-sans text-[0.94rem] font-normal text-ink-soft">a year</span>
              </dd>
              <dd className="w-full text-[0.94rem] text-ink-soft">
                Equity multiple {sayMultiple(exit)}, {formatUsd(exit.proceeds)} from the sale
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
