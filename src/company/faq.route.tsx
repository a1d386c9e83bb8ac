import { describePage, requestScope } from "../site/request-scope.server.ts";
import type { Route } from "./+types/faq.route.ts";
import { faqContent, faqPage } from "./company-catalog.server.ts";
import { FaqPage } from "./faq-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  return {
    meta: describePage(faqPage(site), scope),
    crumbs: faqPage(site).breadcrumb,
    content: faqContent(site),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function FaqRoute({ loaderData: { crumbs, content } }: Route.ComponentProps) {
  return <FaqPage crumbs={crumbs} content={content} />;
}
