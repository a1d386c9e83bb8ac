import { memo } from "react";
import type { DscrCalculatorContent } from "../../../content/calculators/calculators.ts";
import { DSCR_SCALE_MAX, type DscrResult } from "../../dscr/dscr.ts";
import { DscrGauge } from "../../dscr/gauge/dscr-gauge.tsx";
import { Badge } from "../../ui/badge.tsx";
import { ESTIMATE_NOTE } from "../reports/estimate-note.ts";
import { describeResult } from "../reports/result-report.ts";

interface DscrAnswerProps {
  readonly result: DscrResult;
  readonly definitions: DscrCalculatorContent["definitions"];
  /** The inputs were changed after the calculation. */
  readonly isStale: boolean;
}

/** The ratio, what it means, and how it was calculated. */
export const DscrResultPanel = memo(function DscrResultPanel({
  result,
  definitions,
  isStale,
}: DscrAnswerProps) {
  const { ratio, badge, message, netOperatingIncome, incomeFormula, ratioFormula } = describeResult(result);
  const percentOfScale = Math.round(Math.min(Math.max(result.dscr / DSCR_SCALE_MAX, 0), 1) * 100);
  return (
    <>
      <p className="verdict-text mb-3">{message}</p>
      <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1">
        <strong className="font-serif text-[3rem] leading-none font-semibold wrap-anywhere">{ratio}</strong>
        <Badge tone={result.recommendationLevel}>{badge}</Badge>
        <span className="text-[0.94rem] text-ink-soft">{ESTIMATE_NOTE}</span>
      </p>
      <div role="status">{isStale && <StaleNote />}</div>
      <DscrGauge dscr={result.dscr} progress={`${percentOfScale}% of the way to 1.50`} />
      <dl className="mt-5 space-y-3 border-t border-rule pt-4">
        <Explained
          name="Net operating income"
          value={netOperatingIncome}
          formula={incomeFormula}
          definition={definitions.netOperatingIncome}
        />
        <Explained name="DSCR" value={ratio} formula={ratioFormula} definition={definitions.dscr} />
      </dl>
    </>
  );
});

interface ExplainedProps {
  readonly name: string;
  readonly value: string;
  readonly formula: string;
  readonly definition: string;
}

function Explained({ name, value, formula, definition }: ExplainedProps) {
  return (
    <div>
      <dt className="flex justify-between gap-4 font-semibold">
        {name} <span className="wrap-anywhere">{value}</span>
      </dt>
      <dd className="wrap-anywhere">{formula}</dd>
      <dd className="text-[0.94rem] text-ink-soft">{definition}</dd>
    </div>
  );
}

function StaleNote() {
  return (
    <p className="mb-4 border-l-3 border-marginal bg-marginal-band px-3 py-2 text-[0.94rem]">
      The inputs have changed since. This result no longer matches them: calculate again.
    </p>
  );
}
