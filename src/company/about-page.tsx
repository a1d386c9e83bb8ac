import type { ComponentProps } from "react";
import type { AboutContent, AboutSection } from "../../content/about.ts";
import { PageHeader } from "../ui/page/page-header.tsx";
import { SectionText } from "./section-text.tsx";

interface AboutPageProps {
  readonly crumbs: ComponentProps<typeof PageHeader>["crumbs"];
  readonly content: AboutContent;
}

export function AboutPage({ crumbs, content: { heading, lede, sections } }: AboutPageProps) {
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

function Section({ id, title, paragraphs, list, links }: AboutSection) {
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
