import { createHash } from "node:crypto";
import { z } from "zod";
import { writeDealFragment } from "../../../calculators/deal/sharing/deal-link.ts";
import { canonicalJson } from "../../../calculators/packet/canonical-json.ts";
import { LONGEST_LINE, packetOf } from "../../../calculators/packet/packet.ts";
import { roundToCents } from "../../../dscr/cents.ts";
import { answerFrame, frameAnswer } from "../answer-frame.server.ts";
import { apiFacts } from "../api-facts-catalog.server.ts";
import { defineCall } from "../call.ts";
import { figure, usd } from "../fields.server.ts";
import { dealAssumptions } from "./deal-assumptions.server.ts";
import { dealInput, dealOf } from "./deal-input.server.ts";

const MOST_HOUSES = 100;
const MOST_DOLLARS = 1_000_000_000;

const line = (said: string) => z.string().trim().max(LONGEST_LINE).default("").describe(said);

const scheduled = z.strictObject({
  name: z.string().trim().min(1).max(LONGEST_LINE).describe("What the house is called."),
  valueUsd: usd("Value in dollars."),
  loanUsd: usd("What is owed on it, in dollars."),
  fullMonthlyPaymentUsd: usd("Principal, interest, taxes, insurance and dues a month, in dollars."),
  monthlyRentUsd: usd("Rent a month, in dollars."),
  monthlyCashFlowUsd: z
    .number()
    .min(-MOST_DOLLARS)
    .max(MOST_DOLLARS)
    .overwrite(roundToCents)
    .describe("What is left a month, in dollars."),
});

const figures = z
  .array(
    z.object({
      label: z.string().describe("What it is."),
      text: z.string().describe("As a person reads it."),
      value: z.union([z.number(), z.string()]).describe("As a program reads it."),
    }),
  )
  .readonly();

const rentRollLine = z.object({
  unit: z.string().describe("Its number, or the whole property."),
  use: z.string().describe("Leased, vacant or short-term."),
  lease: figure("Rent on the lease a month."),
  market: figure("Market rent a month; 0 if unknown."),
  counts: figure("What a lender counts a month."),
  rule: z.string().describe("The rule by which it counts."),
});

const scheduleLine = z.object({
  name: z.string().describe("What the house is called."),
  value: figure("Value."),
  loan: figure("What is owed on it."),
  equity: figure("Value less loan."),
  fullPayment: figure("Full payment a month."),
  rent: figure("Rent a month."),
  cashFlow: figure("What is left a month."),
});

/** The file that the deal analyzer makes, field by field. */
const packet = z.object({
  kind: z.literal("deal-packet").describe("Tells the file from others."),
  version: figure("Version of the format."),
  preparedOn: z.string().describe("The day that was sent."),
  client: z.string().describe("As sent."),
  broker: z.string().describe("As sent."),
  formulasVersion: z.string().describe("Version of the formulas."),
  loan: figures.describe("Purpose, size and terms."),
  property: figures.describe("Rents and bills."),
  rentRoll: z.array(rentRollLine).readonly().describe("A line for each unit, in dollars a month."),
  ownerCosts: figures.describe("What the owner pays besides."),
  result: figures.describe("Ratios, cash flow and cash needed."),
  schedule: z.array(scheduleLine).readonly().describe("The other houses, in dollars and dollars a month."),
  sources: z
    .array(z.object({ figure: z.string().describe("What."), source: z.string().describe("From where.") }))
    .readonly()
    .describe("Where figures come from."),
  notice: z.string().describe("What the packet is not."),
  digest: z.string().describe("SHA-256 of the packet without it, in canonical JSON (RFC 8785)."),
});

export const packetCall = defineCall({
  name: "packet",
  title: "Packet for the loan officer",
  summary:
    "A deal with rent roll, schedule of real estate and sources of figures, and a digest that shows later changes.",
  input: z.strictObject({
    subject: dealInput.describe("The deal, as in the call deal."),
    preparedOn: z.iso.date().describe("The day that the packet names, such as 2026-11-19."),
    client: line("Whose deal it is. Stands in the packet and is not kept."),
    broker: line("Name and line of whoever sends it. Stands in the packet and is not kept."),
    schedule: z.array(scheduled).max(MOST_HOUSES).default([]).describe("The other houses of the client."),
  }),
  output: z.object({
    packet: packet.describe("The file that the site makes of the same figures."),
    ...answerFrame,
  }),
  cost: 2,
  example: {
    subject: {
      priceUsd: 300_000,
      ratePercent: 7.25,
      monthlyLeaseRentUsd: 2500,
      monthlyPropertyTaxUsd: 375,
      monthlyInsuranceUsd: 150,
    },
    preparedOn: "2026-11-19",
    schedule: [
      {
        name: "Elm Street",
        valueUsd: 250_000,
        loanUsd: 160_000,
        fullMonthlyPaymentUsd: 1600,
        monthlyRentUsd: 2100,
        monthlyCashFlowUsd: 210,
      },
    ],
  },
  answer({ subject, schedule, ...lines }, siteUrl) {
    const deal = dealOf(subject);
    const made = packetOf({
      ...lines,
      deal,
      formulasVersion: apiFacts.formulasVersion,
      schedule: schedule.map((house) => ({
        name: house.name,
        value: house.valueUsd,
        loan: house.loanUsd,
        fullPayment: house.fullMonthlyPaymentUsd,
        rent: house.monthlyRentUsd,
        cashFlow: house.monthlyCashFlowUsd,
      })),
    });
    const digest = createHash("sha256").update(canonicalJson(made), "utf8").digest("hex");
    return {
      packet: packet.parse({ ...made, digest }),
      ...frameAnswer(`${siteUrl}/deal-analyzer${writeDealFragment(deal)}`, [
        ...dealAssumptions(deal),
        "The digest shows change; it names no author and proves no figure.",
      ]),
    };
  },
});
