import { describePage, requestScope } from "../site/request-scope.server.ts";
import { LinkButton } from "../ui/button.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { NoBreakText } from "../ui/text/no-break-text.tsx";
import type { Route } from "./+types/sent.route.ts";
import { requestContent, sentPage } from "./privacy-request-catalog.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  return {
    meta: describePage(sentPage(site), scope),
    crumbs: sentPage(site).breadcrumb,
    sent: requestContent(site).sent,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function SentRoute({ loaderData: { crumbs, sent } }: Route.ComponentProps) {
  return (
    <PageHeader crumbs={crumbs} heading={sent.heading} lede={sent.text}>
      <p className="mt-4 max-w-[62ch] text-ink-soft">
        <NoBreakText text={sent.help} />
      </p>
      <p className="mt-6 mb-8">
        <LinkButton to="/privacy" look="quiet">
          Privacy Policy
        </LinkButton>
      </p>
    </PageHeader>
  );
}
