import type { MarketLender } from "../../../content/landings/market-landing.ts";
import { formatRatio } from "../../dscr/dscr.ts";
import { LinkButton } from "../../ui/button.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";

/** Fictional lenders: the name says so, and the details link to real ones. */
export function SampleLenders({ lenders }: { readonly lenders: readonly MarketLender[] }) {
  return (
    <ul>
      {lenders.map((lender) => (
        <li
          key={lender.name}
          className="grid items-center gap-x-8 gap-y-4 border-t border-rule py-5 lg:grid-cols-[1.1fr_1.4fr_auto]"
        >
          <div>
            <h3>{lender.name}</h3>
            <p className="mt-1 text-[0.94rem] text-ink-soft">
              <NoBreakText text={lender.specialties.join(", ")} />
            </p>
          </div>
          <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))]">
            {terms(lender).map(({ label, value }) => (
              <div key={label}>
                <dt className="text-sm text-ink-soft">{label}</dt>
                <dd className="font-semibold">
                  <NoBreakText text={value} />
                </dd>
              </div>
            ))}
          </dl>
          <LinkButton to="/lender-partners" look="quiet" className="justify-self-start">
            View Details<span className="sr-only"> of real lenders in the directory</span>
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

function terms({ minDSCR, maxLTV, closingDays, rateRange, rating }: MarketLender) {
  return [
    { label: "Min DSCR", value: formatRatio(minDSCR) },
    { label: "Max LTV", value: `${maxLTV}%` },
    { label: "Closing", value: `${closingDays} days` },
    ...(rateRange === undefined ? [] : [{ label: "Rates", value: rateRange }]),
    ...(rating === undefined ? [] : [{ label: "Sample rating", value: `${rating.toFixed(1)} of 5` }]),
  ];
}
