import type { ReactNode } from "react";
import { type Deal, hasLoan } from "../../calculators/deal/deal.ts";
import { type DealRate, estimateDealRate } from "../../calculators/deal/rate/deal-rate.ts";
import { describeNotPriced } from "../../calculators/deal/rate/not-priced.ts";
import { findRateCliffs, type RateCliff } from "../../calculators/deal/rate/rate-cliffs.ts";
import { sayRatio } from "../../calculators/deal/ratios/ratio-labels.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { formatUsd } from "../../dscr/money.ts";
import { formatAdder, formatRate, formatRateRange } from "../../dscr/rate-estimate.ts";
import { Button } from "../../ui/button.tsx";
import { IllustrativeNote } from "../../ui/page/illustrative-note.tsx";
import { StaticHtml } from "../../ui/page/static-html.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import type { SectionProps } from "../deal-analyzer-catalog.server.ts";
import type { TryDeal } from "../scenarios/deal-scenarios.ts";

interface RateSectionProps extends SectionProps {
  readonly onTry: TryDeal;
}

/** The rate by the sample adders, and the small changes that would lower it. */
export function RateSection({ deal, onTry, facts, content }: RateSectionProps) {
  const estimate = hasLoan(deal) ? estimateDealRate(deal, facts.rateTable).estimate : null;
  return (
    <ToolSection
      id="rate"
      heading={content.heading}
      answer={
        estimate?.isPriced
          ? `By the sample adders: ${formatRateRange(estimate)}.`
          : "No estimate for this deal."
      }
    >
      <p className="mt-3 mb-6 max-w-[60ch]">{content.text}</p>
      {hasLoan(deal) ? (
        <PricedLoan deal={deal} onTry={onTry} facts={facts} content={content} />
      ) : (
        <p className="text-ink-soft">No debt: nothing is borrowed, so there is no rate to estimate.</p>
      )}
    </ToolSection>
  );
}

function PricedLoan({ deal, onTry, facts, content }: RateSectionProps) {
  const dealRate = estimateDealRate(deal, facts.rateTable);
  const cliffs = findRateCliffs(deal, facts.rateTable);
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
      <div className="rounded-sheet border border-rule bg-sheet p-5 sm:p-6">
        <Estimate
          deal={deal}
          dealRate={dealRate}
          facts={facts}
          notPriced={describeNotPriced(deal, facts.smallLoan)}
        />
        <RateInUse deal={deal} rate={dealRate.rate} onTry={onTry} />
        <div className="mt-5 border-t border-rule pt-4">
          <IllustrativeNote>
            A sum, not an offer. The rate that you typed plays no part in it. {content.note}
          </IllustrativeNote>
          {facts.marketIndex !== "" && <StaticHtml html={facts.marketIndex} className="mt-5" />}
        </div>
      </div>
      <div>
        <h3>Just short of a cheaper band</h3>
        <Cliffs deal={deal} cliffs={cliffs} isPriced={dealRate.rate !== null} onTry={onTry} />
      </div>
    </div>
  );
}

interface EstimateProps {
  readonly deal: Deal;
  readonly dealRate: DealRate;
  readonly facts: SectionProps["facts"];
  readonly notPriced: string | null;
}

function Estimate({ deal, dealRate, facts, notPriced }: EstimateProps) {
  const { estimate, ratio, secondRate, hasSecondAnswer } = dealRate;
  if (!estimate.isPriced) {
    return (
      <>
        <Headline>No estimate</Headline>
        <p className="mt-3">There is no sample adder for:</p>
        <ul className="mt-1 font-semibold">
          {estimate.unpriced.map(({ label, option }) => (
            <li key={label}>
              {label}: {option}
            </li>
          ))}
        </ul>
        <p className="mt-2">
          We do not guess it. Some lenders have programs for it, on terms that they set case by case.
        </p>
      </>
    );
  }
  return (
    <>
      <Headline>{formatRateRange(estimate)}</Headline>
      <dl className="mt-5 border-b border-rule text-[0.94rem]">
        <Line label="Base rate" value={formatRate(facts.rateTable.baseRate)} />
        {estimate.lines.map(({ factor, label, option, adder }) => (
          <Line
            key={factor}
            label={label}
            detail={option}
            value={formatAdder(adder)}
            isSoft={adder.high === 0}
          />
        ))}
      </dl>
      <p className="mt-4">
        At {formatRate(estimate.high)} the lender's ratio is{" "}
        <strong className="font-semibold">{sayRatio({ ...deal, targetRatio: 0 }, ratio)}</strong>, which is
        the one priced here.
      </p>
      {notPriced && <p className="mt-3">{notPriced}</p>}
      {hasSecondAnswer && (
        <p className="mt-3 border-l-3 border-marginal pl-4">
          {secondRate !== null && (
            <strong className="font-semibold">It could also be {formatRate(secondRate)}. </strong>
          )}
          {facts.twoRates}
        </p>
      )}
    </>
  );
}

