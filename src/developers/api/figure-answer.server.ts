import { z } from "zod";
import { answerFrame } from "./answer-frame.server.ts";
import { figure } from "./fields.server.ts";

const figureSource = z.object({
  figures: z.string().describe("The table that the figures come from."),
  agency: z.string().describe("Who published it."),
  program: z.string().describe("The survey or program."),
  period: z.string().describe("The time that the figures describe."),
  retrieved: z.string().describe("ISO date on which they were read."),
});

/** What every answer with public figures has beside them. */
export const sourcedAnswer = {
  sources: z.array(figureSource).readonly().describe("Where the figures come from."),
  license: z.string().describe("The license of the figures."),
  credit: z.string().describe("How to name the source."),
  ...answerFrame,
};

/** The same, where a ratio is computed. */
export const figureAnswer = {
  sampleLoan: z
    .object({
      downPaymentPercent: figure("Percent of the value."),
      ratePercent: figure("Percent a year."),
      termYears: figure("Years."),
    })
    .describe("The loan behind sampleRatio."),
  ...sourcedAnswer,
};
