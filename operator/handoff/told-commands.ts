import { Argument, type Command } from "commander";
import { PRICE_FORMS } from "../../src/handoff/deal/offered-deal.ts";
import { describeAnswer, QUESTIONS, REFUSALS } from "../../src/handoff/lender/lender-answer.ts";
import { readAnswer } from "../../src/handoff/lender/read-answer.server.ts";
import { stateOf } from "../../src/handoff/offer-state.ts";
import { answerOffer } from "../../src/handoff/offer-store.server.ts";
import { recordPriceForm } from "../../src/handoff/price-form.server.ts";
import { confirmNotice, findNumberedNotice } from "../../src/handoff/release/notice-store.server.ts";
import { readToldBy } from "../../src/handoff/release/told-by.ts";
import { type OperatorContext, OperatorFailure } from "../context.ts";
import { requireLead } from "../leads/lead-reference.ts";
import { REFERENCE } from "./read-handoff.ts";
import { LENDER, requireOffer } from "./release-commands.ts";

const TOLD_BY = ["--told-by <name>", "who told you"] as const;

const valuesOf = (choices: readonly { readonly value: string }[]) =>
  choices.map(({ value }) => value).join(", ");

/** What a lender or the person said by phone or mail, in place of their own pages. */
export function addToldCommands(handoff: Command, context: OperatorContext): void {
  handoff
    .command("answer")
    .description("record what the lender answered")
    .argument(...REFERENCE)
    .addArgument(new Argument("<what>").choices(["yes", "no", "more", "take-back"]))
    .requiredOption(...LENDER)
    .requiredOption(...TOLD_BY)
    .option("--rate <percent>", "if yes, such as 7.25")
    .option("--points <number>", "if yes")
    .option("--loan <dollars>", "if yes")
    .option("--fees <dollars>", "if yes")
    .option("--prepaymentYears <number>", "if yes: years of prepayment penalty")
    .option("--reason <reason>", `if no: ${valuesOf(REFUSALS)}`)
    .option("--questions <what...>", `if it needs more: ${valuesOf(QUESTIONS)}`)
    .action((reference, what, options: AnswerOptions) =>
      recordAnswer(context, reference, { ...options, what }),
    );
  handoff
    .command("price")
    .description("record how the person wants lenders to see the price")
    .argument(...REFERENCE)
    .addArgument(new Argument("<how>", "a range or as it is").choices(PRICE_FORMS.map(({ value }) => value)))
    .action((reference, how: (typeof PRICE_FORMS)[number]["value"]) => recordPrice(context, reference, how));
  handoff
    .command("forgotten")
    .description("record that a lender forgot the person, who may be deleted")
    .argument("<number>", "of the hand-off, such as #3F9A2C1B: it is in the notice")
    .requiredOption(...TOLD_BY)
    .action((number, { toldBy }: { toldBy: string }) => recordForgotten(context, number, toldBy));
}

interface AnswerOptions {
  readonly lender: string;
  readonly toldBy: string;
  readonly questions?: readonly string[];
}

async function recordAnswer(
  { config, terminal, withDatabase }: OperatorContext,
  reference: string,
  { lender, what, questions = [], ...options }: AnswerOptions & { readonly what: string },
): Promise<void> {
  const fields = new Map<string, unknown>([...Object.entries(options), ["answer", what]]);
  const reading =
    what === "take-back"
      ? { answer: undefined }
      : readAnswer({ get: (name) => fields.get(name), getAll: () => [...questions] });
  if ("problem" in reading) throw new OperatorFailure(`Nothing was recorded. ${reading.problem}`);
  const { answer } = reading;
  const told = requireToldBy(options.toldBy);
  await withDatabase(async (database, stamp) => {
    const lead = await requireLead(database, reference);
    const wanted = answer === undefined ? "answered" : "open";
    const { offer } = await requireOffer(database, lead.id, {
      lender,
      isMeant: (each) => stateOf(each, stamp.now) === wanted,
    });
    const how = { ...stamp, ...told, choiceDays: config.handoffDays.choice };
    if (!(await answerOffer(database, offer.id, answer, how))) {
      throw new OperatorFailure("Nothing was recorded: somebody else was faster. See: handoff show");
    }
    const said = answer === undefined ? "took its answer back" : describeAnswer(answer).join("; ");
    terminal.say(`${offer.lender}: ${said}.`);
  });
}

async function recordPrice(
  { terminal, withDatabase }: OperatorContext,
  reference: string,
  how: (typeof PRICE_FORMS)[number]["value"],
): Promise<void> {
  await withDatabase(async (database, stamp) => {
    const lead = await requireLead(database, reference);
    if (!(await recordPriceForm(database, lead, how, stamp))) {
      throw new OperatorFailure("Nothing was recorded: that is what the person said last.");
    }
  });
  terminal.say(`${reference}: lenders see the price ${how === "band" ? "as a range" : "as it is"}.`);
}

async function recordForgotten(
  { terminal, withDatabase }: OperatorContext,
  number: string,
  toldBy: string,
): Promise<void> {
  const told = requireToldBy(toldBy);
  await withDatabase(async (database, stamp) => {
    const notice = await findNumberedNotice(database, number);
    if (notice === undefined) throw new OperatorFailure(`No lender was told to forget ${number}.`);
    if (!(await confirmNotice(database, notice, { ...stamp, ...told }))) {
      throw new OperatorFailure(`Nothing was recorded: ${notice.lender} has confirmed it before.`);
    }
    terminal.say(`${notice.lender} forgot the person of ${number}.`);
  });
}

function requireToldBy(typed: string) {
  const told = readToldBy(typed);
  if ("problem" in told) throw new OperatorFailure(`Nothing was recorded. ${told.problem}`);
  return told;
}
