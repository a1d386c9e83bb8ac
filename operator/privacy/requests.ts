import { type Command, InvalidArgumentError } from "commander";
import type { SiteContent } from "../../content/site-content.ts";
import {
  findPersonLeads,
  listPrivacyLog,
  type PrivacyLogEntry,
} from "../../src/leads/privacy/lead-privacy.server.ts";
import { describeAnswered, readAnswerNote, whoseOf } from "../../src/leads/privacy/requests/answer-words.ts";
import {
  type DataRequest,
  deadlineOf,
  describeDeadline,
  parseRequestReference,
  REQUEST_WORDS,
  readDeadline,
} from "../../src/leads/privacy/requests/data-request.ts";
import { answerRequest } from "../../src/leads/privacy/requests/data-request-answer.server.ts";
import {
  findRequest,
  listAnsweredRequests,
  listOpenRequests,
} from "../../src/leads/privacy/requests/data-request-queries.server.ts";
import { type OperatorContext, OperatorFailure } from "../context.ts";
import { formatTime } from "../office-time.ts";
import { type ListOptions, printList } from "../print-list.ts";
import { loadLeadKeys } from "../site-secret.ts";

const MAX_ANSWERED = 10_000;

export function addRequestCommands(privacy: Command, context: OperatorContext): void {
  privacy
    .command("requests")
    .description("list people's requests with their legal deadline; those that wait first")
    .option("--json", "print JSON")
    .action((options) => listRequests(context, options));
  privacy
    .command("answer")
    .description(
      "close a request after you did what it asks, and tell the person; a copy can then be downloaded",
    )
    .argument("<request>", "its reference, such as PR-7K3M-9QXT", readRequestReference)
    .option("--decline <reason>", "decline it; the person reads the reason")
    .action((request, options) => answer(context, request, options));
  privacy
    .command("log")
    .description("list what was exported, corrected, deleted and opted out so far")
    .option("--json", "print JSON")
    .action((options) => listLog(context, options));
}

function readRequestReference(text: string): string {
  const reference = parseRequestReference(text);
  if (reference === undefined) throw new InvalidArgumentError("A request looks like PR-7K3M-9QXT.");
  return reference;
}

async function listRequests(context: OperatorContext, options: ListOptions): Promise<void> {
  const { content: site, config, withDatabase, now } = context;
  const rows = await withDatabase(async (database) => {
    const keys = await loadLeadKeys(config);
    const open = await listOpenRequests(database, keys);
    return [...open, ...(await listAnsweredRequests(database, keys, MAX_ANSWERED))];
  });
  const columns = [
    { title: "REQUEST", read: ({ reference }: DataRequest) => reference },
    { title: "ASKED", read: ({ requestedAt }: DataRequest) => formatTime(site, requestedAt) },
    { title: "FOR", read: ({ kind }: DataRequest) => REQUEST_WORDS[kind].name },
    { title: "BY", read: ({ channel }: DataRequest) => channel },
    { title: "WHOSE", read: whoseOf },
    { title: "ANSWER", read: (request: DataRequest) => describeState(site, request, now()) },
  ];
  const describe = ({ id: _, ...request }: DataRequest) => ({ ...request, dueAt: deadlineOf(request) });
  printList(context, options, { rows, columns, none: "No requests.", describe });
}

function describeState(site: SiteContent, request: DataRequest, now: number): string {
  if (request.answer !== undefined)
    return `${request.answer.outcome}, ${formatTime(site, request.answer.at)}`;
  return describeDeadline(readDeadline(request, now));
}

async function answer(
  { config, terminal, withDatabase }: OperatorContext,
  reference: string,
  { decline }: { readonly decline?: string },
): Promise<void> {
  const note = decline === undefined ? undefined : readReason(decline);
  await withDatabase(async (database, stamp) => {
    const keys = await loadLeadKeys(config);
    const request = await findRequest(database, keys, { reference });
    if (request?.provenAt === undefined) {
      throw new OperatorFailure(`No request has the reference ${reference}.`);
    }
    const { id, subject, isMailed } = request;
    const leads = subject === undefined ? [] : (await findPersonLeads(database, subject)).named;
    const outcome = note === undefined ? "done" : "declined";
    const references = note === undefined ? leads.map((lead) => lead.reference) : [];
    const given = { outcome, note, references } as const;
    if (!(await answerRequest(database, keys, id, given, stamp))) {
      throw new OperatorFailure(`${reference} was answered already.`);
    }
    terminal.say(describeAnswered(reference, outcome, isMailed));
  });
}

function readReason(typed: string): string {
  const reading = readAnswerNote(typed);
  if ("problem" in reading) throw new OperatorFailure(`${reading.problem} Nothing was changed.`);
  return reading.note;
}

async function listLog(context: OperatorContext, options: ListOptions): Promise<void> {
  const { content: site, withDatabase } = context;
  const rows = await withDatabase(listPrivacyLog);
  const columns = [
    { title: "ANSWERED", read: ({ requestedAt }: PrivacyLogEntry) => formatTime(site, requestedAt) },
    { title: "REQUEST", read: ({ kind }: PrivacyLogEntry) => kind },
    { title: "LEADS", read: ({ references }: PrivacyLogEntry) => references.join(" ") },
  ];
  printList(context, options, { rows, columns, none: "Nothing was done so far." });
}
