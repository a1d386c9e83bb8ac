import type { ComponentProps } from "react";
import type { PageSection, SectionsText } from "../../content/page-section.ts";
import { PageHeader } from "../ui/page/page-header.tsx";
import { SectionText } from "./section-text.tsx";

interface SectionsPageProps {
  readonly crumbs: ComponentProps<typeof PageHeader>["crumbs"];
  readonly content: SectionsText;
}

export function SectionsPage({ crumbs, content: { heading, lede, sections } }: SectionsPageProps) {
  return (
    <>
      <PageHeader crumbs={crumbs} heading={heading} lede={lede} />
      <div className="wrap">
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
      </div>
    </>
  );
}

function Section({ id, title, paragraphs, list, links }: PageSection) {
  return (
    <section aria-labelledby={id} className="section gap-x-16 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
      <h2 id={id} tabIndex={-1} className="mb-3">
        {title}
      </h2>
      <div className="prose *:first:mt-0">
        <SectionText paragraphs={paragraphs} list={list} links={links} />
      </div>
    </section>
  );
}
