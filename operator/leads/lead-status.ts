import { Argument, type Command } from "commander";
import {
  CONTACT_CHANNELS,
  describeOptOut,
  forbidsSharing,
  type OptOutScope,
} from "../../src/leads/privacy/opt-out.ts";
import type { PrivacyKeys } from "../../src/leads/privacy/privacy-keys.server.ts";
import { findLeadOptOut } from "../../src/leads/privacy/suppressions.server.ts";
import { readClosing } from "../../src/leads/records/closing.ts";
import { addNote, changeStatus, type StatusChange } from "../../src/leads/records/lead-changes.server.ts";
import { describeClosing } from "../../src/leads/records/lead-event-words.ts";
import {
  type Closing,
  LEAD_STATUSES,
  type Lead,
  type LeadStatus,
} from "../../src/leads/records/lead-record.ts";
import { findReferral } from "../../src/leads/status/referral.server.ts";
import { dayInOffice } from "../../src/office/office-calendar.ts";
import { officeCalendar } from "../../src/office/office-catalog.server.ts";
import { readReference } from "../arguments.ts";
import { type OperatorContext, OperatorFailure, type SiteDatabase } from "../context.ts";
import { loadLeadKeys } from "../site-secret.ts";
import { requireLead } from "./lead-reference.ts";

const STATUS_HELP = `
The command only records what you did. It contacts nobody and sends nothing to a lender.

Examples:
  npm run operator -- leads status RR-7K3M9-QXTB2 contacted
  npm run operator -- leads status RR-7K3M9-QXTB2 referred --partner Kiavi
  npm run operator -- leads status RR-7K3M9-QXTB2 closed --amount 310,000 --date 2026-11-13`;

export function addStatusCommands(leads: Command, context: OperatorContext): void {
  leads
    .command("status")
    .description("set a lead's status")
    .argument("<reference>", "such as RR-7K3M9-QXTB2", readReference)
    .addArgument(new Argument("<status>").choices(LEAD_STATUSES))
    .option("--partner <name>", "the lender partner a referred lead was passed on to")
    .option("--chosen", "the person chose this lender, and knows that it gets the name")
    .option("--amount <dollars>", "the loan that a closed lead got, such as 310,000")
    .option("--date <date>", "the day on which it was closed, such as 2026-11-13")
    .addHelpText("after", STATUS_HELP)
    .action((reference, status, options) => setStatus(context, reference, status, options));
  leads
    .command("note")
    .description("add a note to a lead's history")
    .argument("<reference>", "such as RR-7K3M9-QXTB2", readReference)
    .argument("<text...>", "the note")
    .addHelpText("after", "\nExample:\n  npm run operator -- leads note RR-7K3M9-QXTB2 called, no answer")
    .action((reference, words) => note(context, reference, words));
}

interface StatusOptions {
  readonly partner?: string;
  readonly chosen?: boolean;
  readonly amount?: string;
  readonly date?: string;
}

async function setStatus(
  { content: site, config, terminal, withDatabase, now }: OperatorContext,
  reference: string,
  status: LeadStatus,
  { partner, chosen = false, ...typed }: StatusOptions,
): Promise<void> {
  if (status !== "referred" && partner !== undefined) {
    throw new OperatorFailure("--partner works only with the status referred.");
  }
  const closing = readClosingOptions(status, typed, dayInOffice(now(), officeCalendar(site)));
  await withDatabase(async (database, stamp) => {
    const keys = await loadLeadKeys(config);
    const lead = await requireLead(database, reference);
    const change: StatusChange =
      status === "referred"
        ? { status, ...(await readPartner(database, keys, lead, { partner, isChosen: chosen })) }
        : status === "closed"
          ? { status, ...closing }
          : { status };
    const outcome = await changeStatus(database, reference, change, stamp);
    if (outcome === "refused") {
      throw new OperatorFailure(
        `Somebody else changed ${reference} at the same moment. Look at it, then try again.`,
      );
    }
    if (outcome === "unchanged") {
      terminal.say(`${reference} was ${status} already. Nothing was recorded.`);
      return;
    }
    const optedOut = await findLeadOptOut(database.db, keys, lead);
    terminal.say(
      [...describeChange(reference, change), ...warnOfOptOut(reference, change, optedOut)].join("\n"),
    );
  });
}

