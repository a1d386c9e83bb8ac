import { describePage, requestScope } from "../../site/request-scope.server.ts";
import { renderHtml } from "../../ui/page/render-html.server.ts";
import { countySection, countyTableText } from "../counties/county-page-catalog.server.ts";
import { CountySectionTable } from "../counties/county-section-table.tsx";
import type { Route } from "./+types/data.route.ts";
import { DataBackground, StatesBackground } from "./data-background.tsx";
import { dataContent, dataSitePage, historyDownloads } from "./data-catalog.server.ts";
import { DataPage } from "./data-page.tsx";
import { HistoryBackground } from "./history-background.tsx";
import { historyContent } from "./history-catalog.server.ts";
import { SourceList } from "./source-list.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { section, form, rows } = countySection();
  const { heading, introduction, table, filter } = historyContent;
  const { states, cities, sourcesHeading, crumbs, downloads, related } = dataContent;
  return {
    meta: describePage(dataSitePage, scope),
    content: {
      ...{ crumbs, downloads, related },
      heading: dataContent.heading,
      introduction: dataContent.introduction,
      states: {
        ...{ heading: states.heading, introduction: states.introduction },
        ...{ table: states.table, filter: states.filter },
      },
      cities: { heading: cities.heading, introduction: cities.introduction, table: cities.table },
    },
    background: {
      states: renderHtml(<StatesBackground content={dataContent} />),
      cities: renderHtml(<SourceList heading={sourcesHeading} sources={cities.sources} />),
      all: renderHtml(<DataBackground content={dataContent} />),
    },
    history: {
      section: { heading, introduction, table, filter },
      background: renderHtml(
        <HistoryBackground
          history={historyContent}
          downloads={historyDownloads}
          sourcesHeading={sourcesHeading}
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

export default function DataRoute({
  loaderData: { content, background, history, counties },
}: Route.ComponentProps) {
  return <DataPage content={content} background={background} history={history} counties={counties} />;
}
