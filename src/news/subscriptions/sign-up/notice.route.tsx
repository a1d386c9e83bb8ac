import { describePage, requestScope } from "../../../site/request-scope.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { findNotice } from "../subscription-catalog.server.ts";
import type { Route } from "./+types/notice.route.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  const { page, lede, help } = findNotice(site, url.pathname);
  return {
    meta: describePage(page, scope),
    crumbs: page.breadcrumb,
    heading: page.title,
    lede,
    help,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function NoticeRoute({ loaderData: { crumbs, heading, lede, help } }: Route.ComponentProps) {
  return (
    <PageHeader crumbs={crumbs} heading={heading} lede={lede}>
      <p className="mt-4 max-w-[62ch] text-ink-soft">{help}</p>
      <p className="mt-6 mb-8">
        <LinkButton to="/dscr-news" look="quiet">
          Back to News
        </LinkButton>
      </p>
    </PageHeader>
  );
}
