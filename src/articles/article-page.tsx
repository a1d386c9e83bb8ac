import { lazy, Suspense, useRef } from "react";
import { Prose } from "../markdown/prose.tsx";
import { importOrReload } from "../start/import-or-reload.browser.ts";
import { LinkButton } from "../ui/button.tsx";
import { Byline } from "../ui/page/byline.tsx";
import { PageContents } from "../ui/page/page-contents.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { RelatedPages } from "../ui/page/related-pages.tsx";
import type { ArticleBlock, ArticleSection } from "./article-sections.server.ts";
import type { Article } from "./articles-catalog.server.ts";
import { ReadingProgress } from "./reading-progress.tsx";

/**
 * Loaded lazily: most articles have no example, and its gauges and tables would weigh as much as the rest of the
 * template.
 */
const WorkedExampleView = lazy(() => importOrReload(() => import("./worked-example-view.tsx")));

/** Lines of 60 to 75 characters, while tables and examples take the whole column. */
const column = "max-w-[46rem] [&_.prose]:max-w-none [&_.prose>:is(p,ul,ol)]:max-w-[35rem]";

/** Template for every page of running text: its sections, and a table of contents that follows the reader. */
export function ArticlePage({ article }: { readonly article: Article }) {
  const text = useRef<HTMLDivElement>(null);
  return (
    <article>
      <ReadingProgress of={text} />
      <PageHeader crumbs={article.crumbs} heading={article.heading} lede={article.summary}>
        <Byline author={article.author} reviewed={article.reviewed} readMinutes={article.readMinutes} />
      </PageHeader>
      <div className="wrap">
        <div className="gap-x-16 border-t border-rule py-8 sm:py-10 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
          <PageContents sections={article.sections} />
          <div ref={text} className={column}>
            <Blocks blocks={article.opening} />
            {article.sections.map((section) => (
              <Section key={section.id} section={section} />
            ))}
          </div>
        </div>
        <section aria-labelledby="next-step" className="section print:hidden">
          <h2 id="next-step">Try it on your property</h2>
          <div className="mt-5 flex flex-wrap gap-3">
            <LinkButton to="/dscr-calculator">Calculate Your DSCR</LinkButton>
            <LinkButton to="/lender-partners" look="quiet">
              Browse Lenders
            </LinkButton>
          </div>
        </section>
        <RelatedPages pages={article.related} />
      </div>
    </article>
  );
}

/** The heading links to itself, so that its URL can be copied. */
function Section({ section }: { readonly section: ArticleSection }) {
  const { id, title, summary, blocks } = section;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="border-t border-rule pt-8 pb-6 first:border-t-0 first:pt-0 [&_h3]:print:break-after-avoid"
    >
      <h2 id={`${id}-heading`} className="mb-4 print:break-after-avoid">
        <a href={`#${id}`} className="text-ink no-underline hover:underline">
          {title}
        </a>
      </h2>
      {summary && (
        <p className="-mt-1 mb-6 font-serif max-w-[35rem] text-[1.15rem] text-ink-soft">{summary}</p>
      )}
      <Blocks blocks={blocks} />
    </section>
  );
}

function Blocks({ blocks }: { readonly blocks: readonly ArticleBlock[] }) {
  return blocks.map((block) =>
    "html" in block ? (
      <Prose key={block.html} html={block.html} />
    ) : (
      <Suspense key={block.example.name}>
        <WorkedExampleView example={block.example} />
      </Suspense>
    ),
  );
}
