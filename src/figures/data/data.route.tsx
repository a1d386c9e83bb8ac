import { describePage, requestScope } from "../../site/request-scope.server.ts";
import { renderHtml } from "../../ui/page/render-html.server.ts";
import { countySection, countyTableText } from "../counties/county-page-catalog.server.ts";
import { CountySectionTable } from "../counties/county-section-table.tsx";
import type { Route } from "./+types/data.route.ts";
import { dataContent, dataSitePage, historyDownloads } from "./data-catalog.server.ts";
import { DataPage } from "./data-page.tsx";
import { HistoryBackground } from "./history-background.tsx";
import { historyContent } from "./history-catalog.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { section, form, rows } = countySection();
  const { heading, introduction, table, filter } = historyContent;
  return {
    meta: describePage(dataSitePage, scope),
    content: dataContent,
    history: {
      section: { heading, introduction, table, filter },
      background: renderHtml(
        <HistoryBackground
          history={historyContent}
          downloads={historyDownloads}
          sourcesHeading={dataContent.sourcesHeading}
        />,
      ),
    },
    counties: {
      section,
      form,
      table: renderHtml(<CountySectionTable section={section} text={countyTableText} rows={rows} />),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function DataRoute({ loaderData: { content, history, counties } }: Route.ComponentProps) {
  return <DataPage content={content} history={history} counties={counties} />;
}
