import { type AuditEntry, listActions } from "../../src/audit/audit-log.server.ts";
import { listToldLenders } from "../../src/handoff/release/notice-store.server.ts";
import { nameScopes } from "../../src/leads/privacy/opt-out.ts";
import { whoseOf } from "../../src/leads/privacy/requests/answer-words.ts";
import {
  type DataRequest,
  deadlineOf,
  describeDeadline,
  readDeadline,
} from "../../src/leads/privacy/requests/data-request.ts";
import {
  findRequest,
  listAnsweredRequests,
  listOpenRequests,
} from "../../src/leads/privacy/requests/data-request-queries.server.ts";
import type { Lead } from "../../src/leads/records/lead-record.ts";
import { parseSubject, SUBJECT_RULE } from "../../src/leads/records/parse-search.server.ts";
import { findPerson, isStored, listLenders, type Person } from "../../src/site/personal-data.server.ts";
import type { DeskData } from "../desk-data.server.ts";
import { describeMoment } from "../frame/office-times.ts";
import { formatPhone } from "../frame/phone.ts";

export interface PrivacyData extends DeskData {
  readonly newId: () => string;
}

const MAX_ANSWERED = 50;
const MAX_ACTIONS = 50;
const NOTHING_ENTERED = { who: "", kind: "", channel: "", detail: "" };

export type PrivacyView = Awaited<ReturnType<typeof readPrivacy>> & { readonly problem?: string | undefined };
/** A request in a list. */
export type ListedRequest = ReturnType<typeof toRow>;
export type PersonLead = ReturnType<typeof toLead>;
/** What is stored under an address, a number or a reference. */
export type PersonView = ReturnType<typeof describePerson>;

export async function readPrivacy(search: string, data: PrivacyData) {
  const { database, keys } = data;
  const subject = search === "" ? undefined : parseSubject(search);
  const open = await listOpenRequests(database, keys);
  const answered = await listAnsweredRequests(database, keys, MAX_ANSWERED);
  return {
    page: "privacy" as const,
    open: open.map((request) => toRow(request, data)),
    answered: answered.map((request) => toRow(request, data)),
    search,
    searchProblem: search !== "" && subject === undefined ? SUBJECT_RULE : undefined,
    person: subject && describePerson(await findPerson(database, keys, subject, data), search, data),
    entered: { ...NOTHING_ENTERED, who: subject === undefined ? "" : search },
  };
}

/** `who`: as typed, or as proven. */
function describePerson(person: Person, who: string, data: PrivacyData) {
  const { office } = data;
  return {
    who,
    named: person.named.map((lead) => toLead(lead, data)),
    /** They share only an address with these, and may be somebody else's. */
    linked: person.linked.map((lead) => toLead(lead, data)),
    subscriptions: person.subscriptions.length,
    unprovenSubscriptions: person.unprovenSubscriptions,
    choices: person.contactChoices.map(({ decision, scopes, reason, since }) => ({
      when: describeMoment(since, office),
      text: `${decision} (${nameScopes(scopes)}): ${reason}`,
    })),
    isStored: isStored(person),
  };
}

function toLead({ reference, name, email, phoneTyped, createdAt }: Lead, { office }: PrivacyData) {
  return { reference, name, email, phone: phoneTyped, received: describeMoment(createdAt, office) };
}

function toRow(request: DataRequest, { office, now }: PrivacyData) {
  const { reference, kind, channel, requestedAt, answer } = request;
  const deadline = readDeadline(request, now);
  return {
    reference,
    kind,
    channel,
    who: formatPhone(whoseOf(request)),
    asked: describeMoment(requestedAt, office),
    /** While it waits for an answer: how much of the legal time is left. */
    clock: answer
      ? undefined
      : {
          state: deadline.state,
          text: describeDeadline(deadline),
          deadline: describeMoment(deadline.at, office),
        },
    answered: answer && { when: describeMoment(answer.at, office), outcome: answer.outcome },
  };
}

