import { breakPointsOf, cliffOf } from "../../calculators/hold/break-points.ts";
import { HOLD_CASES } from "../../calculators/hold/hold-plan.ts";
import { describeBreak, describeCliff } from "../../calculators/hold/hold-text.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import type { AnswerProps } from "../hold-projection-catalog.server.ts";

/** The first bad year of each case, the low case first. */
export function BreaksSection({ answer: { plan, projection }, content }: Omit<AnswerProps, "facts">) {
  const { sections, cases } = content;
  const cliff = cliffOf(plan.deal);
  const found = HOLD_CASES.map((holdCase) => {
    const { years } = projection[holdCase];
    return { holdCase, count: years.length, points: breakPointsOf(years) };
  });
  const isCliffSaid = found.some(({ points: { ratio, cashFlow } }) =>
    [ratio, cashFlow].some((broken) => broken && broken.year === cliff?.year),
  );
  const likely = found.find(({ holdCase }) => holdCase === "expected");
  return (
    <ToolSection
      id="breaks"
      {...sections.breaks}
      answer={likely && `${cases.expected}: ${describeBreak(likely.points, likely.count, cliff)}`}
    >
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
      <p className="mt-4 max-w-[60ch] empty:hidden">{describeCliff(plan.deal, isCliffSaid ? null : cliff)}</p>
    </ToolSection>
  );
}
