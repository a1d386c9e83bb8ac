import { DscrGauge } from "../../dscr/gauge/dscr-gauge.tsx";
import { Badge } from "../../ui/badge.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { PhoneFold } from "../../ui/page/phone-fold.tsx";
import type { GuideBadge } from "../guide-badges.ts";
import type { MarketCardContent } from "./states-overview-catalog.server.ts";

export function MarketCard({ market }: { readonly market: MarketCardContent }) {
  return (
    <article className="h-full border-t-2 border-brand pt-4">
      <PhoneFold
        title={
          <h3 className="text-[1.35rem]">
            {market.name}{" "}
            <abbr className="font-sans text-base font-normal text-ink-soft no-underline">{market.abbr}</abbr>
          </h3>
        }
        answer={market.terms.map(({ value }) => value).join(", ")}
        className="h-full flex-col md:flex"
      >
        <MarketFacts market={market} />
      </PhoneFold>
    </article>
  );
}

function MarketFacts({ market }: { readonly market: MarketCardContent }) {
  return (
    <>
      <p className="mt-1 text-[0.94rem] text-ink-soft">{market.lenders}</p>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3">
        {market.terms.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-serif text-xl leading-tight font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4">
        <DscrGauge dscr={market.minDscr} />
      </div>
      <dl className="mt-3 space-y-2 text-[0.94rem]">
        <BadgeRow label="Market strength" badge={market.strength} />
        <BadgeRow label="Short-term rentals" badge={market.shortTermRentals} />
        <div>
          <dt className="text-ink-soft">Top cities</dt>
          <dd>
            {market.cities} <span className="whitespace-nowrap text-ink-soft">{market.moreCities}</span>
          </dd>
        </div>
      </dl>
      <p className="mt-3 mb-5 text-[0.94rem]">{market.note}</p>
      <LinkButton to={`/states/${market.slug}`} look="quiet" className="mt-auto w-full">
        View {market.name} Details
      </LinkButton>
    </>
  );
}

function BadgeRow({ label, badge }: { readonly label: string; readonly badge: GuideBadge }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <dt className="text-ink-soft">{label}</dt>
      <dd>
        <Badge tone={badge.tone}>{badge.text}</Badge>
      </dd>
    </div>
  );
}
