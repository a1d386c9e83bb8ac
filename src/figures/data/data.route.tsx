import { describePage, requestScope } from "../../site/request-scope.server.ts";
import { renderHtml } from "../../ui/page/render-html.server.ts";
import { countySection, countyTableText } from "../counties/county-page-catalog.server.ts";
import { CountySectionTable } from "../counties/county-section-table.tsx";
import type { Route } from "./+types/data.route.ts";
import { dataContent, dataSitePage } from "./data-catalog.server.ts";
import { DataPage } from "./data-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { section, form, rows } = countySection();
  return {
    meta: describePage(dataSitePage, scope),
    content: dataContent(scope.content),
    counties: {
      section,
      form,
      table: renderHtml(<CountySectionTable section={section} text={countyTableText} rows={rows} />),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function DataRoute({ loaderData: { content, counties } }: Route.ComponentProps) {
  return <DataPage content={content} counties={counties} />;
}
