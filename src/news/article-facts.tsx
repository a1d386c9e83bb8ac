import { Badge } from "../ui/badge.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { categoryLabel, type NewsSummary } from "./news-article.ts";

type Facts = Pick<NewsSummary, "category" | "publishedDate" | "readTime">;

export function ArticleFacts({ article }: { readonly article: Facts }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.94rem] text-ink-soft">
      <Badge tone="secondary">{categoryLabel(article.category)}</Badge>
      <DateText isoDate={article.publishedDate} />
      <span>{article.readTime}</span>
    </p>
  );
}
