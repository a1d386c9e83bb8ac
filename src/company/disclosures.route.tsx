import { describePage, requestScope } from "../site/request-scope.server.ts";
import { renderHtml } from "../ui/page/render-html.server.ts";
import { StaticHtml } from "../ui/page/static-html.tsx";
import type { Route } from "./+types/disclosures.route.ts";
import { disclosuresLegalPage } from "./legal-catalog.server.ts";
import { LegalHead } from "./legal-head.tsx";
import { LegalText } from "./legal-text.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { page, contentFor } = disclosuresLegalPage(scope.content);
  const content = contentFor();
  const html = renderHtml(
    <>
      <LegalHead crumbs={page.breadcrumb} heading={content.heading} {...content.document} />
      <LegalText content={content} />
    </>,
  );
  return { meta: describePage(page, scope), html };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function DisclosuresRoute({ loaderData: { html } }: Route.ComponentProps) {
  return <StaticHtml html={html} />;
}
