import { type ComponentProps, useRef } from "react";
import { LeadLink } from "../leads/form/lead-link.tsx";
import { LenderComparison } from "../lenders/lender-comparison.tsx";
import { chooseLenders, type DirectoryChoice } from "../lenders/lender-directory.ts";
import { LenderFilters } from "../lenders/lender-filters.tsx";
import { describeFits, fitOf, questionAbout } from "../lenders/lender-fit.ts";
import { LinkButton } from "../ui/button.tsx";
import { IllustrativeNote } from "../ui/page/illustrative-note.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { PageLink } from "../ui/page/page-link.tsx";
import { useTargetId } from "../ui/page/target-id.tsx";
import { LenderCard } from "./lender-card.tsx";
import type { LenderPartnersContent } from "./lender-partners-catalog.server.ts";

interface LenderPartnersPageProps {
  readonly crumbs: ComponentProps<typeof PageHeader>["crumbs"];
  readonly content: LenderPartnersContent;
  readonly choice: DirectoryChoice;
}

export function LenderPartnersPage({ crumbs, content, choice }: LenderPartnersPageProps) {
  const count = useRef<HTMLParagraphElement>(null);
  const linkedId = useTargetId();
  const lenders = chooseLenders(content.lenders, choice);
  return (
    <>
      <PageHeader crumbs={crumbs} heading={content.heading} lede={content.lede}>
        <div className="mt-6 print:hidden">
          <LeadLink source="lender-match">Get Matched with Lenders</LeadLink>
        </div>
      </PageHeader>
      <div className="wrap">
        <section aria-labelledby="directory" className="section">
          <h2 id="directory" className="mb-5">
            Directory
          </h2>
          <LenderFilters choice={choice}>
            <Fits choice={choice} lenders={content.lenders} />
          </LenderFilters>
          <div className="mt-5 flex flex-wrap justify-between gap-x-8 gap-y-2">
            <p ref={count} tabIndex={-1} role="status" className="font-semibold outline-none">
              {`Showing ${lenders.length} of ${content.lenders.length} lenders`}
            </p>
            <p className="max-w-[62ch] text-[0.94rem] text-ink-soft">{content.compensation}</p>
          </div>
          <div className="mt-5">
            <IllustrativeNote>{content.directoryNote}</IllustrativeNote>
          </div>
          {content.lenders
            .filter((lender) => !lenders.includes(lender))
            .map(({ id, name }) => (
              <LeftOut key={id} id={id} name={name} isLinked={id === linkedId} />
            ))}
          {lenders.map((lender) => (
            <LenderCard
              key={lender.id}
              lender={lender}
              fit={fitOf(lender, choice)}
              question={questionAbout(choice)}
              isLinked={lender.id === linkedId}
            />
          ))}
          {lenders.length === 0 && <NoLenders onReset={() => count.current?.focus()} />}
        </section>
        {lenders.length > 0 && (
          // On a phone a table has no room beside itself: it would only repeat the cards.
          <section aria-labelledby="side-by-side" className="section max-sm:hidden">
            <h2 id="side-by-side" className="mb-5">
              Side by side
            </h2>
            <LenderComparison lenders={lenders} />
            <div className="mt-4">
              <IllustrativeNote>{content.comparisonNote}</IllustrativeNote>
            </div>
          </section>
        )}
      </div>
    </>
  );
}

/** What the directory says to the visitor's deal, and the question that is left. */
function Fits({
  choice,
  lenders,
}: Pick<LenderPartnersPageProps, "choice"> & Pick<LenderPartnersContent, "lenders">) {
  const question = questionAbout(choice);
  if (question === undefined) return null;
  return (
    <div className="col-span-full my-2 border-l-3 border-brand pl-4">
      <div role="status">
        {describeFits(lenders, choice).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className="mt-3 print:hidden">
        <LeadLink source="lender-match" question={question} look="quiet">
          Ask the lenders
        </LeadLink>
      </div>
    </div>
  );
}

/** Shown in place of a linked lender that the filters exclude. */
function LeftOut({ id, name, isLinked }: { id: string; name: string; isLinked: boolean }) {
  return (
    <p
      id={id}
      tabIndex={-1}
      data-linked={isLinked || undefined}
      className="mt-6 hidden border-l-3 border-brand pl-4 outline-none target:block data-linked:block"
    >
      {name} does not match these filters.{" "}
      <PageLink to={`/lender-partners#${id}`} className="link">
        Reset the filters
      </PageLink>
    </p>
  );
}

/** Pressing the link removes it and would lose the focus, so the focus moves to the count. */
function NoLenders({ onReset }: { readonly onReset: () => void }) {
  return (
    <div className="mt-6 border-t border-rule py-10">
      <h3>No lender matches these filters</h3>
      <p className="mt-2 mb-5 max-w-[62ch] text-ink-soft">
        Choose another closing time or a higher minimum DSCR, or start again with the whole directory.
      </p>
      <LinkButton to="/lender-partners" look="quiet" onClick={onReset}>
        Show all lenders
      </LinkButton>
    </div>
  );
}
