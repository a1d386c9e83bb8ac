import { describePage, requestScope } from "../site/request-scope.server.ts";
import type { Route } from "./+types/faq.route.ts";
import { faqContent, faqPage } from "./company-catalog.server.ts";
import { FaqPage } from "./faq-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return {
    meta: describePage(faqPage, context.get(requestScope)),
    crumbs: faqPage.breadcrumb,
    content: faqContent,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function FaqRoute({ loaderData: { crumbs, content } }: Route.ComponentProps) {
  return <FaqPage crumbs={crumbs} content={content} />;
}
