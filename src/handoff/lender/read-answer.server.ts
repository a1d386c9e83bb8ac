import { z } from "zod";
import { type LenderAnswer, QUESTIONS, REFUSALS } from "./lender-answer.ts";

const values = <const Choice extends { readonly value: string }>(choices: readonly Choice[]) =>
  choices.map(({ value }): Choice["value"] => value);

const percent = (max: number) =>
  z.coerce.number("a number of percent").min(0, "at least 0").max(max, `at most ${max}`);
const optional = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((given) => (given === "" ? undefined : given), field.optional());

const answer = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("yes"),
    rate: percent(30).min(0.1, "at least 0.1"),
    points: optional(percent(15)),
    loan: optional(
      z.coerce.number("a number of dollars").min(10_000, "at least $10,000").max(1e9, "a smaller amount"),
    ),
    fees: optional(z.coerce.number("a number of dollars").min(0, "at least $0").max(1e7, "a smaller amount")),
    prepaymentYears: optional(
      z.coerce.number("a number of years").int("whole years").min(0, "at least 0").max(10, "at most 10"),
    ),
  }),
  z.strictObject({ kind: z.literal("no"), reason: z.enum(values(REFUSALS), "choose a reason") }),
  z.strictObject({
    kind: z.literal("more"),
    questions: z
      .array(z.enum(values(QUESTIONS)))
      .min(1, "choose what you need")
      .readonly(),
  }),
]);

const NAMES: Readonly<Record<string, string>> = {
  rate: "Rate",
  points: "Points",
  loan: "Loan",
  fees: "Fees",
  prepaymentYears: "Prepayment penalty",
  reason: "Reason",
  questions: "What you need",
};

export type AnswerReading = { readonly answer: LenderAnswer } | { readonly problem: string };

/** Reads a form of the lender's page. */
export function readAnswer(form: {
  get(name: string): unknown;
  getAll(name: string): unknown[];
}): AnswerReading {
  const kind = form.get("answer");
  const number = (name: string) => `${form.get(name) ?? ""}`.replaceAll(/[$,%\s]/g, "");
  const typed =
    kind === "yes"
      ? {
          kind,
          rate: number("rate") || undefined,
          points: number("points"),
          loan: number("loan"),
          fees: number("fees"),
          prepaymentYears: number("prepaymentYears"),
        }
      : kind === "no"
        ? { kind, reason: form.get("reason") }
        : { kind, questions: form.getAll("questions") };
  const { data, error } = answer.safeParse(typed);
  if (data !== undefined) return { answer: data };
  const { path, message } = error.issues[0] ?? { path: [], message: "is not valid" };
  return {
    problem: `${NAMES[String(path[0])] ?? "The answer"}: ${path.length === 0 ? "use one of the three buttons" : message}.`,
  };
}

export function parseStoredAnswer(json: string): LenderAnswer {
  return answer.parse(JSON.parse(json));
}
