import { type Command, InvalidArgumentError } from "commander";
import { type Subject, withoutDuplicates } from "../../src/leads/privacy/lead-person.server.ts";
import { findPersonLeads, optIn, optOut } from "../../src/leads/privacy/lead-privacy.server.ts";
import {
  CONTACT_CHANNELS,
  type ContactChannel,
  nameScopes,
  OPT_OUT_SCOPES,
  type OptOutScope,
} from "../../src/leads/privacy/opt-out.ts";
import { isStopReply } from "../../src/leads/privacy/stop-replies.ts";
import { readSubject, WHO } from "../arguments.ts";
import { type OperatorContext, OperatorFailure, type SiteDatabase } from "../context.ts";
import { describeLinked, listLenders, nameAll } from "./lead-names.ts";
import { emailsOf, endSubscriptions } from "./news-privacy.ts";

export function addOptOutCommands(privacy: Command, context: OperatorContext): void {
  privacy
    .command("opt-out")
    .description("never contact a person again, nor pass them on; or less, if they asked for less")
    .argument(...WHO, readSubject)
    .option("--channel <channel>", "only by email, phone or sms (may be repeated)", addChannel)
    .option("--no-sharing", "do not pass them on to lenders (alone: contact goes on)")
    .option("--message <text>", "what they wrote: opts out if it is STOP or means it")
    .action((who, options) => leaveAlone(context, who, options));
  privacy
    .command("opt-in")
    .description("a person who opted out agrees again; a new lead of theirs says so by itself")
    .argument(...WHO, readSubject)
    .option("--channel <channel>", "only by email, phone or sms (may be repeated)", addChannel)
    .option("--sharing", "to being passed on to lenders (alone: to nothing else)")
    .action((who, options) => contactAgain(context, who, options));
}

function addChannel(text: string, earlier: readonly ContactChannel[] = []): readonly ContactChannel[] {
  const channel = CONTACT_CHANNELS.find((name) => name === text.toLowerCase());
  if (channel === undefined) throw new InvalidArgumentError(`It takes ${CONTACT_CHANNELS.join(", ")}.`);
  return [...earlier, channel];
}

/** What was named, or everything if nothing was. */
function readScopes(channels: readonly OptOutScope[], includesSharing: boolean): readonly OptOutScope[] {
  const named = [...channels, ...(includesSharing ? ["sharing"] : [])];
  return named.length === 0 ? OPT_OUT_SCOPES : OPT_OUT_SCOPES.filter((scope) => named.includes(scope));
}

interface OptOutOptions {
  readonly channel?: readonly ContactChannel[];
  /** False when it is to end. */
  readonly sharing: boolean;
  readonly message?: string;
}

async function leaveAlone(
  { terminal, withDatabase, now, newId }: OperatorContext,
  subject: Subject,
  { channel = [], sharing, message }: OptOutOptions,
): Promise<void> {
  if (message !== undefined && !isStopReply(message)) {
    throw new OperatorFailure(
      "That message does not clearly ask to stop, so nothing was changed. If it does, leave --message out.",
    );
  }
  const scopes = readScopes(channel, !sharing);
  const reason = message === undefined ? "asked the operator" : "replied STOP";
  await withDatabase(async (database) => {
    await requireKnown(database, subject);
    const person = await findPersonLeads(database, subject);
    const leads = await optOut(database, subject, { reason, scopes }, { now: now(), newId });
    const subscriptions = scopes.includes("email")
      ? await endSubscriptions(database, emailsOf(subject, withoutDuplicates(person)), now())
      : 0;
    const lenders = await listLenders(database, leads);
    terminal.say(
      [
        `Opted out of ${nameScopes(scopes)}.`,
        describeExtent(nameAll(leads, subscriptions)),
        ...(lenders.length > 0 ? [`Tell the lenders who have the details: ${lenders.join(", ")}.`] : []),
        ...describeLinked(person),
      ].join(" "),
    );
  });
}

interface OptInOptions {
  readonly channel?: readonly ContactChannel[];
  readonly sharing?: boolean;
}

async function contactAgain(
  { terminal, withDatabase, now, newId }: OperatorContext,
  subject: Subject,
  { channel = [], sharing = false }: OptInOptions,
): Promise<void> {
  const scopes = readScopes(channel, sharing);
  await withDatabase(async (database) => {
    await requireKnown(database, subject);
    const wish = { reason: "told the operator", scopes };
    const leads = await optIn(database, subject, wish, { now: now(), newId });
    terminal.say(`Opted in again to ${nameScopes(scopes)}. ${describeExtent(nameAll(leads, 0))}`);
  });
}

function describeExtent(concerned: string): string {
  return concerned === "" ? "No lead has it yet." : `It concerns ${concerned}.`;
}

/** An address may be of somebody who is yet to come; a reference that no lead has is a mistake. */
export async function requireKnown(database: SiteDatabase, subject: Subject): Promise<void> {
  if ("reference" in subject && (await findPersonLeads(database, subject)).named.length === 0) {
    throw new OperatorFailure(`No lead has the reference ${subject.reference}.`);
  }
}
