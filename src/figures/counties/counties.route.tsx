import { describePage, requestScope } from "../../site/request-scope.server.ts";
import { renderHtml } from "../../ui/page/render-html.server.ts";
import { StaticHtml } from "../../ui/page/static-html.tsx";
import type { Route } from "./+types/counties.route.ts";
import { CountyForm } from "./county-form.tsx";
import { CountyBackground, CountyHead, CountyResults } from "./county-page.tsx";
import {
  countyPageContent as content,
  countiesSitePage,
  countyFormContent,
  countyTableText,
  findCounties,
} from "./county-page-catalog.server.ts";
import { readCountyQuery } from "./county-query.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const query = readCountyQuery(new URL(request.url).searchParams);
  const found = findCounties(query);
  return {
    meta: describePage(countiesSitePage, context.get(requestScope)),
    query,
    form: countyFormContent,
    head: renderHtml(<CountyHead content={content} />),
    results: renderHtml(
      <CountyResults content={content} table={countyTableText} query={query} found={found} />,
    ),
    background: renderHtml(<CountyBackground content={content} />),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function CountiesRoute({ loaderData }: Route.ComponentProps) {
  const { query, form, head, results, background } = loaderData;
  return (
    <>
      <StaticHtml html={head} />
      <div className="wrap">
        <CountyForm content={form} query={query} />
        <StaticHtml html={results} />
        <StaticHtml html={background} />
      </div>
    </>
  );
}
