import { type AuditEntry, listActions } from "../../src/audit/audit-log.server.ts";
import type { Subject } from "../../src/leads/privacy/lead-person.server.ts";
import { nameScopes } from "../../src/leads/privacy/opt-out.ts";
import type { PrivacyKeys } from "../../src/leads/privacy/privacy-keys.server.ts";
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
import type { OfficeCalendar } from "../../src/office/office-calendar.ts";
import {
  findPerson,
  isStored,
  listLenders,
  type Person,
  type PersonDatabase,
} from "../../src/site/personal-data.server.ts";
import { describeMoment } from "../frame/office-times.ts";
import { formatPhone } from "../frame/phone.ts";
import type {
  CorrectedValues,
  DeletionView,
  EnteredRequest,
  ListedRequest,
  PersonLead,
  PersonView,
  PrivacyView,
  RequestView,
} from "./privacy-view-data.ts";

export interface PrivacyPageData {
  readonly database: PersonDatabase;
  readonly keys: PrivacyKeys;
  readonly office: OfficeCalendar;
  readonly now: number;
  readonly newId: () => string;
}

const MAX_ANSWERED = 50;
const MAX_ACTIONS = 50;
const NOTHING_ENTERED: EnteredRequest = { who: "", kind: "", channel: "", detail: "" };

export async function readPrivacy(search: string, data: PrivacyPageData): Promise<PrivacyView> {
  const { database, keys } = data;
  const subject = search === "" ? undefined : parseSubject(search);
  const open = await listOpenRequests(database, keys);
  const answered = await listAnsweredRequests(database, keys, MAX_ANSWERED);
  return {
    page: "privacy",
    open: open.map((request) => toRow(request, data)),
    answered: answered.map((request) => toRow(request, data)),
    search,
    searchProblem: search !== "" && subject === undefined ? SUBJECT_RULE : undefined,
    person: subject && (await readPerson(subject, search, data)),
    entered: { ...NOTHING_ENTERED, who: subject === undefined ? "" : search },
  };
}

async function readPerson(subject: Subject, who: string, data: PrivacyPageData): Promise<PersonView> {
  const person = await findPerson(data.database, data.keys, subject, data);
  return describePerson(person, who, data);
}

function describePerson(person: Person, who: string, data: PrivacyPageData): PersonView {
  const { office } = data;
  return {
    who,
    named: person.named.map((lead) => toLead(lead, data)),
    linked: person.linked.map((lead) => toLead(lead, data)),
    subscriptions: person.subscriptions.length,
    unprovenSubscriptions: person.unprovenSubscriptions,
    choices: person.contactChoices.map(({ decision, scopes, reason, since }) => ({
      when: describeMoment(since, office),
      text: `${decision} (${nameScopes(scopes)}): ${reason}`,
    })),
    requests: person.requests
      .filter(({ provenAt }) => provenAt !== undefined)
      .map((request) => toRow(request, data)),
    isStored: isStored(person),
  };
}

function toLead(
  { reference, name, email, phoneTyped, createdAt }: Lead,
  { office }: PrivacyPageData,
): PersonLead {
  return { reference, name, email, phone: phoneTyped, received: describeMoment(createdAt, office) };
}

function toRow(request: DataRequest, { office, now }: PrivacyPageData): ListedRequest {
  const { reference, kind, channel, requestedAt, answer } = request;
  const deadline = readDeadline(request, now);
  return {
    reference,
    kind,
    channel,
    who: formatPhone(whoseOf(request)),
    asked: describeMoment(requestedAt, office),
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

export interface FoundRequest {
  readonly request: DataRequest;
  /** Undefined once it was answered. */
  readonly person: Person | undefined;
  readonly view: RequestView;
}

/** Undefined if no request has the reference, or nobody has proven it yet. */
export async function readRequestPage(
  reference: string,
  data: PrivacyPageData,
): Promise<FoundRequest | undefined> {
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
  const view: RequestView = {
    ...row,
    page: "privacy-request",
    proven: describeMoment(provenAt, office),
    deadline: describeMoment(deadlineOf(request), office),
    detail,
    hasPrivacySignal,
    isMailed: request.isMailed,
    person: person && describePerson(person, row.who, data),
    correction: first && { stored: correctedValuesOf(first), values: correctedValuesOf(first), notes: {} },
    note: answer?.note,
    references: answer?.references ?? [],
    proof: actions.map((entry) => toProof(entry, data)),
  };
  return { request, person, view };
}

export function correctedValuesOf({ name, email, phoneTyped, state, loanPurpose }: Lead): CorrectedValues {
  return { name, email, phone: phoneTyped, state: state ?? "", purpose: loanPurpose ?? "" };
}

function toProof({ happenedAt, actor, action }: AuditEntry, { office }: PrivacyPageData) {
  return { when: describeMoment(happenedAt, office), by: actor.name, text: action };
}

/** `chosen`: references of linked leads. */
export async function readDeletion(
  { request, person, view }: FoundRequest & { readonly person: Person },
  chosen: readonly string[],
  data: PrivacyPageData,
): Promise<DeletionView> {
  const isChosen = ({ reference }: Lead) => chosen.includes(reference);
  const going = [...person.named, ...person.linked.filter(isChosen)];
  return {
    page: "privacy-deletion",
    reference: request.reference,
    who: view.who,
    leads: going.map((lead) => toLead(lead, data)),
    chosen,
    subscriptions: person.subscriptions.length,
    lenders: await listLenders(data.database, going),
    spared: person.linked.filter((lead) => !isChosen(lead)).map((lead) => toLead(lead, data)),
    sparedSubscriptions: person.unprovenSubscriptions,
  };
}
