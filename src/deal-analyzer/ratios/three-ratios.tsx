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
import { sayEstimatedBills, sayVerdict } from "../../calculators/deal/ratios/verdict.ts";
import { qualifyingRentOf } from "../../calculators/deal/rent/qualifying-rent.ts";
import { describeDealTaxRange } from "../../calculators/deal/safety/tax-range.ts";
import { VerdictCard } from "../../calculators/tool/verdict-card.tsx";
import { RatioAndMonth } from "../../calculators/tool/verdict-figures.tsx";
import { formatPercent, formatUsd } from "../../dscr/money.ts";
import { DelayedStatus } from "../../ui/delayed-status.tsx";
import { FoldedPart } from "../../ui/folded-part.tsx";
import { PageLink } from "../../ui/page/page-link.tsx";
import { DealCardButton } from "../card/deal-card-button.tsx";
import { usePulledGauge } from "../needle/pulled-gauge.tsx";
import { ShareDeal } from "../share-deal.tsx";

interface ThreeRatiosProps {
  readonly deal: Deal;
  readonly content: DealAnalyzerContent;
  readonly states: readonly StateEstimates[];
  readonly siteName: string;
  /** Takes a deal that has the ratio to which the needle was pulled. Stable across renders. */
  readonly onPull: (deal: Deal) => void;
}

/** The answer: a sentence, the lender's ratio and the owner's month; then what they are made of. */
export const ThreeRatios = memo(function ThreeRatios({
  deal,
  content,
  states,
  siteName,
  onPull,
}: ThreeRatiosProps) {
  const { whyThree, rentRules } = content;
  const { heading, text } = content.sections.ratios;
  const lender = lenderViewOf(deal);
  const owner = ownerViewOf(deal);
  const { rent, rule } = qualifyingRentOf(deal);
  const payments = paymentsOf(deal);
  const lenderText = describeLenderRatio(deal, payments.first);
  const simpleText = sayRatio(deal, simpleRatioOf(deal));
  const taxRange = describeDealTaxRange(deal, states);
  const estimated = sayEstimatedBills(deal);
  const interestOnlyYears = deal.interestOnlyYears || COMMON_INTEREST_ONLY_YEARS;
  const month = formatUsd(owner.monthlyCashFlow);
  const { makeGauge, levers } = usePulledGauge(deal, onPull);
  return (
    <VerdictCard
      heading={heading}
      verdict={sayVerdict(deal, lender.ratio, owner.monthlyCashFlow)}
      share={<ShareDeal deal={deal} />}
      figures={
        <RatioAndMonth ratioText={lenderText} monthlyCashFlow={owner.monthlyCashFlow} makeGauge={makeGauge} />
      }
    >
      <DelayedStatus
        text={`Lender's ratio ${lenderText}, simple ratio ${simpleText}, ${month} a month for the owner.`}
      />
      {lender.ratio !== null && levers}
      <DealCardButton deal={deal} siteName={siteName} />
      {estimated && <p className="mb-3">{estimated}</p>}
      {taxRange && <p className="mb-3 font-semibold">{taxRange}</p>}
      <p className="text-[0.97rem]">
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
      <p className="mt-3 text-[0.97rem]">
        The owner's month is after {sayCosts(deal)}, repairs and reserves.{" "}
        {returnText(deal, owner.cashOnCash)} {cashText(owner.cash.total)}
      </p>
      <dl className="mt-4 text-[0.97rem]">
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
      <FoldedPart heading={whyThree}>
        <p className="text-[0.97rem]">{text}</p>
        <div className="space-y-3 border-b border-rule pt-3 pb-4 text-[0.97rem]">
          <Truth name="The lender's ratio" figure={lenderText}>
            {divided(deal.basis)} what most lenders judge by.
          </Truth>
          <div data-truth="simple">
            <Truth name="The simple ratio" figure={simpleText}>
              Rent less taxes, insurance and dues, over principal and interest. This is what{" "}
              <PageLink to="/dscr-calculator" className="link">
                our DSCR calculator
              </PageLink>{" "}
              computes.
            </Truth>
          </div>
          <Truth name="The owner's month" figure={month}>
            What is left of the rent after the loan, every bill, {sayCosts(deal)}, repairs and reserves.
          </Truth>
        </div>
      </FoldedPart>
    </VerdictCard>
  );
});

interface TruthProps {
  readonly name: string;
  readonly figure: string;
  readonly children: ReactNode;
}

/** One of the three numbers, with what it answers. */
function Truth({ name, figure, children }: TruthProps) {
  return (
    <>
      <p className="font-semibold">
        {name}: <span className="font-serif text-xl">{figure}</span>
      </p>
      <p className="mt-1">{children}</p>
    </>
  );
}

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
