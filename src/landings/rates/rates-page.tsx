import type { RateFactor } from "../../../content/landings/landing-page.ts";
import { formatRatio } from "../../dscr/dscr.ts";
import { formatAdder, formatRate } from "../../dscr/rate-estimate.ts";
import { CallToAction } from "../../leads/form/call-to-action.tsx";
import { LeadLink } from "../../leads/form/lead-link.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { IllustrativeNote } from "../../ui/page/illustrative-note.tsx";
import { PageLink } from "../../ui/page/page-link.tsx";
import { nameFirst } from "../../ui/page/phone-fold.tsx";
import { StaticHtml } from "../../ui/page/static-html.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import { type LandingContext, LandingFrame } from "../landing-frame.tsx";
import { Paragraphs, Section, TitledList } from "../landing-sections.tsx";
import type { RatesContent } from "../landings-catalog.server.ts";
import type { RateChoices } from "./rate-choices.ts";
import { RateEstimator } from "./rate-estimator.tsx";

type RateLender = RatesContent["lenders"][number];

const columns: readonly [Column<RateLender>, ...Column<RateLender>[]] = [
  { heading: "Program", cell: (program) => <Program program={program} /> },
  { heading: "Rate", cell: ({ rate }) => formatRate(rate), isNumeric: true },
  { heading: "APR", cell: ({ apr }) => formatRate(apr), isNumeric: true },
  { heading: "Fee", cell: ({ originationFee }) => `${originationFee}%`, isNumeric: true },
  { heading: "Min DSCR", cell: ({ minDSCR }) => formatRatio(minDSCR), isNumeric: true },
  { heading: "Max LTV", cell: ({ maxLTV }) => `${maxLTV}%`, isNumeric: true },
  { heading: "Closing", cell: ({ closingDays }) => `${closingDays} days`, isNumeric: true },
];

interface RatesPageProps {
  readonly content: RatesContent;
  readonly choices: RateChoices;
  readonly context: LandingContext;
  /** HTML of the published index; empty if there is none. */
  readonly marketIndex: string;
}

export function RatesPage({ content, choices, context, marketIndex }: RatesPageProps) {
  const { lenders, estimator, factors, beyondAdders, tips, callToAction } = content;
  return (
    <LandingFrame
      page={content}
      context={context}
      lede={content.introduction}
      actions={<LeadLink source={callToAction.source}>{callToAction.label}</LeadLink>}
    >
      <Section
        id="lenders"
        heading="Four sample rates"
        note={<IllustrativeNote>{content.lendersNote}</IllustrativeNote>}
      >
        {marketIndex !== "" && <StaticHtml html={marketIndex} className="mb-8" />}
        <DataTable
          caption="Programs by rate and terms"
          columns={columns}
          rows={lenders}
          rowKey={({ name }) => name}
        />
        <p className="mt-6 max-w-[56ch] text-[0.94rem] text-ink-soft">
          {content.aprAssumption}{" "}
          <PageLink to="/formulas#apr" className="link">
            The formula, with test cases
          </PageLink>
        </p>
      </Section>
      <Section id="estimator" heading="Estimate your rate" note={content.costNote}>
        <RateEstimator path={content.path} estimator={estimator} factors={factors} choices={choices} />
      </Section>
      <Section
        id="factors"
        heading="What moves a rate"
        note={<IllustrativeNote>{content.factorsIntroduction}</IllustrativeNote>}
        answer={nameFirst(factors.map(({ label }) => label))}
      >
        <div className="grid gap-x-14 md:grid-cols-2">
          {factors.map((factor) => (
            <FactorAdders key={factor.id} factor={factor} />
          ))}
        </div>
      </Section>
      <Section id={beyondAdders.id} heading={beyondAdders.heading} answer={beyondAdders.answer}>
        <Paragraphs paragraphs={beyondAdders.paragraphs} />
      </Section>
      <Section id="tips" heading="Tips for a better rate" answer={content.tipsAnswer}>
        <TitledList items={tips} />
      </Section>
      <CallToAction heading="Have it priced for real" action={callToAction} />
    </LandingFrame>
  );
}

/** The profile says why the program has this rate, so it stands with the name. */
function Program({ program }: { readonly program: RateLender }) {
  const { name, profile, specialties, term } = program;
  return (
    <span className="block max-w-[44ch] text-left font-normal">
      <span className="block font-semibold">{name}</span>
      <span className="mt-1 block text-[0.94rem]">
        <NoBreakText text={profile} />
      </span>
      <span className="mt-1 block text-[0.94rem] text-ink-soft">
        <NoBreakText text={`${specialties.join(", ")}. ${term}.`} />
      </span>
    </span>
  );
}

function FactorAdders({ factor }: { readonly factor: RateFactor }) {
  return (
    <section className="border-t border-rule py-6">
      <h3>{factor.label}</h3>
      <p className="mt-1 text-ink-soft">
        <NoBreakText text={factor.explanation} />
      </p>
      <dl className="mt-3 text-[0.94rem]">
        {factor.options.map(({ id, label, adder }) => (
          <div key={id} className="flex justify-between gap-6 border-t border-rule py-1.5">
            <dt>
              <NoBreakText text={label} />
            </dt>
            <dd className="font-semibold">{formatAdder(adder)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
