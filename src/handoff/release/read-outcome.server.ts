import { z } from "zod";
import type { LoanOutcome } from "./loan-outcome.ts";

const outcome = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.enum(["term-sheet", "declined", "withdrawn"]) }),
  z.strictObject({
    kind: z.literal("funded"),
    amount: z.coerce
      .number("Amount: a number of dollars.")
      .int("Amount: whole dollars.")
      .min(10_000, "Amount: at least $10,000.")
      .max(1e9, "Amount: a smaller amount."),
    fundedOn: z.iso.date("Date: the day of the closing."),
  }),
]);

export type OutcomeReading = { readonly outcome: LoanOutcome } | { readonly problem: string };

/** Reads a form. `today` is an ISO date: a loan that is funded was funded by then. */
export function readOutcome(
  read: (name: "outcome" | "amount" | "fundedOn") => string,
  today: string,
): OutcomeReading {
  const kind = read("outcome");
  const typed =
    kind === "funded"
      ? { kind, amount: read("amount").replaceAll(/[$,\s]/g, "") || undefined, fundedOn: read("fundedOn") }
      : { kind };
  const { data, error } = outcome.safeParse(typed);
  if (data === undefined) {
    const { path, message } = error.issues[0] ?? { path: [], message: "" };
    return { problem: path[0] === "kind" || path.length === 0 ? "Choose what became of the loan." : message };
  }
  if (data.kind === "funded" && data.fundedOn > today) return { problem: "Date: it lies in the future." };
  return { outcome: data };
}

export function parseStoredOutcome(json: string): LoanOutcome {
  return outcome.parse(JSON.parse(json));
}
