import type { ComponentProps } from "react";
import { LinkButton } from "../ui/button.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { WayCards } from "../ui/page/way-cards.tsx";
import type { MissingArticle } from "./news-catalog.server.ts";

interface ArticleNotFoundProps extends MissingArticle {
  readonly crumbs: ComponentProps<typeof PageHeader>["crumbs"];
}

export function ArticleNotFound({ crumbs, heading, text, ways }: ArticleNotFoundProps) {
  return (
    <PageHeader crumbs={crumbs} heading={heading} lede={text}>
      <div className="mt-6">
        <LinkButton to="/dscr-news">Back to News</LinkButton>
      </div>
      <WayCards ways={ways} />
    </PageHeader>
  );
}
