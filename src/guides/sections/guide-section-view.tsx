import type { SourcedText } from "../../../content/guides/state-guide.ts";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import { FiguresView } from "./figures-view.tsx";
import { splitFirstSentence } from "./first-sentence.ts";
import type {
  GuideSection,
  ListsSection,
  PlacesSection,
  StepsSection,
  TitledList,
  TopicsSection,
} from "./guide-section.ts";
import { PriceRecordView } from "./price-record-view.tsx";
import { PublicFiguresView } from "./public-figures-view.tsx";
import { SectionFrame } from "./section-frame.tsx";
import { TableView } from "./table-view.tsx";
import { TiersView } from "./tiers-view.tsx";
import { WorkedHouseView } from "./worked-house-view.tsx";

export function GuideSectionView({ section }: { readonly section: GuideSection }) {
  switch (section.kind) {
    case "figures":
      return <FiguresView section={section} />;
    case "public-figures":
      return <PublicFiguresView section={section} />;
    case "price-record":
      return <PriceRecordView section={section} />;
    case "worked-house":
      return <WorkedHouseView section={section} />;
    case "places":
      return <PlacesView section={section} />;
    case "topics":
      return <TopicsView section={section} />;
    case "lists":
      return <ListsView section={section} />;
    case "steps":
      return <StepsView section={section} />;
    case "prose":
      return (
        <SectionFrame heading={section.heading}>
          <p className="max-w-[62ch] font-serif text-[1.2rem] leading-normal">
            <NoBreakText text={section.text} />
          </p>
        </SectionFrame>
      );
    case "table":
      return <TableView section={section} />;
    case "tiers":
      return <TiersView section={section} />;
  }
}

function PlacesView({ section: { heading, places } }: { readonly section: PlacesSection }) {
  const columns = places.length === 3 ? "md:grid-cols-3" : "md:grid-cols-2";
  return (
    <SectionFrame heading={heading}>
      <ul className={`grid gap-x-10 gap-y-7 ${columns}`}>
        {places.map(({ name, note }) => (
          <li key={name} className="border-t-2 border-brand pt-3">
            <h3>{name}</h3>
            <p className="mt-2">
              <NoBreakText text={note} />
            </p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

function TopicsView({ section: { heading, answer, topics, note } }: { readonly section: TopicsSection }) {
  return (
    <SectionFrame heading={heading} answer={answer}>
      {topics.map(({ title, text, sources }) => (
        <div
          key={title}
          className="grid gap-x-8 gap-y-2 border-t border-rule py-5 first:border-0 first:pt-0 last:pb-0 md:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <h3>{title}</h3>
          <div className="max-w-[64ch]">
            <p>
              <NoBreakText text={text} />
            </p>
            <SourceLine sources={sources} />
          </div>
        </div>
      ))}
      {note && (
        <p className="mt-5 max-w-[70ch] text-sm text-ink-soft">
          <NoBreakText text={note} />
        </p>
      )}
    </SectionFrame>
  );
}

function ListsView({ section: { heading, answer, lists } }: { readonly section: ListsSection }) {
  const points = lists.map((list) => <Points key={list.title ?? ""} list={list} />);
  return (
    <SectionFrame heading={heading} answer={answer}>
      {lists.length === 1 ? points : <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">{points}</div>}
    </SectionFrame>
  );
}

function Points({ list: { title, items } }: { readonly list: TitledList }) {
  return (
    <div className="max-w-[66ch]">
      {title && <h3 className="mb-3">{title}</h3>}
      <ul>
        {items.map(asSourcedText).map(({ text, sources }) => (
          <li key={text} className={`border-t border-rule py-3 ${title ? "" : "first:border-0 first:pt-0"}`}>
            <Point text={text} />
            <SourceLine sources={sources} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function asSourcedText(item: string | SourcedText): SourcedText {
  return typeof item === "string" ? { text: item, sources: [] } : item;
}

function SourceLine({ sources = [] }: { readonly sources?: readonly string[] | undefined }) {
  if (sources.length === 0) return null;
  return (
    <p className="mt-1.5 text-sm text-ink-soft">
      <NoBreakText text={`${sources.length > 1 ? "Sources" : "Source"}: ${sources.join("; ")}.`} />
    </p>
  );
}

function StepsView({ section: { heading, steps } }: { readonly section: StepsSection }) {
  return (
    <SectionFrame heading={heading}>
      <ol className="max-w-[70ch]">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-5 border-t border-rule py-4 first:border-0 first:pt-0">
            <span aria-hidden="true" className="w-6 flex-none font-serif text-2xl leading-none text-brand">
              {index + 1}
            </span>
            <span>
              <Point text={step} />
            </span>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}

function Point({ text }: { readonly text: string }) {
  const { first, rest } = splitFirstSentence(text);
  if (!rest) return <NoBreakText text={first} />;
  return (
    <>
      <strong className="font-medium">
        <NoBreakText text={first} />
      </strong>{" "}
      <span className="text-ink-soft">
        <NoBreakText text={rest} />
      </span>
    </>
  );
}