export type FoundRequest = Omit<NonNullable<Awaited<ReturnType<typeof readRequestPage>>>, "view"> & {
  readonly view: RequestView;
};
export type RequestView = NonNullable<Awaited<ReturnType<typeof readRequestPage>>>["view"] & {
  readonly correction: CorrectionView | undefined;
  /** References of the linked leads that were chosen in a form that is shown again. */
  readonly chosen?: readonly string[] | undefined;
  /** What was wrong with a form, beside what was typed. */
  readonly problem?: { readonly text: string; readonly note: string } | undefined;
};

/** Undefined if no request has the reference, or nobody has proven it yet. */
export async function readRequestPage(reference: string, data: PrivacyData) {
  const { database, keys, office } = data;
  const request = await findRequest(database, keys, { reference });
  if (request?.provenAt === undefined) return undefined;
  const { subject, answer, detail, hasPrivacySignal, provenAt } = request;
  const person =
    answer === undefined && subject !== undefined
      ? await findPerson(database, keys, subject, data)
      : undefined;
  const first = person?.named[0];
  const row = toRow(request, data);
  const actions = await listActions(database, { subject: reference, limit: MAX_ACTIONS });
  const view = {
    ...row,
    page: "privacy-request" as const,
    proven: describeMoment(provenAt, office),
    deadline: describeMoment(deadlineOf(request), office),
    detail,
    hasPrivacySignal,
    /** Whether the person gets the answer by mail. If not, the operator tells them. */
    isMailed: request.isMailed,
    /** Undefined once it was answered. */
    person: person && describePerson(person, row.who, data),
    correction: first && beginCorrection(first),
    note: answer?.note,
    /** The leads that the answer concerned. */
    references: answer?.references ?? [],
    /** Who did what, the newest first. */
    proof: actions.map((entry) => toProof(entry, data)),
  };
  return { request, person, view };
}

/** The fields of the first lead, to be changed. */
export type CorrectedValues = ReturnType<typeof correctedValuesOf>;

export interface CorrectionView {
  /** As stored when the page was made: a colleague's change since then is noticed by it. */
  readonly stored: CorrectedValues;
  /** As typed. */
  readonly values: CorrectedValues;
  /** Beside fields that a colleague has changed: the other value. */
  readonly notes: Partial<CorrectedValues>;
}

function beginCorrection(lead: Lead): CorrectionView {
  const stored = correctedValuesOf(lead);
  return { stored, values: stored, notes: {} };
}

export function correctedValuesOf({ name, email, phoneTyped, state, loanPurpose }: Lead) {
  return { name, email, phone: phoneTyped, state: state ?? "", purpose: loanPurpose ?? "" } satisfies Record<
    string,
    string
  >;
}

function toProof({ happenedAt, actor, action }: AuditEntry, { office }: PrivacyData) {
  return { when: describeMoment(happenedAt, office), by: actor.name, text: action };
}

/** Asks once more before anything is deleted. */
export type DeletionView = Awaited<ReturnType<typeof readDeletion>>;

/** `chosen`: references of linked leads. */
export async function readDeletion(
  { request, person, view }: FoundRequest & { readonly person: Person },
  chosen: readonly string[],
  data: PrivacyData,
) {
  const isChosen = ({ reference }: Lead) => chosen.includes(reference);
  const going = [...person.named, ...person.linked.filter(isChosen)];
  const noticed = await listToldLenders(
    data.database.db,
    going.map(({ id }) => id),
  );
  return {
    page: "privacy-deletion" as const,
    reference: request.reference,
    who: view.who,
    leads: going.map((lead) => toLead(lead, data)),
    chosen,
    subscriptions: person.subscriptions.length,
    lenders: (await listLenders(data.database, going)).filter((lender) => !noticed.includes(lender)),
    noticed,
    spared: person.linked.filter((lead) => !isChosen(lead)).map((lead) => toLead(lead, data)),
    sparedSubscriptions: person.unprovenSubscriptions,
  };
}
