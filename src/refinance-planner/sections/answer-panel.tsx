import { memo, type ReactNode } from "react";
import { formatLtv } from "../../calculators/deal/ratios/loan-to-value.ts";
import { appraisalForAllCash, plannedCashOut } from "../../calculators/refinance/refinance-answers.ts";
import { ESTIMATE_NOTE } from "../../calculators/reports/estimate-note.ts";
import { VerdictCard } from "../../calculators/tool/verdict-card.tsx";
import { RatioAndMonth } from "../../calculators/tool/verdict-figures.tsx";
import { formatUsd } from "../../dscr/money.ts";
import { WholeDollars } from "../../dscr/whole-dollars.tsx";
import { DelayedStatus } from "../../ui/delayed-status.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import { headlineOf, notesOn, sayPlanVerdict, sayStopped } from "../plan-notes.ts";
import type { AnswerProps } from "../refinance-planner-catalog.server.ts";
import { SharePlan } from "../share-plan.tsx";
import { sayRatio, saySetBy } from "./outcome-text.ts";

/** The answer: what comes out, what stays in, and how that was reached, line by line. */
export const AnswerPanel = memo(function AnswerPanel({ planner, content, facts }: AnswerProps) {
  const { heading, text } = content.sections.answer;
  const outcome = plannedCashOut(planner);
  const needed = appraisalForAllCash(planner);
  const headline = headlineOf(outcome);
  return (
    <VerdictCard
      heading={heading}
      verdict={sayPlanVerdict(outcome)}
      note={`${text} ${ESTIMATE_NOTE}`}
      share={<SharePlan planner={planner} />}
      figures={<RatioAndMonth ratioText={sayRatio(outcome)} monthlyCashFlow={outcome.monthlyCashFlow} />}
    >
      <DelayedStatus text={headline} />
      <p className="text-[0.94rem] font-semibold">Cash left in the deal</p>
      <p
        data-answer="cash-left"
        className={`mt-1 font-serif text-[min(2.3rem,10vw)] leading-none font-semibold whitespace-nowrap ${outcome.cashLeft <= 0 ? "text-good" : ""}`}
      >
        {formatUsd(outcome.cashLeft)}
      </p>
      <p className="mt-3 wrap-anywhere">{headline}</p>
      <dl className="mt-4 border-b border-rule text-[0.97rem]">
        <Line label="New loan" detail={`Set by ${saySetBy(outcome, planner.plan.cashOutLtv)}`}>
          <WholeDollars amount={outcome.loan} />
        </Line>
        <Line label="Old loan's balance">
          <WholeDollars amount={-outcome.balance} />
        </Line>
        {outcome.penalty > 0 && (
          <Line label="Its prepayment penalty">
            <WholeDollars amount={-outcome.penalty} />
          </Line>
        )}
        <Line label="Closing costs and points">
          <WholeDollars amount={-(outcome.costs + outcome.points)} />
        </Line>
        <Line label={outcome.cashOut < 0 ? "Cash to bring" : "Cash out"} isTotal>
          <WholeDollars amount={Math.abs(outcome.cashOut)} side={outcome.cashOut < 0 ? "up" : undefined} />
        </Line>
        <Line label={`Cash put in by month ${outcome.month}`}>
          <WholeDollars amount={outcome.cashIn} />
        </Line>
        <Line label="Cash left in the deal" isTotal>
          <WholeDollars amount={outcome.cashLeft} />
        </Line>
        <Line
          label="Appraisal that returns all cash"
          detail={needed.value === null ? sayStopped(needed.stoppedBy) : undefined}
        >
          {needed.value === null ? "None" : <WholeDollars amount={needed.value} side="up" />}
        </Line>
      </dl>
      <p className="mt-4 text-[0.97rem]">
        The lender's ratio and the owner's month are those with the new payment of{" "}
        <WholeDollars amount={outcome.payment} />
        {outcome.oldPayment > 0 && (
          <>
            , where the old one is <WholeDollars amount={outcome.oldPayment} />
          </>
        )}
        . The month is before tax, after bills and the owner's costs. The loan is {formatLtv(outcome.ltv)} of
        the value.
      </p>
      <Notes notes={notesOn(planner, facts.belowOneLtv)} />
    </VerdictCard>
  );
});

interface LineProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly detail?: string | undefined;
  readonly isTotal?: boolean;
}

function Line({ label, children, detail, isTotal = false }: LineProps) {
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t py-1.5 ${isTotal ? "border-edge" : "border-rule"}`}
    >
      <dt className={isTotal ? "font-semibold" : ""}>{label}</dt>
      <dd className="text-right font-semibold whitespace-nowrap">{children}</dd>
      {detail && (
        <dd className="col-span-2 max-w-[46ch] text-sm text-ink-soft">
          <NoBreakText text={detail} />
        </dd>
      )}
    </div>
  );
}

function Notes({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="mt-6 space-y-2 border-l-3 border-marginal pl-4 text-[0.97rem]">
      {notes.map((note) => (
        <li key={note}>
          <NoBreakText text={note} />
        </li>
      ))}
    </ul>
  );
}
