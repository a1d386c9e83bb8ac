import { type Deal, hasLoan } from "../../calculators/deal/deal.ts";
import { lenderRatioOf } from "../../calculators/deal/ratios/lender-view.ts";
import { sayRatio } from "../../calculators/deal/ratios/ratio-labels.ts";
import type { LeverKind } from "../../calculators/deal/target/levers.ts";
import { describeLoanBelowOne } from "../../calculators/deal/target/ltv-limit.ts";
import { type LeverSolution, solveLevers } from "../../calculators/deal/target/solve-levers.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { formatRatio } from "../../dscr/dscr.ts";
import { formatUsd } from "../../dscr/money.ts";
import { exactUsd } from "../../dscr/solved-figures.ts";
import { Button } from "../../ui/button.tsx";
import type { SectionProps } from "../deal-analyzer-catalog.server.ts";
import type { TryDeal } from "../scenarios/deal-scenarios.ts";
import { changeInWords, formatLever } from "./lever-text.ts";

/** Which single changes reach the target, what each takes, and which cannot. */
export function PathSection({ deal, onTry, facts, content }: SectionProps & { readonly onTry: TryDeal }) {
  const answers = solveLevers(deal);
  const reaching = answers.filter(({ status }) => status === "reaches");
  const short = answers.filter(({ status }) => status === "falls-short");
  const ratio = lenderRatioOf(deal);
  const target = formatRatio(deal.targetRatio);
  const loanNote = describeLoanBelowOne(deal, facts.belowOneLtv);
  return (
    <ToolSection id="path" heading={content.heading}>
      {ratio === null || (reaching.length === 0 && short.length === 0) ? (
        <p className="mt-3 max-w-[60ch]">
          {ratio === null
            ? `${hasLoan(deal) ? "Nothing is due a month" : "Nothing is borrowed"}, so there is no payment to cover and no ratio to raise.`
            : `At ${formatRatio(ratio)} the deal meets your target of ${target}. Raise the target under "The loan" to see what a better band would take.`}
        </p>
      ) : (
        <>
          <p className="mt-3 mb-5 max-w-[60ch]">
            {content.text} Your target is {target}.
          </p>
          {Array.from(
            Map.groupBy(reaching, ({ kind }) => kind),
            ([kind, ofKind]) => (
              <div key={kind} className="mb-7">
                <h3 className="mb-3">{KIND_HEADINGS[kind]}</h3>
                <LeverList answers={ofKind} onTry={onTry} />
              </div>
            ),
          )}
          {short.length > 0 && (
            <p className="mt-4 max-w-[60ch] text-ink-soft">
              Not enough alone:{" "}
              {short.map((answer) => `${answer.label.toLowerCase()} (${reasonOf(answer, deal)})`).join("; ")}.
            </p>
          )}
        </>
      )}
      {loanNote && <p className="mt-4 max-w-[60ch]">{loanNote}</p>}
    </ToolSection>
  );
}

const KIND_HEADINGS: Readonly<Record<LeverKind, string>> = {
  cash: "Cash at closing",
  negotiation: "Ask the seller",
  monthly: "Every month",
  later: "Nothing now, more later",
};

interface LeverListProps {
  readonly answers: readonly LeverSolution[];
  readonly onTry: TryDeal;
}

function LeverList({ answers, onTry }: LeverListProps) {
  return (
    <ul className="border-b border-rule">
      {answers.map((answer) => (
        <ReachingLever key={answer.id} answer={answer} onTry={onTry} />
      ))}
    </ul>
  );
}

function ReachingLever({ answer, onTry }: { readonly answer: LeverSolution; readonly onTry: TryDeal }) {
  const words = changeInWords(answer);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-t border-rule py-3 sm:grid-cols-[1fr_1fr_auto]">
      <div className="space-y-1 sm:contents">
        <p>
          <strong className="font-semibold">{words}</strong>
          <span className="block text-[0.94rem] text-ink-soft">
            from{" "}
            <span title={answer.unit.startsWith("usd") ? exactUsd(answer.from) : undefined}>
              {formatLever(answer.unit, answer.from)}
            </span>
            ; ratio {sayRatio(answer.deal, answer.ratio)}
          </span>
        </p>
        <p className="text-[0.94rem]">
          {answer.dollars !== null && answer.dollars > 0 && (
            <strong className="font-semibold">{formatUsd(answer.dollars)} </strong>
          )}
          <span className="text-ink-soft">{answer.dollarsMeaning}</span>
        </p>
      </div>
      <Button
        look="quiet"
        className="justify-self-start scripting-none:hidden"
        onClick={() => onTry(words, answer.deal)}
      >
        Try<span className="sr-only"> {words}</span>
      </Button>
    </li>
  );
}

function reasonOf({ dollarsMeaning, ratio, to, from }: LeverSolution, deal: Deal): string {
  return to === from ? dollarsMeaning.replace(/\.$/, "").toLowerCase() : `at most ${sayRatio(deal, ratio)}`;
}
