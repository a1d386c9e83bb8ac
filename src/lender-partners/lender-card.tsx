import { sayPropertyType } from "../calculators/deal/lenders/property-types.ts";
import { DscrGauge } from "../dscr/gauge/dscr-gauge.tsx";
import { LeadLink } from "../leads/form/lead-link.tsx";
import { formatLoanRange, type PublicLender } from "../lenders/lender.ts";
import type { LenderFit } from "../lenders/lender-fit.ts";
import { Badge } from "../ui/badge.tsx";
import { CheckIcon } from "../ui/icons/check-icon.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { listInWords } from "../ui/text/list-in-words.ts";
import type { LenderCardContent } from "./lender-partners-catalog.server.ts";

/** One lender, its facts first. A link to `/lender-partners#kiavi` scrolls here, moves the focus and highlights it. */
export function LenderCard({
  lender,
  fit,
  question,
  isLinked,
}: {
  readonly lender: LenderCardContent;
  readonly fit: LenderFit;
  /** About what the visitor chose; undefined if nothing is chosen. */
  readonly question: string | undefined;
  readonly isLinked: boolean;
}) {
  const isFit = fit.misses.length === 0;
  return (
    <article
      id={lender.id}
      tabIndex={-1}
      aria-labelledby={`${lender.id}-name`}
      data-linked={isLinked || undefined}
      className={`mt-6 grid gap-x-10 gap-y-4 border-t border-rule pt-6 outline-none data-linked:-mx-4 data-linked:rounded-sheet data-linked:border data-linked:border-brand data-linked:bg-brand-wash data-linked:p-4 lg:grid-cols-2 scripting-none:target:bg-brand-wash ${isFit ? "" : "text-ink-soft"}`}
    >
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 id={`${lender.id}-name`} className="text-[1.6rem]">
            {lender.name}
          </h3>
          {lender.confirmedOn === null && <Badge>Sample</Badge>}
          <Rating lender={lender} />
        </div>
        <FitNote fit={fit} />
        <Limits lender={lender} />
      </div>
      <div>
        {isFit && (
          <>
            <p className="max-w-[62ch] leading-snug">{lender.description}</p>
            <ul className="mt-3 space-y-1 text-[0.94rem]">
              {lender.features.map((feature) => (
                <li key={feature} className="flex gap-2 leading-snug">
                  <CheckIcon className="mt-0.5 size-4 flex-none text-brand" />
                  {feature}
                </li>
              ))}
            </ul>
          </>
        )}
        {lender.answers && <p className="mt-3 max-w-[62ch]">{lender.answers}</p>}
        {lender.source && <p className="mt-3 text-sm text-ink-soft">{lender.source}</p>}
        <div className="mt-4 grid sm:block print:hidden">
          <LeadLink source={`lender-${lender.id}`} question={question} look="quiet">
            Get Quote<span className="sr-only"> from {lender.name}</span>
          </LeadLink>
        </div>
      </div>
    </article>
  );
}

/** Why a lender does not fit the visitor's deal, and what it has not stated. */
function FitNote({ fit: { misses, unstated } }: { readonly fit: LenderFit }) {
  return (
    <>
      {misses.length > 0 && <p className="mt-2 font-semibold text-poor">Does not fit. {misses.join(" ")}</p>}
      {unstated.length > 0 && (
        <p className="mt-2">It does not say whether it takes {listInWords(unstated)}.</p>
      )}
    </>
  );
}

/** On a card that is all a sample, its mark speaks for the rating too. */
function Rating({ lender: { rating, ratingSource, confirmedOn } }: { readonly lender: PublicLender }) {
  return (
    <p className="text-[0.94rem] text-ink-soft">
      <strong className="text-ink">{rating.toFixed(1)}</strong> of 5
      {ratingSource === null ? (
        confirmedOn !== null && ", illustrative sample rating"
      ) : (
        <>
          , {ratingSource.source}, <DateText isoDate={ratingSource.date} />
        </>
      )}
    </p>
  );
}

function Limits({ lender }: { readonly lender: PublicLender }) {
  return (
    <dl className="mt-3 grid grid-cols-2 content-start gap-x-6 gap-y-2 leading-snug">
      <div className="col-span-2 grid grid-cols-[1fr_auto] items-baseline gap-y-1">
        <dt className="text-sm text-ink-soft">Minimum DSCR</dt>
        <dd className="contents">
          <p className="font-serif text-[1.6rem] leading-none font-semibold">{lender.minDSCR.toFixed(2)}</p>
          <div className="col-span-2">
            <DscrGauge dscr={lender.minDSCR} />
          </div>
        </dd>
      </div>
      <Limit name="Maximum LTV" value={`${lender.maxLTV}%`} />
      <Limit name="Loan amounts" value={formatLoanRange(lender)} />
      <Limit name="Rates" value={lender.rates} />
      <Limit name="Closing" value={lender.closingTime} />
      {lender.minCreditScore && <Limit name="Credit score" value={`${lender.minCreditScore} or more`} />}
      {lender.maxUnits && <Limit name="Units" value={lender.maxUnits === 1 ? "1" : `1-${lender.maxUnits}`} />}
      {lender.propertyTypes && (
        <Limit name="Property types" value={lender.propertyTypes.map(sayPropertyType).join(", ")} />
      )}
      {lender.uses && <Limit name="Rentals" value={lender.uses.join(" and ")} />}
      {lender.states && <Limit name="States" value={lender.states.join(", ")} />}
      <Limit name="Specialty" value={lender.specialty.join(", ")} isWide />
    </dl>
  );
}

interface LimitProps {
  readonly name: string;
  readonly value: string;
  readonly isWide?: boolean;
}

function Limit({ name, value, isWide }: LimitProps) {
  return (
    <div className={isWide ? "col-span-2" : undefined}>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
