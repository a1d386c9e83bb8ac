import { memo } from "react";
import type { HoldProjectionContent } from "../../../content/calculators/hold-projection.ts";
import { breakPointsOf, cliffOf } from "../../calculators/hold/break-points.ts";
import type { HoldExit } from "../../calculators/hold/hold-exits.ts";
import { HOLD_CASES } from "../../calculators/hold/hold-plan.ts";
import type { HoldProjection } from "../../calculators/hold/hold-projection.ts";
import { BEFORE_TAX_NOTE } from "../../calculators/hold/hold-rows.ts";
import {
  describeBreak,
  describeCliff,
  describeHold,
  sayHoldVerdict,
  sayMultiple,
  sayResult,
} from "../../calculators/hold/hold-text.ts";
import { describePrices } from "../../calculators/hold/price-text.ts";
import { describeAfterTax } from "../../calculators/hold/tax/tax-text.ts";
import { VerdictCard } from "../../calculators/tool/verdict-card.tsx";
import { VerdictFigure, withSign } from "../../calculators/tool/verdict-figures.tsx";
import { formatPercent, formatUsd } from "../../dscr/money.ts";
import { DelayedStatus } from "../../ui/delayed-status.tsx";
import { Difference } from "../../ui/difference.tsx";
import type { AnswerProps } from "../hold-projection-catalog.server.ts";
import { ShareHold } from "../share-hold.tsx";

/** The answer: the low and the expected sale in a sentence and side by side, the high one, then what breaks first. */
export const ResultsCard = memo(function ResultsCard({ answer, content, facts }: AnswerProps) {
  const { plan, projection } = answer;
  const { invested, low, expected } = projection;
  const { results, breaks } = content.sections;
  const cliff = cliffOf(plan.deal);
  const cliffText = describeCliff(plan.deal, cliff);
  const years = expected.years.length;
  const sentence = describeHold(projection);
  return (
    <VerdictCard
      heading={results.heading}
      verdict={years === 0 ? (cliffText ?? "") : sayHoldVerdict(projection)}
      note={`${results.text} ${BEFORE_TAX_NOTE}`}
      share={<ShareHold answer={answer} />}
      figures={years > 0 && <Returns projection={projection} cases={content.cases} />}
    >
      {years > 0 && (
        <>
          <DelayedStatus text={sentence} />
          <p className="text-[0.97rem]">{sentence}</p>
          <CaseList projection={projection} cases={content.cases} />
          <p className="mt-4 text-[0.97rem]">
            {describePrices(plan, facts.rises)} You put in {formatUsd(invested)} at the start: down payment or
            equity, closing costs and points.
          </p>
          {expected.afterTax && (
            <p className="mt-4 text-[0.97rem] font-semibold">{describeAfterTax(projection)}</p>
          )}
          <h3 className="mt-6">{breaks.heading}, in the low case</h3>
          <p className="mt-1 text-[0.97rem]">{describeBreak(breakPointsOf(low.years), years, cliff)}</p>
          {cliffText && years < plan.holdYears && <p className="mt-2 text-[0.97rem]">{cliffText}</p>}
        </>
      )}
    </VerdictCard>
  );
});

interface CaseListProps {
  readonly projection: HoldProjection;
  readonly cases: HoldProjectionContent["cases"];
}

/** Low and expected carry the same weight. */
function Returns({ projection, cases }: CaseListProps) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
      {(["low", "expected"] as const).map((holdCase) => {
        const exit = projection[holdCase].exits.at(-1);
        return (
          exit && (
            <VerdictFigure
              key={holdCase}
              label={cases[holdCase]}
              tone={exit.gain < 0 ? "text-poor" : ""}
              change={<RateChange exit={exit} />}
            >
              {sayResult(exit)}
            </VerdictFigure>
          )
        );
      })}
    </div>
  );
}

/** In tenths of a point, as the rates are shown. */
function RateChange({ exit: { internalRate } }: { readonly exit: HoldExit }) {
  const tenths = internalRate.kind === "one" ? Math.round(internalRate.percent * 10) : null;
  return <Difference value={tenths} say={(change) => withSign(change, formatPercent(change / 10))} />;
}

function CaseList({ projection, cases }: CaseListProps) {
  return (
    <dl className="mt-4 border-b border-rule text-[0.97rem]">
      {HOLD_CASES.map((holdCase) => {
        const exit = projection[holdCase].exits.at(-1);
        return (
          exit && (
            <div
              key={holdCase}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-rule py-1.5"
            >
              <dt>{cases[holdCase]}</dt>
              <dd className={`font-semibold ${exit.gain < 0 ? "text-poor" : ""}`}>
                {sayResult(exit)}
                {exit.internalRate.kind !== "none" && " a year"}
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
