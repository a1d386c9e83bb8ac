import { LinkButton } from "../ui/button.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { GuideSiblingsNav } from "./guide-siblings-nav.tsx";
import { FiguresNoteView } from "./sections/figures-note-view.tsx";
import type { Guide } from "./sections/guide-section.ts";
import { GuideSectionView } from "./sections/guide-section-view.tsx";

/** The template for all five kinds of guide. */
export function GuidePage({ guide }: { readonly guide: Guide }) {
  return (
    <>
      <PageHeader crumbs={guide.crumbs} heading={guide.heading} lede={guide.introduction}>
        <NextSteps />
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
        {guide.sections.map((section) => (
          <GuideSectionView key={section.heading} section={section} />
        ))}
        <section className="section print:hidden">
          <h2>Put your own numbers in</h2>
          <p className="mt-3 max-w-[62ch]">
            Rent, expenses and debt service are enough for a ratio. Then see which lenders start at it.
          </p>
          <NextSteps />
        </section>
        <GuideSiblingsNav siblings={guide.siblings} />
      </div>
    </>
  );
}

function NextSteps() {
  return (
    <div className="mt-6 flex flex-wrap gap-3 print:hidden">
      <LinkButton to="/dscr-calculator">Calculate Your DSCR</LinkButton>
      <LinkButton to="/deal-analyzer" look="quiet">
        Analyze a Deal
      </LinkButton>
      <LinkButton to="/lender-partners" look="quiet">
        Browse Lenders
      </LinkButton>
    </div>
  );
}
