import { ContactDetails } from "./contact-details.tsx";
import type { LegalContent } from "./legal-catalog.server.ts";
import { SectionText } from "./section-text.tsx";

/** The document itself, rendered by the server alone. */
export function LegalText({ content: { document, company } }: { readonly content: LegalContent }) {
  return (
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
  );
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
