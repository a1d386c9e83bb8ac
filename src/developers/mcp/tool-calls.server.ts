import { z } from "zod";
import { part } from "../../../content/site-content.ts";
import { defineCall } from "../api/call.ts";
import { stateFiguresCall } from "../api/calls.server.ts";
import { compareOffersCall } from "../api/compare-offers-call.server.ts";
import { countyFiguresCall } from "../api/county-figures-call.server.ts";
import { dealCall } from "../api/deal/deal-call.server.ts";
import { packetCall } from "../api/deal/packet-call.server.ts";
import { pathToTargetCall } from "../api/deal/path-to-target-call.server.ts";
import { portfolioCall } from "../api/deal/portfolio-call.server.ts";
import { projectionCall } from "../api/deal/projection-call.server.ts";
import { dscrCall } from "../api/dscr-call.server.ts";
import { historyFiguresCall } from "../api/history-figures-call.server.ts";
import { refinanceCall } from "../api/refinance-call.server.ts";
import { DEAL_TOOL, type ToolCall } from "./tool-call.ts";

/** The API gives out all states at once. An assistant has to read what it gets, so it can ask for some. */
const someStates = defineCall({
  name: stateFiguresCall.name,
  title: stateFiguresCall.title,
  summary: `${stateFiguresCall.summary} All of them, or those asked for.`,
  input: z.strictObject({
    states: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .min(1)
      .max(50)
      .optional()
      .describe("Codes of two letters, such as TX. All fifty if left out."),
  }),
  output: stateFiguresCall.output,
  cost: 1,
  example: { states: ["TX", "OH"] },
  answer({ states: asked }, siteUrl) {
    const all = stateFiguresCall.answer(siteUrl);
    return { ...all, states: all.states.filter(({ code }) => asked?.includes(code) ?? true) };
  },
});

/** Few, because an assistant reads about all of them before it uses one. */
export const toolCalls = part<readonly ToolCall[]>((site) => [
  { tool: "calculate_dscr", call: dscrCall },
  { tool: DEAL_TOOL, call: dealCall(site) },
  { tool: "path_to_target", call: pathToTargetCall },
  { tool: "project_hold", call: projectionCall },
  { tool: "loan_on_several_houses", call: portfolioCall },
  { tool: "loan_officer_packet", call: packetCall },
  { tool: "plan_refinance", call: refinanceCall },
  { tool: "compare_offers", call: compareOffersCall },
  { tool: "state_figures", call: someStates },
  { tool: "county_figures", call: countyFiguresCall },
  { tool: "price_history", call: historyFiguresCall },
]);
