import type { ProsAndConsLanding } from "../../content/landings/pros-and-cons-landing.ts";
import { Badge } from "../ui/badge.tsx";
import { LinkButton } from "../ui/button.tsx";
import type { Column } from "../ui/data-table.tsx";
import { TopicIcon } from "../ui/icons/topic-icon.tsx";
import { nameFirst } from "../ui/page/phone-fold.tsx";
import { NoBreakText } from "../ui/text/no-break-text.tsx";
import { ComparisonTemplate } from "./comparison-template.tsx";
import type { LandingContext } from "./landing-frame.tsx";
import { Section, TitledList } from "./landing-sections.tsx";

type ComparisonRow = ProsAndConsLanding["comparison"][number];
type ProsAndConsItem = ProsAndConsLanding["advantages" | "disadvantages"][number];

const columns: readonly [Column<ComparisonRow>, ...Column<ComparisonRow>[]] = [
  { heading: "Feature", cell: ({ feature }) => feature },
  { heading: "DSCR loan", cell: ({ dscr }) => dscr },
  { heading: "Conventional", cell: ({ conventional }) => conventional },
  {
    heading: "Advantage",
    cell: ({ advantage }) => <Badge tone={advantage === "DSCR" ? "secondary" : "outline"}>{advantage}</Badge>,
  },
];

interface ProsAndConsPageProps {
  readonly content: ProsAndConsLanding;
  readonly context: LandingContext;
}

export function ProsAndConsPage({ content, context }: ProsAndConsPageProps) {
  return (
    <ComparisonTemplate
      page={content}
      context={context}
      lede={content.introduction}
      actions={<LinkButton to="/dscr-calculator">Calculate Your DSCR</LinkButton>}
      contenders={
        <>
          <Section id="advantages" heading="Six advantages" note={content.impactNote}>
            <ImpactList items={content.advantages} />
          </Section>
          <Section id="disadvantages" heading="Six disadvantages">
            <ImpactList items={content.disadvantages} />
          </Section>
        </>
      }
      comparison={{
        heading: "Side by side with a conventional loan",
        note: content.comparisonNote,
        answer: nameFirst(content.comparison.map(({ feature }) => feature)),
        caption: "DSCR and conventional loans by eight features",
        columns,
        rows: content.comparison,
        rowKey: ({ feature }) => feature,
      }}
      guidance={
        <>
          <Section
            id="who-should"
            heading="Who should use one"
            answer={nameFirst(content.whoShould.map(({ title }) => title))}
          >
            <TitledList items={content.whoShould} />
          </Section>
          <Section
            id="who-should-not"
            heading="Who should not"
            answer={nameFirst(content.whoShouldNot.map(({ title }) => title))}
          >
            <TitledList items={content.whoShouldNot} />
          </Section>
        </>
      }
      closing={{ heading: "Ask before you apply", action: content.callToAction }}
    />
  );
}

function ImpactList({ items }: { readonly items: readonly ProsAndConsItem[] }) {
  return (
    <ul className="grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ icon, title, description, impact }) => (
        <li key={title} className="border-t border-rule py-5">
          <div className="flex items-center justify-between gap-4">
            <TopicIcon name={icon} className="size-6 flex-none text-brand" />
            <Badge tone={impact === "High" ? "strong" : "outline"}>{impact} impact</Badge>
          </div>
          <h3 className="mt-3">{title}</h3>
          <p className="mt-1 text-ink-soft">
            <NoBreakText text={description} />
          </p>
        </li>
      ))}
    </ul>
  );
}
