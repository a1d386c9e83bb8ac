import { DscrGauge } from "../dscr/gauge/dscr-gauge.tsx";
import { LeadLink } from "../leads/form/lead-link.tsx";
import { formatLoanRange, type PublicLender } from "../lenders/lender.ts";
import { describeLimitSource } from "../lenders/limit-source.ts";
import { CheckIcon } from "../ui/icons/check-icon.tsx";
import { DateText } from "../ui/text/date-text.tsx";

/** One lender. A link to `/lender-partners#kiavi` scrolls here, moves the focus and highlights it. */
export function LenderCard({
  lender,
  isLinked,
}: {
  readonly lender: PublicLender;
  readonly isLinked: boolean;
}) {
  return (
    <article
      id={lender.id}
      tabIndex={-1}
      aria-labelledby={`${lender.id}-name`}
      data-linked={isLinked || undefined}
      className="mt-6 grid gap-x-10 gap-y-6 border-t border-rule pt-6 outline-none data-linked:-mx-4 data-linked:rounded-sheet data-linked:border data-linked:border-brand data-linked:bg-brand-wash data-linked:p-4 lg:grid-cols-[1.15fr_1fr] scripting-none:target:bg-brand-wash"
    >
      <div>
        <h3 id={`${lender.id}-name`} className="text-[1.6rem]">
          {lender.name}
        </h3>
        <Rating lender={lender} />
        <p className="mt-3 max-w-[62ch]">{lender.description}</p>
        <ul className="mt-4 space-y-1.5">
          {lender.features.map((feature) => (
            <li key={feature} className="flex gap-2">
              <CheckIcon className="mt-1 size-4 flex-none text-brand" />
              {feature}
            </li>
          ))}
        </ul>
        <div className="mt-6 print:hidden">
          <LeadLink source={`lender-${lender.id}`} look="quiet">
            Get Quote<span className="sr-only"> from {lender.name}</span>
          </LeadLink>
        </div>
      </div>
      <div>
        <Limits lender={lender} />
        <p className="mt-4 text-sm text-ink-soft">{describeLimitSource(lender)}</p>
      </div>
    </article>
  );
}

function Rating({ lender: { rating, ratingSource } }: { readonly lender: PublicLender }) {
  return (
    <p className="mt-1 text-[0.94rem] text-ink-soft">
      <strong className="text-ink">{rating.toFixed(1)}</strong> of 5,{" "}
      {ratingSource === null ? (
        "illustrative sample rating"
      ) : (
        <>
          {ratingSource.source}, <DateText isoDate={ratingSource.date} />
        </>
      )}
    </p>
  );
}

function Limits({ lender }: { readonly lender: PublicLender }) {
  return (
    <dl className="grid grid-cols-2 content-start gap-x-8 gap-y-4">
      <div className="col-span-2">
        <dt className="text-sm text-ink-soft">Minimum DSCR</dt>
        <dd>
          <p className="mb-2 font-serif text-[2.2rem] leading-none font-semibold">
            {lender.minDSCR.toFixed(2)}
          </p>
          <DscrGauge dscr={lender.minDSCR} />
        </dd>
      </div>
      <Limit name="Maximum LTV" value={`${lender.maxLTV}%`} />
      <Limit name="Loan amounts" value={formatLoanRange(lender)} />
      <Limit name="Rates" value={lender.rates} />
      <Limit name="Closing" value={lender.closingTime} />
      <div className="col-span-2">
        <dt className="text-sm text-ink-soft">Specialty</dt>
        <dd>
          <ul className="font-semibold">
            {lender.specialty.map((specialty) => (
              <li key={specialty}>{specialty}</li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  );
}

function Limit({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
