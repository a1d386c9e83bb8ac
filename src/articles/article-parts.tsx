import { contactAddress } from "../leads/contact-address.ts";
import { Prose } from "../markdown/prose.tsx";
import { LinkButton } from "../ui/button.tsx";
import { Byline } from "../ui/page/byline.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { PageLink } from "../ui/page/page-link.tsx";
import { RelatedPages } from "../ui/page/related-pages.tsx";
import type { ArticleBlock, ArticleSection } from "./article-sections.server.ts";
import type { Article } from "./articles-catalog.server.ts";
import { WorkedExampleView } from "./worked-example-view.tsx";

/** What the server renders of an article. */
interface ArticleProps {
  readonly article: Article;
}

export function ArticleHead({ article }: ArticleProps) {
  return (
    <PageHeader crumbs={article.crumbs} heading={article.heading} lede={article.summary}>
      <Byline author={article.author} reviewed={article.reviewed} readMinutes={article.readMinutes} />
    </PageHeader>
  );
}

export function ArticleText({ article }: ArticleProps) {
  return (
    <>
      <Blocks blocks={article.opening} />
      {article.sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </>
  );
}

export function ArticleEnd({ article }: ArticleProps) {
  const { ending, heading, related } = article;
  return (
    <>
      <section aria-labelledby="next-step" className="section print:hidden">
        <h2 id="next-step">{ending.text}</h2>
        <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
          <LinkButton to={ending.path}>{ending.label}</LinkButton>
          {[
            { label: "Browse Lenders", path: "/lender-partners" },
            {
              label: "Ask a question",
              path: contactAddress({ source: "article", question: `About “${heading}”:` }),
            },
          ].map(({ label, path }) => (
            <PageLink key={path} to={path} className="link inline-flex min-h-11 items-center">
              {label}
            </PageLink>
          ))}
        </p>
      </section>
      <RelatedPages pages={related} />
    </>
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
      <WorkedExampleView key={block.example.name} example={block.example} />
    ),
  );
}
