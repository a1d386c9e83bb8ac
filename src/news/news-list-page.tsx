import type { ComponentProps } from "react";
import { LinkButton } from "../ui/button.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { PageLink } from "../ui/page/page-link.tsx";
import { ArticleFacts } from "./article-facts.tsx";
import {
  articlePath,
  articlesIn,
  categoryLabel,
  NEWS_CATEGORIES,
  type NewsCategory,
  type NewsSummary,
} from "./news-article.ts";
import type { NewsContent } from "./news-catalog.server.ts";
import { FEED_PATH } from "./news-feed.ts";
import { SubscribeForm } from "./subscriptions/sign-up/subscribe-form.tsx";
import type { SubscribeContent } from "./subscriptions/subscription-catalog.server.ts";

interface NewsListPageProps {
  readonly crumbs: ComponentProps<typeof PageHeader>["crumbs"];
  readonly content: NewsContent;
  readonly articles: readonly NewsSummary[];
  readonly category: NewsCategory | "all";
  readonly subscribe: SubscribeContent;
}

export function NewsListPage({ crumbs, content, articles, category, subscribe }: NewsListPageProps) {
  const shown = articlesIn(articles, category);
  const featured = shown.filter((article) => article.featured);
  const latest = shown.filter((article) => !article.featured);
  return (
    <>
      <PageHeader crumbs={crumbs} heading={content.heading} lede={content.lede}>
        <p className="mt-4">
          <a className="link inline-block py-1" href="#follow">
            Get new articles by email
          </a>
        </p>
      </PageHeader>
      <div className="wrap">
        <CategoryFilter category={category} />
        <p role="status" className="mt-4 mb-8 text-[0.94rem] text-ink-soft">
          {countText(shown.length, category)}
        </p>
        {featured.length > 0 && (
          <section aria-labelledby="featured" className="section">
            <h2 id="featured">Featured Stories</h2>
            <div className="mt-6 grid gap-6 md:grid-cols-2">
              {featured.map((article) => (
                <FeaturedStory key={article.id} article={article} />
              ))}
            </div>
          </section>
        )}
        {latest.length > 0 && (
          <section aria-labelledby="latest" className="section">
            <h2 id="latest">Latest Updates</h2>
            <div className="mt-6 grid gap-4">
              {latest.map((article) => (
                <LatestUpdate key={article.id} article={article} />
              ))}
            </div>
          </section>
        )}
        <section aria-labelledby="follow" className="section">
          <h2 id="follow" tabIndex={-1}>
            Follow the news
          </h2>
          <div className="mt-4">
            <SubscribeForm content={subscribe} />
          </div>
          <p className="mt-6 max-w-[62ch]">
            Or read the{" "}
            <a className="link" href={FEED_PATH}>
              RSS feed
            </a>
            : any feed reader can follow it, without an address or an account.
          </p>
        </section>
      </div>
    </>
  );
}

function countText(count: number, category: NewsCategory | "all"): string {
  const articles = `${count} ${count === 1 ? "article" : "articles"}`;
  return category === "all" ? articles : `${articles} in ${categoryLabel(category)}`;
}

const choices = [{ value: "all", label: "All" }, ...NEWS_CATEGORIES] as const;

/** Plain links: the choice is in the URL and needs no script. */
function CategoryFilter({ category }: { readonly category: NewsCategory | "all" }) {
  return (
    <nav aria-label="News categories">
      <ul className="mx-[calc(-1*var(--wrap-edge))] flex gap-2 overflow-x-auto px-(--wrap-edge) py-1 sm:mx-0 sm:flex-wrap sm:px-0">
        {choices.map(({ value, label }) => (
          <li key={value}>
            <PageLink
              to={value === "all" ? "/dscr-news" : `/dscr-news?category=${value}`}
              aria-current={value === category ? "true" : undefined}
              className="inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-edge px-4 text-[0.94rem] text-ink no-underline hover:border-brand aria-[current=true]:border-brand aria-[current=true]:bg-brand aria-[current=true]:font-semibold aria-[current=true]:text-brand-ink"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const CARD = "relative rounded-sheet border border-rule bg-sheet p-5 hover:border-brand";

/** The whole card is its Read link. */
function FeaturedStory({ article }: { readonly article: NewsSummary }) {
  return (
    <article className={`flex flex-col items-start ${CARD}`}>
      <Picture article={article} className="mb-5 flex aspect-video items-center p-6" />
      <ArticleFacts article={article} />
      <h3 className="mt-3 text-[1.55rem]">{article.title}</h3>
      <p className="mt-3 mb-5 grow text-ink-soft">{article.summary}</p>
      <ReadButton article={article} />
    </article>
  );
}

function LatestUpdate({ article }: { readonly article: NewsSummary }) {
  return (
    <article
      className={`grid items-center gap-x-8 gap-y-4 md:grid-cols-[1fr_auto] lg:grid-cols-[14rem_1fr_auto] ${CARD}`}
    >
      <Picture
        article={article}
        className="flex aspect-video max-w-88 items-center p-5 md:col-span-2 lg:col-span-1"
      />
      <div>
        <ArticleFacts article={article} />
        <h3 className="mt-2 text-[1.3rem]">{article.title}</h3>
        <p className="mt-2 max-w-[60ch] text-ink-soft">{article.summary}</p>
      </div>
      <ReadButton article={article} />
    </article>
  );
}

function Picture({
  article: { picture },
  className,
}: {
  readonly article: NewsSummary;
  readonly className: string;
}) {
  return (
    picture && (
      <div
        className={`w-full overflow-hidden rounded-control bg-brand-wash ${className}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by bar-chart.ts from numbers alone
        dangerouslySetInnerHTML={{ __html: picture }}
      />
    )
  );
}

function ReadButton({ article }: { readonly article: NewsSummary }) {
  return (
    <LinkButton
      to={articlePath(article.id)}
      look="quiet"
      className="justify-self-start after:absolute after:inset-0 after:rounded-sheet"
    >
      Read<span className="sr-only"> {article.title}</span>
    </LinkButton>
  );
}
