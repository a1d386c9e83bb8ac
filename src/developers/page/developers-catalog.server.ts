import { developers } from "../../../content/developers.ts";
import { part, type SiteContent } from "../../../content/site-content.ts";
import { SERVER_LIMITS } from "../../../platform/http/http-server.ts";
import { embeddables, snippetView } from "../../calculators/embeds/embeds-catalog.server.ts";
import { firstLevelPage } from "../../seo/page-record.ts";
import { API_PATH, apiCalls, stateFiguresCall } from "../api/calls.server.ts";
import { OPENAPI_PATH } from "../api/public-endpoints.server.ts";
import { toolCalls } from "../mcp/tool-calls.server.ts";
import { writeSamples } from "./code-samples.ts";

/** Those that show most of what the API can do. Their requests are the examples of the calls themselves. */
const EXAMPLES = ["dscr", "deal", "path-to-target", "refinance", "compare-offers"];

const exampleCalls = part((site) =>
  EXAMPLES.map((name) => {
    const call = apiCalls(site).find((each) => each.name === name);
    if (!call) throw new Error(`The page shows the call ${name}, which the API does not have.`);
    return call;
  }),
);

const BYTES_PER_KILOBYTE = 1_024;
const limits = developers.limits.items(
  developers.limits.requestsPerMinute,
  SERVER_LIMITS.maxBodyBytes / BYTES_PER_KILOBYTE,
);

export const developersPage = firstLevelPage(developers, {
  path: "/developers",
  name: developers.heading,
  kind: "page",
  updated: developers.updated,
  isDated: true,
});

/** The page for the site at this URL: code that is copied must run as it is. */
export function describeDevelopers(site: SiteContent, siteUrl: string) {
  const { doors, api, examples, mcp, oembed } = developers;
  const apiUrl = siteUrl + API_PATH;
  const mcpUrl = `${siteUrl}/mcp`;
  return {
    heading: developers.heading,
    lede: developers.lede,
    updated: developers.updated,
    rules: developers.rules,
    versions: developers.versions,
    related: developers.related,
    crumbs: developersPage.breadcrumb,
    doors: {
      heading: doors.heading,
      items: [
        { ...doors.items.api, href: "#api", address: `${apiUrl}/` },
        { ...doors.items.mcp, href: "#mcp", address: mcpUrl },
        { ...doors.items.embeds, href: "#embeds", address: `${siteUrl}${embeddables[0].path}` },
      ],
    },
    api: {
      ...api,
      calls: {
        ...api.calls,
        items: [
          ...apiCalls(site).map(({ name, summary }) => ({ name: `POST ${API_PATH}/${name}`, text: summary })),
          { name: `GET ${API_PATH}/${stateFiguresCall.name}`, text: stateFiguresCall.summary },
        ],
      },
      schemaUrl: OPENAPI_PATH,
    },
    examples: {
      ...examples,
      items: listExamples(site, siteUrl),
      /** To the first of them. */
      answer: { heading: examples.answer, code: answerExample(site, siteUrl) },
    },
    limits: { heading: developers.limits.heading, items: limits },
    mcp: {
      ...mcp,
      tools: {
        ...mcp.tools,
        items: toolCalls(site).map(({ tool, call }) => ({ name: tool, text: call.summary })),
      },
      settings: JSON.stringify({ mcpServers: { rentratio: { type: "http", url: mcpUrl } } }, null, 2),
      command: `npx @modelcontextprotocol/inspector --cli ${mcpUrl} --transport http --method tools/list`,
    },
    oembed: {
      ...oembed,
      url: `${siteUrl}/oembed?url=${encodeURIComponent(siteUrl + embeddables[0].fullPath)}`,
    },
  };
}

export type DevelopersContent = ReturnType<typeof describeDevelopers>;

export const snippet = snippetView;

export function listExamples(site: SiteContent, siteUrl: string) {
  return exampleCalls(site).map(({ name, title, summary, example }) => ({
    id: name,
    title,
    summary,
    samples: writeSamples({ url: `${siteUrl}${API_PATH}/${name}`, body: example }),
  }));
}

/** What the first example gets. */
function answerExample(site: SiteContent, siteUrl: string): string {
  const [call] = exampleCalls(site);
  return call ? JSON.stringify(call.answer(call.input.parse(call.example), siteUrl), null, 2) : "";
}
