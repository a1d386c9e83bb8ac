import type { ComponentProps } from "react";
import { useIsHydrated } from "../ui/hydrated.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { todayHere } from "../ui/text/today.browser.ts";
import { ContactDetails } from "./contact-details.tsx";
import type { LegalContent } from "./legal-catalog.server.ts";
import { SectionText } from "./section-text.tsx";

interface LegalPageProps {
  readonly crumbs: ComponentProps<typeof PageHeader>["crumbs"];
  readonly content: LegalContent;
  /** The server's date, if the page states the date on which it is read. */
  readonly today?: string;
}

export function LegalPage({ crumbs, content: { heading, document, company }, today }: LegalPageProps) {
  return (
    <>
      <PageHeader crumbs={crumbs} heading={heading} lede={document.introduction}>
        <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-2">
          {today && (
            <div>
              <dt className="text-sm text-ink-soft">Last Updated</dt>
              <dd className="font-semibold">
                <LastUpdated serverDate={today} />
              </dd>
            </div>
          )}
          <div>
            <dt className="text-sm text-ink-soft">Version</dt>
            <dd className="font-semibold">{document.version}</dd>
          </div>
          <div>
            <dt className="text-sm text-ink-soft">Effective</dt>
            <dd className="font-semibold">
              <DateText isoDate={document.effective} />
            </dd>
          </div>
        </dl>
      </PageHeader>
      <div className="wrap">
        <div className="section gap-x-16 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
          <Contents sections={document.sections} />
          <div>
            {document.sections.map((section, index) => (
              <Section key={section.id} section={section} number={index + 1} />
            ))}
            <div className="mt-8 border-l-3 border-brand pl-5">
              <ContactDetails company={company} />
            </div>
          </div>
        </div>
      </div>
    </>
  );
}

/**
 * The date on which the page is read: the server's date, and after hydration the reader's own. The two differ for some
 * hours a day in most time zones.
 */
function LastUpdated({ serverDate }: { readonly serverDate: string }) {
  const isHydrated = useIsHydrated();
  return <DateText isoDate={isHydrated ? todayHere() : serverDate} />;
}

function Contents({ sections }: { readonly sections: LegalContent["document"]["sections"] }) {
  return (
    <nav aria-labelledby="contents" className="mb-10 print:hidden">
      <div className="lg:sticky lg:top-24">
        <h2 id="contents" className="font-sans text-base tracking-normal">
          Contents
        </h2>
        <ol className="mt-3 list-inside list-decimal text-[0.94rem] text-ink-soft">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-block py-1 text-ink-soft no-underline hover:text-ink hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

function Section({
  section,
  number,
}: {
  readonly section: LegalContent["document"]["sections"][number];
  readonly number: number;
}) {
  const { id, title, paragraphs, list, links } = section;
  return (
    <section aria-labelledby={id} className="prose mb-10">
      <h2 id={id} tabIndex={-1} className="mt-0! text-[1.5rem]">
        <span aria-hidden="true" className="text-ink-soft">
          {number}.{" "}
        </span>
        {title}
      </h2>
      <SectionText paragraphs={paragraphs} list={list} links={links} />
    </section>
  );
}
