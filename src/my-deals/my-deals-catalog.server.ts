import { myDeals } from "../../content/calculators/my-deals.ts";
import { lenderRatioOf } from "../calculators/deal/ratios/lender-view.ts";
import { toolFacts } from "../calculators/tool/tool-catalog.server.ts";
import { bandOf, formatRatio } from "../dscr/dscr.ts";
import type { SitePage } from "../seo/page-record.ts";
import { listInWords } from "../ui/text/list-in-words.ts";
import { EXAMPLE_DEALS } from "./example-deals.ts";

export { myDeals, toolFacts };

const ratios = EXAMPLE_DEALS.flatMap(({ deal }) => lenderRatioOf(deal) ?? []);
const TONES = { excellent: "good", good: "good", marginal: "marginal", poor: "poor" } as const;

export const myDealsPage = {
  path: "/my-deals",
  title: myDeals.title,
  description: myDeals.metaDescription,
  kind: "tool",
  updated: myDeals.updated,
  breadcrumb: [{ name: myDeals.heading, path: "/my-deals" }],
  card: {
    kind: "bars",
    caption: `The lender's ratio of three example deals: ${listInWords(ratios.map((ratio) => formatRatio(ratio)))}`,
    bars: ratios.map((ratio) => ({ from: 0, to: ratio, tone: TONES[bandOf(ratio).level] })),
  },
} as const satisfies SitePage;
