import type { Command } from "commander";
import {
  describeDay,
  dueMoment,
  type FollowUpProblems,
  readFollowUp,
} from "../../src/leads/follow-ups/follow-up.ts";
import { endFollowUp, setFollowUp } from "../../src/leads/follow-ups/follow-up-store.server.ts";
import { officeCalendar } from "../../src/office/office-catalog.server.ts";
import { readReference } from "../arguments.ts";
import { type OperatorContext, OperatorFailure } from "../context.ts";
import { requireLead } from "./lead-reference.ts";

const HELP = `
A lead has one next follow-up: a new one takes the place of the one before. You are reminded by mail at the time, or when
the office opens on that day.

Examples:
  npm run operator -- leads follow-up RR-7K3M9-QXTB2 2026-11-30 ask for the lease
  npm run operator -- leads follow-up RR-7K3M9-QXTB2 2026-11-30 --time 14:30
  npm run operator -- leads follow-up RR-7K3M9-QXTB2 --done`;

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
      if (done || remove) return end(context, reference, { date, ...options });
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
    await setFollowUp(database, reference, { ...reading.plan, dueAt }, stamp);
  });
  terminal.say(`Follow-up on ${reference}: ${describeDay(reading.plan)}.`);
}

function describeProblems({ day, time, text }: FollowUpProblems): string {
  return [day, time === undefined ? undefined : `--time: ${time}`, text]
    .filter((problem) => problem !== undefined)
    .join("\n");
}

async function end(
  { terminal, withDatabase }: OperatorContext,
  reference: string,
  { date, done = false, remove = false }: FollowUpOptions & { readonly date?: string },
): Promise<void> {
  if (date !== undefined || done === remove) {
    throw new OperatorFailure("Use --done or --remove alone, without a date.");
  }
  const isEnded = await withDatabase(async (database, stamp) => {
    await requireLead(database, reference);
    return await endFollowUp(database, reference, done ? "done" : "removed", stamp);
  });
  if (!isEnded) throw new OperatorFailure(`${reference} has no follow-up.`);
  terminal.say(`The follow-up on ${reference} is ${done ? "done" : "removed"}.`);
}
