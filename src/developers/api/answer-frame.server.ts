import { z } from "zod";
import { ESTIMATE_NOTE } from "../../calculators/reports/estimate-note.ts";
import { apiFacts } from "./api-facts-catalog.server.ts";

/** What every answer says beside its figures. */
export const answerFrame = {
  formulasVersion: z
    .string()
    .describe("Version of the formulas, which the page /formulas explains. It changes when a figure could."),
  assumptions: z.array(z.string()).readonly().describe("What the figures rest on, one sentence each."),
  notice: z.literal(ESTIMATE_NOTE).describe("Show it beside the figures."),
  link: z
    .url()
    .describe(
      "Opens the same figures on the site. They stand after #, which browsers never send to a server.",
    ),
} as const;

export function frameAnswer(link: string, assumptions: readonly string[]) {
  return { formulasVersion: apiFacts.formulasVersion, assumptions, notice: ESTIMATE_NOTE, link } as const;
}
