import type { RequirementCard } from "../../content/landings/landing-page.ts";
import type { RequirementsLanding } from "../../content/landings/requirements.ts";
import { DscrGauge } from "../dscr/gauge/dscr-gauge.tsx";
import { CallToAction } from "../leads/form/call-to-action.tsx";
import { buttonLooks, LinkButton } from "../ui/button.tsx";
import { nameFirst } from "../ui/page/phone-fold.tsx";
import { NoBreakText } from "../ui/text/no-break-text.tsx";
import { type LandingContext, LandingFrame } from "./landing-frame.tsx";
import { Paragraphs, Section, TitledList, Tldr } from "./landing-sections.tsx";
import { REQUIREMENTS_GUIDE_PATH } from "./requirements-guide.ts";

interface RequirementsPageProps {
  readonly content: RequirementsLanding;
  readonly context: LandingContext;
}

export function RequirementsPage({ content, context }: RequirementsPageProps) {
  const { cards, formula, groups, disqualifiers, download, callToAction } = content;
  const actions = (
    <>
      <LinkButton to="/dscr-calculator">Calculate Your DSCR</LinkButton>
      <GuideLink label={download.label} />
    </>
  );
  return (
    <LandingFrame page={content} context={context} lede={content.introduction} actions={actions}>
      <Tldr points={content.tldr} />
      <Section id="essentials" heading="The three that decide most files">
        <ul className="grid gap-x-12 gap-y-10 md:grid-cols-3">
          {cards.map((card) => (
            <Card key={card.id} card={card} />
          ))}
        </ul>
      </Section>
      <Section id={formula.id} heading={formula.heading}>
        <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_1fr]">
          <Paragraphs paragraphs={formula.paragraphs} />
          <dl className="grid content-start gap-8">
            {content.formulas.map(({ label, top, bottom }) => (
              <div key={label}>
                <dt className="text-[0.94rem] text-ink-soft">{label}</dt>
                <dd className="mt-2 inline-block text-center font-serif text-[1.2rem] leading-snug">
                  <span className="block px-3 pb-1.5">{top}</span>
                  <span className="sr-only"> divided by </span>
                  <span className="block border-t-2 border-ink px-3 pt-1.5">{bottom}</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
      {groups.map(({ id, title, introduction, items }) => (
        <Section
          key={id}
          id={id}
          heading={title}
          note={introduction}
          answer={nameFirst(items.map((item) => item.title))}
        >
          <TitledList items={items} />
        </Section>
      ))}
      <Section
        id="disqualifiers"
        heading="Disqualifying factors"
        note={content.disqualifiersIntroduction}
        answer={nameFirst(disqualifiers.map(({ title }) => title))}
      >
        <TitledList items={disqualifiers} isNumbered />
      </Section>
      <Section id="guide" heading="Take the list with you" note={download.text}>
        <GuideLink label={download.label} />
      </Section>
      <CallToAction heading="Ask about your property" action={callToAction} />
    </LandingFrame>
  );
}

function Card({ card }: { readonly card: RequirementCard }) {
  return (
    <li className="border-t-3 border-brand pt-4">
      <h3 className="font-sans text-base text-ink-soft">{card.title}</h3>
      <p className="mt-1 font-serif text-[1.9rem] leading-tight font-semibold">{card.figure}</p>
      {card.ratio !== undefined && (
        <div className="mt-3">
          <DscrGauge dscr={card.ratio} />
        </div>
      )}
      <p className="mt-3">
        <NoBreakText text={card.text} />
      </p>
      <ul className="mt-3">
        {card.points.map((point) => (
          <li key={point} className="border-t border-rule py-2 text-[0.94rem] text-ink-soft">
            {point}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** A file, not a page: the browser downloads it, and nothing is prefetched. */
function GuideLink({ label }: { readonly label: string }) {
  return (
    <a href={REQUIREMENTS_GUIDE_PATH} download className={`${buttonLooks.quiet} no-underline`}>
      {label}
    </a>
  );
}
