import { type Command, InvalidArgumentError } from "commander";
import { findPersonLeads, optIn } from "../../src/leads/privacy/lead-privacy.server.ts";
import {
  CONTACT_CHANNELS,
  type ContactChannel,
  nameScopes,
  OPT_OUT_SCOPES,
  type OptOutScope,
  type Subject,
} from "../../src/leads/privacy/opt-out.ts";
import { tellLenders } from "../../src/leads/privacy/requests/answer-words.ts";
import { isStopReply } from "../../src/leads/privacy/stop-replies.ts";
import { optOutPerson } from "../../src/site/personal-data.server.ts";
import { readSubject, WHO } from "../arguments.ts";
import { type OperatorContext, OperatorFailure, type SiteDatabase } from "../context.ts";
import { describeLinked, nameAll } from "./lead-names.ts";

export function addOptOutCommands(privacy: Command, context: OperatorContext): void {
  privacy
    .command("opt-out")
    .description("stop contacting a person and passing them on to lenders, or only what they asked to stop")
    .argument(...WHO, readSubject)
    .option(
      "--channel <channel>",
      "stop only this channel: email, phone or sms (may be repeated)",
      addChannel,
    )
    .option("--no-sharing", "stop passing them on to lenders (alone: contact continues)")
    .option("--message <text>", "the person's message: opts out only if it is STOP or means that")
    .action((who, options) => leaveAlone(context, who, options));
  privacy
    .command("opt-in")
    .description("record that a person who opted out agrees again; a new lead of theirs does this by itself")
    .argument(...WHO, readSubject)
    .option(
      "--channel <channel>",
      "allow only this channel: email, phone or sms (may be repeated)",
      addChannel,
    )
    .option("--sharing", "allow passing them on to lenders (alone: allows nothing else)")
    .action((who, options) => contactAgain(context, who, options));
}

function addChannel(text: string, earlier: readonly ContactChannel[] = []): readonly ContactChannel[] {
  const channel = CONTACT_CHANNELS.find((name) => name === text.toLowerCase());
  if (channel === undefined) throw new InvalidArgumentError(`Use one of ${CONTACT_CHANNELS.join(", ")}.`);
  return [...earlier, channel];
}

/** The named scopes, or all of them if none is named. */
function readScopes(channels: readonly OptOutScope[], includesSharing: boolean): readonly OptOutScope[] {
  const named = [...channels, ...(includesSharing ? ["sharing"] : [])];
  return named.length === 0 ? OPT_OUT_SCOPES : OPT_OUT_SCOPES.filter((scope) => named.includes(scope));
}

interface OptOutOptions {
  readonly channel?: readonly ContactChannel[];
  /** False with --no-sharing. */
  readonly sharing: boolean;
  readonly message?: string;
}

async function leaveAlone(
  { terminal, withDatabase }: OperatorContext,
  subject: Subject,
  { channel = [], sharing, message }: OptOutOptions,
): Promise<void> {
  if (message !== undefined && !isStopReply(message)) {
    throw new OperatorFailure(
      "The message does not clearly ask to stop, so nothing was changed. If the person wants to stop, leave out --message.",
    );
  }
  const scopes = readScopes(channel, !sharing);
  const reason = message === undefined ? "asked the operator" : "replied STOP";
  await withDatabase(async (database, stamp) => {
    await requireKnown(database, subject);
    const wish = { reason, scopes };
    const { person, leads, subscriptions, lenders } = await optOutPerson(database, subject, wish, stamp);
    terminal.say(
      [
        `Opted out of ${nameScopes(scopes)}.`,
        describeExtent(nameAll(leads, subscriptions)) + tellLenders(lenders),
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
  { terminal, withDatabase }: OperatorContext,
  subject: Subject,
  { channel = [], sharing = false }: OptInOptions,
): Promise<void> {
  const scopes = readScopes(channel, sharing);
  await withDatabase(async (database, stamp) => {
    await requireKnown(database, subject);
    const wish = { reason: "told the operator", scopes };
    const leads = await optIn(database, subject, wish, stamp);
    terminal.say(`Opted in again to ${nameScopes(scopes)}. ${describeExtent(nameAll(leads, 0))}`);
  });
}

function describeExtent(concerned: string): string {
  return concerned === "" ? "No lead matches yet." : `This applies to ${concerned}.`;
}

/** An unknown address is fine, because its person may become a lead later. An unknown reference is an error. */
export async function requireKnown(database: SiteDatabase, subject: Subject): Promise<void> {
  if ("reference" in subject && (await findPersonLeads(database, subject)).named.length === 0) {
    throw new OperatorFailure(`No lead has the reference ${subject.reference}.`);
  }
}
