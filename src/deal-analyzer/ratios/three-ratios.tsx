import { memo, type ReactNode } from "react";
import type { DealAnalyzerContent } from "../../../content/calculators/deal-analyzer.ts";
import type { StateEstimates } from "../../calculators/deal/bill-estimates.ts";
import { type Deal, hasLoan, loanAmountOf, usesOf } from "../../calculators/deal/deal.ts";
import { COMMON_INTEREST_ONLY_YEARS, paymentsOf } from "../../calculators/deal/ratios/deal-payment.ts";
import { lenderViewOf } from "../../calculators/deal/ratios/lender-view.ts";
import { comparableLtvOf, formatLtv } from "../../calculators/deal/ratios/loan-to-value.ts";
import { ownerViewOf, simpleRatioOf } from "../../calculators/deal/ratios/owner-view.ts";
import { describeLenderRatio, sayRatio } from "../../calculators/deal/ratios/ratio-labels.ts";
import { LOAN_FALLS_DUE } from "../../calculators/deal/ratios/ratio-text.ts";
import { qualifyingRentOf } from "../../calculators/deal/rent/qualifying-rent.ts";
import { describeDealTaxRange } from "../../calculators/deal/safety/tax-range.ts";
import { ESTIMATE_NOTE } from "../../calculators/reports/estimate-note.ts";
import { AnswerSection } from "../../calculators/tool/answer-section.tsx";
import { LenderRatio } from "../../calculators/tool/lender-ratio.tsx";
import { formatPercent, formatUsd } from "../../dscr/money.ts";
import { DelayedStatus } from "../../ui/delayed-status.tsx";
import { PageLink } from "../../ui/page/page-link.tsx";

interface ThreeRatiosProps {
  readonly deal: Deal;
  readonly content: DealAnalyzerContent["sections"]["ratios"];
  readonly rentRules: DealAnalyzerContent["rentRules"];
  readonly states: readonly StateEstimates[];
}

/** The answer: the lender's ratio first and largest, then the two numbers often mistaken for it. */
export const ThreeRatios = memo(function ThreeRatios({ deal, content, rentRules, states }: ThreeRatiosProps) {
  const lender = lenderViewOf(deal);
  const owner = ownerViewOf(deal);
  const { rent, rule } = qualifyingRentOf(deal);
  const payments = paymentsOf(deal);
  const lenderText = describeLenderRatio(deal, payments.first);
  const simpleText = sayRatio(deal, simpleRatioOf(deal));
  const taxRange = describeDealTaxRange(deal, states);
  const cashFlow = formatUsd(owner.monthlyCashFlow);
  const interestOnlyYears = deal.interestOnlyYears || COMMON_INTEREST_ONLY_YEARS;
  return (
    <AnswerSection heading={content.heading} text={`${content.text} ${ESTIMATE_NOTE}`}>
      <DelayedStatus
        text={`Lender's ratio ${lenderText}, simple ratio ${simpleText}, ${cashFlow} a month for the owner.`}
      />
      <div data-truth="lender">
        <LenderRatio text={lenderText} />
      </div>
      {taxRange && <p className="mt-3 font-semibold">{taxRange}</p>}
      <p className="mt-3 text-[0.97rem]">
        {hasLoan(deal) ? (
          <>
            {divided(deal.basis)} <strong className="font-semibold">{formatUsd(lender.income)}</strong> ÷{" "}
            <strong className="font-semibold">{formatUsd(lender.obligation)}</strong>.
          </>
        ) : (
          "Nothing is borrowed, so there is no payment for the rent to cover."
        )}{" "}
        {rule.name}: {formatUsd(rent)} counts. {rentRules[rule.id]}
      </p>
      <dl className="mt-4 border-b border-rule text-[0.97rem]">
        <Row label="Amortizing">{describeLenderRatio(deal, payments.amortizing)}</Row>
        <Row label="Interest-only">{describeLenderRatio(deal, payments.interestOnly)}</Row>
        <Row label={`After ${interestOnlyYears} interest-only years`}>
          {hasLoan(deal) && payments.afterInterestOnly === null
            ? LOAN_FALLS_DUE
            : sayRatio(deal, lender.afterInterestOnlyRatio)}
        </Row>
        <Row label="Loan and loan-to-value">
          {formatUsd(loanAmountOf(deal))}, {formatLtv(comparableLtvOf(deal))}
        </Row>
      </dl>
      <div className="mt-6 grid gap-6 sm:grid-cols-2">
        <div data-truth="simple">
          <p className="text-[0.94rem] font-semibold">The simple formula</p>
          <p className="font-serif text-2xl font-semibold">{simpleText}</p>
          <p className="mt-1 text-[0.94rem] text-ink-soft">
            Rent less taxes, insurance and dues, over principal and interest. This is what{" "}
            <PageLink to="/dscr-calculator" className="link">
              our DSCR calculator
            </PageLink>{" "}
            computes.
          </p>
        </div>
        <div data-truth="owner">
          <p className="text-[0.94rem] font-semibold">The owner's month</p>
          <p
            className={`font-serif text-2xl font-semibold ${owner.monthlyCashFlow < 0 ? "text-poor" : "text-good"}`}
          >
            {cashFlow}
          </p>
          <p className="mt-1 text-[0.94rem] text-ink-soft">
            After {sayCosts(deal)}, repairs and reserves. {returnText(deal, owner.cashOnCash)}{" "}
            {cashText(owner.cash.total)}
          </p>
        </div>
      </div>
    </AnswerSection>
  );
});

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-t border-rule py-1.5">
      <dt>{label}</dt>
      <dd className="text-right font-semibold whitespace-nowrap">{children}</dd>
    </div>
  );
}

function divided(basis: Deal["basis"]): string {
  return basis === "pitia"
    ? "Qualifying rent over principal, interest, taxes, insurance and dues:"
    : "Net operating income over principal and interest:";
}

function sayCosts(deal: Deal): string {
  const costs = { "long-term": "vacancy, management", "short-term": "fees" } as const;
  return usesOf(deal)
    .map((use) => costs[use])
    .join(", ");
}

function returnText({ purpose }: Deal, percent: number | null): string {
  const on = purpose === "purchase" ? "cash put in" : "equity left in";
  if (percent === null) return `There is no ${on}, so no return on it.`;
  return `${formatPercent(percent)} a year on the ${on}.`;
}

function cashText(total: number): string {
  return total < 0
    ? `You take ${formatUsd(-total)} from closing, after reserves.`
    : `You need ${formatUsd(total)} at closing, reserves included.`;
}
