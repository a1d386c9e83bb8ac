import type { Command } from "commander";
import {
  describeDay,
  dueMoment,
  type FollowUpProblems,
  readFollowUp,
} from "../../src/leads/follow-ups/follow-up.ts";
import {
  addFollowUp,
  endFollowUp,
  type FollowUp,
  findFollowUps,
} from "../../src/leads/follow-ups/follow-up-store.server.ts";
import { officeCalendar } from "../../src/office/office-catalog.server.ts";
import { readReference } from "../arguments.ts";
import { type OperatorContext, OperatorFailure } from "../context.ts";
import { requireLead } from "./lead-reference.ts";

const HELP = `
A lead can have several. Its owner, or the office, is reminded by mail at the time, or when the office opens on that day.
If several are open, --done and --remove name the day.

Examples:
  npm run operator -- leads follow-up RR-7K3M9-QXTB2 2026-11-30 ask for the lease
  npm run operator -- leads follow-up RR-7K3M9-QXTB2 2026-11-30 --time 14:30
  npm run operator -- leads follow-up RR-7K3M9-QXTB2 --done
  npm run operator -- leads follow-up RR-7K3M9-QXTB2 2026-11-30 --done`;

interface FollowUpOptions {
  readonly time?: string;
  readonly done?: boolean;
  readonly remove?: boolean;
}

export function addFollowUpCommand(leads: Command, context: OperatorContext): void {
  leads
    .command("follow-up")
    .description("set when to follow up on a lead, or say that it is done")
    .argument("<reference>", "such as RR-7K3M9-QXTB2", readReference)
    .argument("[date]", "such as 2026-11-30")
    .argument("[text...]", "what to do")
    .option("--time <time>", "in the office, such as 14:30")
    .option("--done", "it is done")
    .option("--remove", "it is no longer needed")
    .addHelpText("after", HELP)
    .action((reference, date, words, options) => {
      const { done = false, remove = false } = options;
      if (done || remove) return end(context, reference, { date, words, ...options });
      return plan(context, reference, { day: date ?? "", time: options.time ?? "", text: words.join(" ") });
    });
}

async function plan(
  { content: site, terminal, withDatabase, now }: OperatorContext,
  reference: string,
  typed: Parameters<typeof readFollowUp>[0],
): Promise<void> {
  const reading = readFollowUp(typed, { office: officeCalendar(site), now: now() });
  if ("problems" in reading) throw new OperatorFailure(describeProblems(reading.problems));
  await withDatabase(async (database, stamp) => {
    await requireLead(database, reference);
    const dueAt = dueMoment(reading.plan, officeCalendar(site));
    await addFollowUp(database, reference, { ...reading.plan, dueAt }, stamp);
  });
  terminal.say(`Follow-up on ${reference}: ${describeDay(reading.plan)}.`);
}

function describeProblems({ day, time, text }: FollowUpProblems): string {
  return [day, time === undefined ? undefined : `--time: ${time}`, text]
    .filter((problem) => problem !== undefined)
    .join("\n");
}

interface EndOptions extends FollowUpOptions {
  readonly date?: string;
  readonly words: readonly string[];
}

async function end(
  { terminal, withDatabase }: OperatorContext,
  reference: string,
  { date, words, time, done = false, remove = false }: EndOptions,
): Promise<void> {
  if (words.length > 0 || time !== undefined || done === remove) {
    throw new OperatorFailure("Use --done or --remove alone, or with the day of one of several follow-ups.");
  }
  const isEnded = await withDatabase(async (database, stamp) => {
    const lead = await requireLead(database, reference);
    const { id } = chooseFollowUp(reference, await findFollowUps(database, lead.id), date);
    return await endFollowUp(database, reference, { id, step: done ? "done" : "removed" }, stamp);
  });
  if (!isEnded) throw new OperatorFailure("Somebody else was faster: this follow-up is gone.");
  terminal.say(`The follow-up on ${reference} is ${done ? "done" : "removed"}.`);
}

function chooseFollowUp(reference: string, planned: readonly FollowUp[], date: string | undefined): FollowUp {
  const [first, second] = planned.filter(({ day }) => date === undefined || day === date);
  if (first === undefined) {
    throw new OperatorFailure(`${reference} has no follow-up${date === undefined ? "" : ` on ${date}`}.`);
  }
  if (second === undefined || first.day === date) return first;
  const days = planned.map(describeDay).join(", ");
  throw new OperatorFailure(`${reference} has several follow-ups: ${days}. Name the day of one.`);
}
