import type { MarketLanding } from "../../../content/landings/market-landing.ts";
import { formatRatio } from "../../dscr/dscr.ts";
import { RatioFigure } from "../../dscr/gauge/ratio-figure.tsx";
import { formatPercent, formatUsd } from "../../dscr/money.ts";
import { CallToAction } from "../../leads/form/call-to-action.tsx";
import { LeadLink } from "../../leads/form/lead-link.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { IllustrativeNote } from "../../ui/page/illustrative-note.tsx";
import { nameFirst } from "../../ui/page/phone-fold.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import { type LandingContext, LandingFrame } from "../landing-frame.tsx";
import { DetailList, FigureList, ProseSections, Section, TitledList, Tldr } from "../landing-sections.tsx";
import { CityComparison, type ComparedCity } from "./city-comparison.tsx";
import type { RecordedPrices } from "./recorded-prices-catalog.server.ts";
import { SampleLenders } from "./sample-lenders.tsx";

interface MarketPageProps {
  readonly content: MarketLanding;
  /** The payment behind the page's ratio, as a sentence. */
  readonly medianPayment: string;
  readonly prices: RecordedPrices;
  readonly cities: readonly ComparedCity[];
  readonly context: LandingContext;
}

/** One city or state: its prices, its rents, and what they mean for a loan. */
export function MarketPage({ content, medianPayment, prices, cities, context }: MarketPageProps) {
  const { market, state, callToAction, lenders, requirements, reasons, tips } = content;
  const actions = (
    <>
      <LeadLink source={callToAction.source} state={state}>
        {callToAction.label}
      </LeadLink>
      <LinkButton to="/dscr-calculator" look="quiet">
        Calculate Your DSCR
      </LinkButton>
    </>
  );
  return (
    <LandingFrame page={content} context={context} lede={content.introduction} actions={actions}>
      {content.tldr && <Tldr points={content.tldr} />}
      <MarketFigures content={content} medianPayment={medianPayment} prices={prices} />
      {cities.length > 0 && (
        <Section
          id="cities"
          heading={`${count(cities.length)} cities by price and rent`}
          note={<IllustrativeNote>{content.citiesNote}</IllustrativeNote>}
        >
          <CityComparison market={market} cities={cities} />
        </Section>
      )}
      <Section
        id="lenders"
        heading={`${count(lenders.length)} sample lenders in ${market}`}
        note={<IllustrativeNote>{content.lendersNote}</IllustrativeNote>}
        answer={nameFirst(
          lenders.map(
            ({ name, minDSCR, maxLTV }) => `${name}: ${formatRatio(minDSCR)} or more, up to ${maxLTV}%`,
          ),
        )}
      >
        <SampleLenders lenders={lenders} />
      </Section>
      <Section
        id="requirements"
        heading={`What lenders ask for in ${market}`}
        note={<IllustrativeNote>{content.requirementsNote}</IllustrativeNote>}
        answer={nameFirst(requirements.map(({ label, value }) => `${label}: ${value}`))}
      >
        <DetailList details={requirements} />
      </Section>
      <Section
        id="strategy"
        heading={`A strategy for ${market}`}
        answer={nameFirst(content.strategy.map((part) => part.heading))}
      >
        <ProseSections sections={content.strategy} />
      </Section>
      <Section
        id="dscr-targets"
        heading="Which ratio to aim for"
        note={content.dscrTargetsNote}
        answer={nameFirst(content.dscrTargets.map(({ label, value }) => `${label}: ${value}`))}
      >
        <DetailList details={content.dscrTargets} />
      </Section>
      {reasons && (
        <Section
          id="reasons"
          heading={`${count(reasons.length)} reasons investors choose ${market}`}
          answer={nameFirst(reasons.map(({ title }) => title))}
        >
          <TitledList items={reasons} isNumbered />
        </Section>
      )}
      {tips && (
        <Section
          id="tips"
          heading="Tips before you make an offer"
          answer={nameFirst(tips.map(({ title }) => title))}
        >
          <TitledList items={tips} />
        </Section>
      )}
      <CallToAction heading={`Bring us one ${market} property`} action={{ ...callToAction, state }} />
    </LandingFrame>
  );
}

type MarketFiguresProps = Pick<MarketPageProps, "content" | "medianPayment" | "prices">;

function MarketFigures({ content, medianPayment, prices }: MarketFiguresProps) {
  const { stats, market } = content;
  return (
    <Section
      id="market"
      heading={`${market} in figures`}
      note={<IllustrativeNote>{content.statsNote}</IllustrativeNote>}
    >
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <div>
          <FigureList
            figures={[
              { label: "median home price", value: formatUsd(stats.medianHomePrice) },
              { label: "average rent a month", value: formatUsd(stats.avgRent) },
              { label: "appreciation a year, sample", value: formatPercent(stats.appreciationRate) },
              { label: prices.label, value: prices.value },
              { label: "vacancy", value: formatPercent(stats.vacancyRate) },
            ]}
          />
          <p className="mt-7 text-[0.94rem] text-ink-soft">
            <NoBreakText text={`${prices.sentence} ${prices.notice}`} />
          </p>
          <p className="mt-4 text-[0.94rem]">
            <span className="font-semibold">Popular with investors:</span> {stats.popularAreas.join(", ")}
          </p>
        </div>
        <div>
          <RatioFigure
            size="large"
            label="Average rent over the payment on the median house"
            dscr={content.medianDscr}
          />
          <p className="mt-3 text-[0.94rem] text-ink-soft">
            {content.dscrAssumption} {medianPayment}
          </p>
        </div>
      </div>
    </Section>
  );
}

const words = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"];

function count(amount: number): string {
  return words[amount] ?? `${amount}`;
}
