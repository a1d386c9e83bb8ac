import { LinkButton } from "../../ui/button.tsx";
import { IllustrativeNote } from "../../ui/page/illustrative-note.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { PageLink } from "../../ui/page/page-link.tsx";
import { nameFirst, PhoneFold } from "../../ui/page/phone-fold.tsx";
import { RelatedPages } from "../../ui/page/related-pages.tsx";
import { GuideLinkGroups } from "../guide-siblings-nav.tsx";
import { FiguresNoteView } from "../sections/figures-note-view.tsx";
import { MarketCard } from "./market-card.tsx";
import type { StatesContent } from "./states-overview-catalog.server.ts";

interface StatesPartProps {
  readonly content: StatesContent;
}

/** The page above its map. */
export function StatesHead({ content }: StatesPartProps) {
  return <PageHeader crumbs={content.crumbs} heading={content.heading} lede={content.introduction} />;
}

/** The page below its map. */
export function StatesRest({ content }: StatesPartProps) {
  return (
    <>
      <Markets content={content} />
      <Tiles content={content} />
      <Directory content={content} />
      <section className="section">
        <PhoneFold
          title={<h2 className="md:mb-2">Guides by other measures</h2>}
          answer={nameFirst(content.otherGuides.map(({ heading }) => heading))}
        >
          <GuideLinkGroups groups={content.otherGuides} />
        </PhoneFold>
      </section>
      <Closing closing={content.closing} />
      <RelatedPages pages={content.related} />
    </>
  );
}

function Markets({ content }: StatesPartProps) {
  return (
    <section className="section">
      <h2>{content.marketsHeading}</h2>
      <p className="mt-3 max-w-[62ch]">{content.marketsIntroduction}</p>
      <div className="mt-3">
        <IllustrativeNote>{content.marketsNote}</IllustrativeNote>
      </div>
      <ul className="mt-8 grid gap-x-8 gap-y-6 md:gap-y-12 sm:grid-cols-2 xl:grid-cols-4">
        {content.markets.map((market) => (
          <li key={market.slug}>
            <MarketCard market={market} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tiles({ content }: StatesPartProps) {
  return (
    <section className="section" aria-label="Coverage">
      <ul className="grid grid-cols-2 gap-x-6 gap-y-6 lg:grid-cols-4">
        {content.tiles.map(({ value, label }) => (
          <li key={label} className="border-l-2 border-brand pl-4">
            <span className="block font-serif text-4xl leading-tight font-semibold">{value}</span> {label}
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <FiguresNoteView note={{ text: content.tilesNote }} />
      </div>
    </section>
  );
}

function Directory({ content }: StatesPartProps) {
  return (
    <section id="directory" className="section">
      <h2>{content.directoryHeading}</h2>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-5">
        {content.states.map(({ slug, name }) => (
          <li key={slug} className="border-t border-rule">
            <PageLink to={`/states/${slug}`} prefetch="intent" className="group block py-3 no-underline">
              <span className="link block font-semibold">{name}</span>
              <span className="text-sm text-ink-soft max-sm:sr-only">{content.directoryCaption}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Closing({ closing }: { readonly closing: StatesContent["closing"] }) {
  return (
    <section className="section">
      <h2>{closing.heading}</h2>
      <p className="mt-3 mb-6 max-w-[62ch]">{closing.text}</p>
      <LinkButton to={closing.path}>{closing.label}</LinkButton>
    </section>
  );
}
