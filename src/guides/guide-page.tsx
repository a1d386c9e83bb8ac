import { LinkButton } from "../ui/button.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { PageLink } from "../ui/page/page-link.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { NoBreakText } from "../ui/text/no-break-text.tsx";
import { GuideSiblingsNav } from "./guide-siblings-nav.tsx";
import { FiguresNoteView } from "./sections/figures-note-view.tsx";
import { splitLead } from "./sections/first-sentence.ts";
import type { Guide } from "./sections/guide-section.ts";
import { GuideSectionView } from "./sections/guide-section-view.tsx";

/** The template for all five kinds of guide. */
export function GuidePage({ guide }: { readonly guide: Guide }) {
  const { lead, rest } = splitLead(guide.introduction);
  return (
    <>
      <PageHeader crumbs={guide.crumbs} heading={guide.heading} lede={lead}>
        <NextSteps next={guide.next} />
        <p className="mt-5 text-[0.94rem] text-ink-soft">
          Facts reviewed <DateText isoDate={guide.reviewed} />
        </p>
        {guide.note && (
          <div className="mt-3">
            <FiguresNoteView note={guide.note} />
          </div>
        )}
      </PageHeader>
      <div className="wrap">
        {rest && (
          <p className="mb-8 max-w-[62ch]">
            <NoBreakText text={rest} />
          </p>
        )}
        {guide.sections.map((section) => (
          <GuideSectionView key={section.heading} section={section} />
        ))}
        <GuideEnd next={guide.next} />
        <GuideSiblingsNav siblings={guide.siblings} />
      </div>
    </>
  );
}

function NextSteps({ next }: Pick<Guide, "next">) {
  return (
    <div className="mt-6 flex flex-wrap gap-3 print:hidden">
      <LinkButton to="/dscr-calculator">Calculate Your DSCR</LinkButton>
      <LinkButton to={next.analyzer} look="quiet">
        Analyze a Deal
      </LinkButton>
      <LinkButton to={next.lenders} look="quiet">
        Browse Lenders
      </LinkButton>
    </div>
  );
}

/** One call, and the other ways as links. */
function GuideEnd({ next }: Pick<Guide, "next">) {
  return (
    <section className="section print:hidden">
      <h2>Put your own numbers in</h2>
      <p className="mt-3 max-w-[62ch]">
        {next.analyzerText ??
          (next.analyzer.includes("#")
            ? "The analyzer opens with the house of this guide. Type yours over it."
            : "Price, rent and down payment are enough for an answer.")}
      </p>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <LinkButton to={next.analyzer}>Analyze a Deal</LinkButton>
        {[
          { label: "Calculate Your DSCR", path: "/dscr-calculator" },
          { label: "Browse Lenders", path: next.lenders },
          { label: "Ask a question", path: next.ask },
        ].map(({ label, path }) => (
          <PageLink key={path} to={path} className="link inline-flex min-h-11 items-center">
            {label}
          </PageLink>
        ))}
      </p>
    </section>
  );
}
