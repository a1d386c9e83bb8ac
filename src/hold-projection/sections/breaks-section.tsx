import { memo } from "react";
import type { HoldProjectionContent } from "../../../content/calculators/hold-projection.ts";
import { breakPointsOf, cliffOf } from "../../calculators/hold/break-points.ts";
import { HOLD_CASES, type HoldPlan } from "../../calculators/hold/hold-plan.ts";
import type { HoldProjection } from "../../calculators/hold/hold-projection.ts";
import { describeBreak, describeCliff } from "../../calculators/hold/hold-text.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";

interface BreaksSectionProps {
  readonly plan: HoldPlan;
  readonly projection: HoldProjection;
  readonly content: HoldProjectionContent["sections"]["breaks"];
  readonly cases: HoldProjectionContent["cases"];
}

/** The first bad year of each case, the low case first. */
export const BreaksSection = memo(function BreaksSection({
  plan,
  projection,
  content,
  cases,
}: BreaksSectionProps) {
  const cliff = cliffOf(plan.deal);
  const found = HOLD_CASES.map((holdCase) => {
    const { years } = projection[holdCase];
    return { holdCase, count: years.length, points: breakPointsOf(years) };
  });
  const isCliffSaid = found.some(({ points: { ratio, cashFlow } }) =>
    [ratio, cashFlow].some((broken) => broken && broken.year === cliff?.year),
  );
  return (
    <ToolSection id="breaks" heading={content.heading}>
      <p className="mt-3 mb-5 max-w-[60ch]">{content.text}</p>
      <dl className="border-b border-rule">
        {found.map(({ holdCase, count, points }) => (
          <div
            key={holdCase}
            className="grid gap-x-6 gap-y-1 border-t border-rule py-3 md:grid-cols-[9rem_1fr]"
          >
            <dt className="font-semibold">{cases[holdCase]}</dt>
            <dd className="max-w-[60ch]">{describeBreak(points, count, cliff)}</dd>
          </div>
        ))}
      </dl>
      {!isCliffSaid && <p className="mt-4 max-w-[60ch] empty:hidden">{describeCliff(plan.deal, cliff)}</p>}
    </ToolSection>
  );
});
