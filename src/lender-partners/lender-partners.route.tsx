import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { readChoice } from "../lenders/lender-directory.ts";
import { describePage, requestScope } from "../site/request-scope.server.ts";
import type { Route } from "./+types/lender-partners.route.ts";
import { lenderPartnersContent, lenderPartnersPage } from "./lender-partners-catalog.server.ts";
import { LenderPartnersPage } from "./lender-partners-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  return {
    meta: describePage(lenderPartnersPage(site), scope),
    crumbs: lenderPartnersPage(site).breadcrumb,
    content: lenderPartnersContent(site),
  };
}

/** The page already has every lender, so a change of sort or filter needs no request. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function LenderPartnersRoute({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const choice = readChoice((name) => query.get(name));
  return <LenderPartnersPage crumbs={loaderData.crumbs} content={loaderData.content} choice={choice} />;
}