function Headline({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <h3 className="font-sans text-base">Estimated rate</h3>
      <p className="mt-1 font-serif text-[2.6rem] leading-none font-semibold">{children}</p>
    </>
  );
}

interface LineProps {
  readonly label: string;
  readonly detail?: string;
  readonly value: string;
  readonly isSoft?: boolean;
}

function Line({ label, detail, value, isSoft = false }: LineProps) {
  return (
    <div className={`flex justify-between gap-4 border-t border-rule py-2 ${isSoft ? "text-ink-soft" : ""}`}>
      <dt>
        {label}
        {detail && (
          <span className="text-ink-soft">
            : <NoBreakText text={detail} />
          </span>
        )}
      </dt>
      <dd className="font-semibold whitespace-nowrap">{value}</dd>
    </div>
  );
}

interface RateInUseProps {
  readonly deal: Deal;
  readonly rate: number | null;
  readonly onTry: TryDeal;
}

function RateInUse({ deal, rate, onTry }: RateInUseProps) {
  if (rate === null) return null;
  if (rate === deal.annualRatePercent) return <p className="mt-4">Your deal already uses this rate.</p>;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
      <Button
        look="quiet"
        className="scripting-none:hidden"
        onClick={() => onTry(`Rate ${formatRate(rate)}`, { ...deal, annualRatePercent: rate })}
      >
        Use This Rate
      </Button>
      <p className="text-[0.94rem] text-ink-soft">Yours is {formatRate(deal.annualRatePercent)}.</p>
    </div>
  );
}

interface CliffsProps {
  readonly deal: Deal;
  readonly cliffs: readonly RateCliff[];
  readonly isPriced: boolean;
  readonly onTry: TryDeal;
}

function Cliffs({ deal, cliffs, isPriced, onTry }: CliffsProps) {
  if (cliffs.length === 0) {
    return (
      <p className="mt-3 max-w-[60ch]">
        {isPriced
          ? "No small change to the down payment, the rent or the credit score brings the deal into a cheaper band."
          : "Without an estimate there is no band to leave."}
      </p>
    );
  }
  return (
    <>
      <p className="mt-3 mb-4 max-w-[60ch] text-[0.94rem] text-ink-soft">
        Each change alone. Trying one leaves the rate that you typed; the estimate follows.
      </p>
      <ul className="border-b border-rule">
        {cliffs.map((cliff) => (
          <li key={cliff.id} className="flex items-center justify-between gap-x-6 border-t border-rule py-3">
            <p>
              {cliff.sentence}
              <span className="block text-[0.94rem] text-ink-soft">
                Estimated rate then {formatRate(cliff.rate)}
              </span>
            </p>
            <Button
              look="quiet"
              className="flex-none scripting-none:hidden"
              onClick={() => onTry(nameChange(cliff, deal), cliff.deal)}
            >
              Try<span className="sr-only">: {nameChange(cliff, deal)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The name of the scenario. */
function nameChange({ id, dollars = 0, deal: changed }: RateCliff, { purpose }: Deal): string {
  if (id === "credit") return `Credit score ${changed.creditScore}`;
  if (id === "rent") return `${formatUsd(dollars)} more rent a month`;
  return purpose === "purchase" ? `${formatUsd(dollars)} more down` : `A loan ${formatUsd(dollars)} smaller`;
}
