import { memo, type ReactNode } from "react";
import { Link } from "react-router";
import type { DealAnalyzerContent } from "../../content/deal-analyzer.ts";
import { type Deal, loanAmountOf, loanToValueOf } from "../calculators/deal/deal.ts";
import { COMMON_INTEREST_ONLY_YEARS } from "../calculators/deal/deal-payment.ts";
import { lenderViewOf } from "../calculators/deal/lender-view.ts";
import { ownerViewOf, simpleViewOf } from "../calculators/deal/owner-view.ts";
import { qualifyingRentOf } from "../calculators/deal/qualifying-rent.ts";
import { DelayedStatus } from "../calculators/delayed-status.tsx";
import { formatRatio } from "../calculators/dscr.ts";
import { formatPercent, formatUsd } from "../calculators/money.ts";
import { RatioFigure } from "../calculators/ratio-figure.tsx";
import { ESTIMATE_NOTE } from "../calculators/result-report.ts";

interface ThreeTruthsProps {
  readonly deal: Deal;
  readonly content: DealAnalyzerContent["sections"]["truths"];
}

/** The answer: the lender's ratio first and largest, then the two numbers it is often taken for. */
export const ThreeTruths = memo(function ThreeTruths({ deal, content }: ThreeTruthsProps) {
  const lender = lenderViewOf(deal);
  const owner = ownerViewOf(deal);
  const simple = simpleViewOf(deal);
  const { rent, rule } = qualifyingRentOf(deal);
  const cashFlow = formatUsd(owner.monthlyCashFlow);
  return (
    <section
      id="results"
      aria-labelledby="results-heading"
      className="rounded-sheet border border-rule bg-sheet p-5 sm:p-7"
    >
      <h2 id="results-heading" tabIndex={-1}>
        {content.heading}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">
        {content.text} {ESTIMATE_NOTE}
      </p>
      <DelayedStatus
        text={`Lender's ratio ${formatRatio(lender.ratio)}, simple ratio ${formatRatio(simple.dscr)}, ${cashFlow} a month for the owner.`}
      />
      <div data-truth="lender">
        <RatioFigure label="The lender's ratio" dscr={lender.ratio} size="large" />
      </div>
      <p className="mt-3 text-[0.97rem]">
        {divided(deal.basis)} <strong className="font-semibold">{formatUsd(lender.income)}</strong> ÷{" "}
        <strong className="font-semibold">{formatUsd(lender.obligation)}</strong>. {rule.name}:{" "}
        {formatUsd(rent)} counts. {rule.note}
      </p>
      <dl className="mt-4 border-b border-rule text-[0.97rem]">
        <Row label="Amortizing">{formatRatio(lender.amortizingRatio)}</Row>
        <Row label="Interest-only">{formatRatio(lender.interestOnlyRatio)}</Row>
        <Row label={`After ${deal.interestOnlyYears || COMMON_INTEREST_ONLY_YEARS} interest-only years`}>
          {deal.termYears > (deal.interestOnlyYears || COMMON_INTEREST_ONLY_YEARS)
            ? formatRatio(lender.afterInterestOnlyRatio)
            : "-"}
        </Row>
        <Row label="Loan and loan-to-value">
          {formatUsd(loanAmountOf(deal))}, {formatPercent(loanToValueOf(deal))}
        </Row>
      </dl>
      <div className="mt-6 grid gap-6 sm:grid-cols-2">
        <div data-truth="simple">
          <p className="text-[0.94rem] font-semibold">The simple formula</p>
          <p className="font-serif text-2xl font-semibold">{formatRatio(simple.dscr)}</p>
          <p className="mt-1 text-[0.94rem] text-ink-soft">
            Rent less taxes, insurance and dues, over principal and interest. This is what{" "}
            <Link to="/dscr-calculator" className="link">
              our DSCR calculator
            </Link>{" "}
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
            After vacancy, management, repairs and reserves. {returnText(deal, owner.cashOnCash)}{" "}
            {cashText(owner.cash.total)}
          </p>
        </div>
      </div>
    </section>
  );
});

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-t border-rule py-1.5">
      <dt>{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

function divided(basis: Deal["basis"]): string {
  return basis === "pitia"
    ? "Qualifying rent over principal, interest, taxes, insurance and dues:"
    : "Net operating income over principal and interest:";
}

function returnText({ purpose }: Deal, percent: number): string {
  const on = purpose === "purchase" ? "cash put in" : "equity left in";
  return `${formatPercent(percent)} a year on the ${on}.`;
}

function cashText(total: number): string {
  return total < 0
    ? `You take ${formatUsd(-total)} from closing, after reserves.`
    : `You need ${formatUsd(total)} at closing, reserves included.`;
}

/** On a phone the answer is a long way below the fields: what matters stays in sight while typing. */
export function TruthsPeek({ deal }: { readonly deal: Deal }) {
  return (
    <p className="sticky bottom-0 z-10 mt-6 -mb-4 border-t border-rule bg-paper py-3 lg:hidden print:hidden">
      <a href="#results" className="flex justify-between gap-4 text-ink no-underline">
        <span>
          Lender <strong className="font-semibold">{formatRatio(lenderViewOf(deal).ratio)}</strong>
        </span>
        <span>
          You <strong className="font-semibold">{formatUsd(ownerViewOf(deal).monthlyCashFlow)}</strong> a
          month
        </span>
      </a>
    </p>
  );
}
