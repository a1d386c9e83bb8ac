import { Prose } from "../markdown/prose.tsx";
import { LinkButton } from "../ui/button.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { PageLink } from "../ui/page/page-link.tsx";
import { ArticleFacts } from "./article-facts.tsx";
import { articlePath, type NewsSummary } from "./news-article.ts";
import type { FoundArticle } from "./news-catalog.server.ts";

/** What the server renders of an article; the button to share it stands between the two. */
export function NewsArticleHead({ page, article }: Pick<FoundArticle, "page" | "article">) {
  return (
    <PageHeader crumbs={page.breadcrumb} heading={article.title} lede={article.summary}>
      <div className="mt-6">
        <ArticleFacts article={article} />
      </div>
    </PageHeader>
  );
}

export function NewsArticleText({
  text,
  ending,
  ask,
  neighbors,
}: Pick<FoundArticle, "text" | "ending" | "ask" | "neighbors">) {
  return (
    <div className="wrap">
      <div className="section gap-x-16 lg:grid lg:grid-cols-[minmax(0,1fr)_16rem]">
        <Prose html={text.html} />
        <Contents headings={text.headings} />
      </div>
      <section aria-labelledby="next-step" className="section print:hidden">
        <h2 id="next-step">{ending.text}</h2>
        <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
          <LinkButton to={ending.path}>{ending.label}</LinkButton>
          <PageLink to={ask} className="link inline-flex min-h-11 items-center">
            Ask a question
          </PageLink>
        </p>
      </section>
      <MoreNews {...neighbors} />
    </div>
  );
}

function Contents({ headings }: { readonly headings: FoundArticle["text"]["headings"] }) {
  return (
    <nav aria-labelledby="contents" className="hidden lg:block print:hidden">
      <div className="sticky top-24">
        <h2 id="contents" className="font-sans text-base tracking-normal">
          In this article
        </h2>
        <ul className="mt-3 border-l border-rule text-[0.94rem]">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block py-1.5 pl-4 text-ink-soft no-underline hover:text-ink hover:underline"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function MoreNews({
  previous,
  next,
}: {
  readonly previous: NewsSummary | null;
  readonly next: NewsSummary | null;
}) {
  return (
    <nav aria-label="More news" className="section grid gap-x-12 gap-y-8 sm:grid-cols-2 print:hidden">
      {previous && <Neighbour label="Previous article" article={previous} />}
      {next && <Neighbour label="Next article" article={next} />}
      <p className="sm:col-span-2">
        <PageLink to="/dscr-news" prefetch="intent" className="link inline-block py-1">
          All news
        </PageLink>
      </p>
    </nav>
  );
}

function Neighbour({ label, article }: { readonly label: string; readonly article: NewsSummary }) {
  return (
    <div>
      <p className="text-sm text-ink-soft">{label}</p>
      <p className="mt-1 font-serif text-[1.2rem] leading-snug font-semibold">
        <PageLink to={articlePath(article.id)} prefetch="intent" className="link">
          {article.title}
        </PageLink>
      </p>
    </div>
  );
}