/** Returns the partner's name as in the consent. Fails for a partner outside the consent, or after an opt-out. */
async function readPartner(
  database: SiteDatabase,
  keys: PrivacyKeys,
  lead: Lead,
  { partner: typed, isChosen }: { readonly partner: string | undefined; readonly isChosen: boolean },
): Promise<{ readonly partner: string; readonly isChosen: true | undefined }> {
  const { partners, optedOut, mustBeChosen } = await findReferral(database, keys, lead);
  const list = partners.length > 0 ? partners.join(", ") : "none";
  if (typed === undefined) {
    throw new OperatorFailure(`Name the lender of a referred lead with --partner: ${list}.`);
  }
  const partner = partners.find((name) => name.toLowerCase() === typed.trim().toLowerCase());
  if (partner === undefined) {
    throw new OperatorFailure(
      `"${typed}" is not among the partners that ${mustBeChosen ? "were named to this person" : "this person agreed to be contacted by"}: ${list}.`,
    );
  }
  if (forbidsSharing(optedOut)) {
    throw new OperatorFailure(
      `This person ${describeOptOut(optedOut)}, so they must not be passed on. ` +
        `See: npm run operator -- leads show ${lead.reference}\n` +
        `If they told you that they agree again: npm run operator -- privacy opt-in ${lead.reference}`,
    );
  }
  if (mustBeChosen && !isChosen) {
    throw new OperatorFailure(
      `A lender gets the name only after the person chose it. If this person chose ${partner}, add --chosen.`,
    );
  }
  return { partner, isChosen: mustBeChosen || undefined };
}

function readClosingOptions(
  status: LeadStatus,
  { amount, date }: Pick<StatusOptions, "amount" | "date">,
  today: string,
): Closing {
  if (status !== "closed" && (amount !== undefined || date !== undefined)) {
    throw new OperatorFailure("--amount and --date work only with the status closed.");
  }
  const reading = readClosing({ amount: amount ?? "", closedOn: date ?? "" }, today);
  if ("closing" in reading) return reading.closing;
  const { problems } = reading;
  throw new OperatorFailure(
    [
      ...(problems.amount === undefined ? [] : [`--amount: ${problems.amount}`]),
      ...(problems.closedOn === undefined ? [] : [`--date: ${problems.closedOn}`]),
    ].join("\n"),
  );
}

function describeChange(reference: string, change: StatusChange): readonly string[] {
  if (change.status === "closed") return [`${reference} is closed${describeClosing(change)}.`];
  if (change.status !== "referred") return [`${reference} is ${change.status}.`];
  const { partner } = change;
  return [
    `${reference} is marked as referred to ${partner}. Its history records the sharing.`,
    `Nothing was sent to ${partner}. If you have not done so, send them the details yourself: npm run operator -- leads show ${reference}`,
  ];
}

function warnOfOptOut(
  reference: string,
  change: StatusChange,
  optedOut: readonly OptOutScope[],
): readonly string[] {
  if (optedOut.length === 0) return [];
  if (change.status === "referred") {
    return [`Tell ${change.partner} that this person ${describeOptOut(optedOut)}.`];
  }
  const channels = CONTACT_CHANNELS.filter((channel) => optedOut.includes(channel));
  if (change.status !== "contacted" || channels.length === 0) return [];
  const advice =
    channels.length < CONTACT_CHANNELS.length ? "Use another way." : "Do not contact them again.";
  return [
    `Warning: this person ${describeOptOut(channels)}. ${advice}`,
    `If they told you that they agree again: npm run operator -- privacy opt-in ${reference}`,
  ];
}

async function note(
  { terminal, withDatabase }: OperatorContext,
  reference: string,
  words: readonly string[],
): Promise<void> {
  const text = words.join(" ").trim();
  if (text === "") throw new OperatorFailure("The note is empty.");
  const wasFound = await withDatabase((database, stamp) => addNote(database, reference, text, stamp));
  if (!wasFound) throw new OperatorFailure(`No lead has the reference ${reference}.`);
  terminal.say(`Noted on ${reference}.`);
}
