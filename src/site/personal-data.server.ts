import { atomically } from "../../platform/database/atomically.ts";
import type { Database } from "../../platform/database/database.ts";
import { removeMailFiles } from "../../platform/mail/mail-files.ts";
import { listJobs } from "../../platform/outbox/job-records.ts";
import type { HandoffTables } from "../handoff/handoff-tables.server.ts";
import { endHandoffs } from "../handoff/release/end-handoffs.server.ts";
import { tellLendersToForget } from "../handoff/release/notice-store.server.ts";
import { addressesOf, type PersonLeads, withoutDuplicates } from "../leads/privacy/lead-person.server.ts";
import {
  type ContactWish,
  deleteLeads,
  findPersonLeads,
  optOut,
} from "../leads/privacy/lead-privacy.server.ts";
import { type ContactChoice, forbidsSharing, type Subject } from "../leads/privacy/opt-out.ts";
import { listOwnChoices, ownAddressesOf } from "../leads/privacy/own-addresses.server.ts";
import type { PrivacyKeys } from "../leads/privacy/privacy-keys.server.ts";
import type { DataRequest } from "../leads/privacy/requests/data-request.ts";
import { forgetRequests } from "../leads/privacy/requests/data-request-answer.server.ts";
import { listRequestsOf } from "../leads/privacy/requests/data-request-queries.server.ts";
import { findSubjectKey } from "../leads/privacy/requests/data-request-store.server.ts";
import type { RequestTables } from "../leads/privacy/requests/data-request-tables.server.ts";
import type { AuditStamp } from "../leads/records/lead-changes.server.ts";
import { listEventsByLead } from "../leads/records/lead-queries.server.ts";
import { type Lead, listPartners } from "../leads/records/lead-record.ts";
import { normalizeAddress, type Subscription } from "../news/subscriptions/subscription.ts";
import {
  deleteSubscriptions,
  endSubscriptions,
  exportSubscriptions,
} from "../news/subscriptions/subscription-privacy.server.ts";
import type { NewsTables } from "../news/subscriptions/subscription-tables.server.ts";

/** Everything stored about a person, wherever it is: leads, news, contact choices and requests about all of that. */

export type PersonDatabase = Database<RequestTables & NewsTables & HandoffTables>;

export interface Person extends PersonLeads {
  readonly contactChoices: readonly ContactChoice[];
  readonly subscriptions: readonly Subscription[];
  /** How many addresses were only typed into the form of a lead. They may be somebody else's. */
  readonly unprovenSubscriptions: number;
  readonly requests: readonly DataRequest[];
}

export async function findPerson(
  database: PersonDatabase,
  keys: PrivacyKeys,
  subject: Subject,
  stamp: Pick<AuditStamp, "now" | "newId">,
): Promise<Person> {
  const leads = await findPersonLeads(database, subject);
  const proven = provenEmailsOf(subject);
  const typed = emailsOf(subject, leads).filter((email) => !proven.includes(email));
  return {
    ...leads,
    contactChoices: await listOwnChoices(database.db, keys, ownAddressesOf(subject, leads)),
    subscriptions: await exportSubscriptions(database, proven),
    unprovenSubscriptions: (await exportSubscriptions(database, typed)).length,
    requests: await listRequestsOf(
      database,
      keys,
      await subjectKeysOf(database, keys, { subject, leads }, stamp),
    ),
  };
}

/** Whether there is anything that a copy would contain, apart from the request itself. */
export function isStored({ named, contactChoices, subscriptions }: Person): boolean {
  return named.length + contactChoices.length + subscriptions.length > 0;
}

export interface DeletedPerson {
  readonly leads: readonly Lead[];
  /** Mails about them, which may still be in the folder of mails that were not sent. */
  readonly mailIds: readonly string[];
  readonly subscriptions: number;
  /** They have the data too, and have to be told by the operator. */
  readonly lenders: readonly string[];
  /** They got a signed notice to forget the person. */
  readonly noticed: readonly string[];
  /** Ids of the requests that were still open, and that the deletion has answered. */
  readonly answeredRequests: readonly string[];
}

/**
 * Forgets a person, and answers what they still asked for. Leads that they have not proven are named one by one. All of
 * it or nothing: half of it could not be finished, because nobody would know any more what belongs to the person. Call
 * `removeTraces` after it.
 */
export async function deletePerson(
  database: PersonDatabase,
  keys: PrivacyKeys,
  subjects: readonly Subject[],
  stamp: AuditStamp,
): Promise<DeletedPerson> {
  return await atomically(database, (within) => deleteWithin(within, keys, subjects, stamp));
}

async function deleteWithin(
  database: PersonDatabase,
  keys: PrivacyKeys,
  subjects: readonly Subject[],
  stamp: AuditStamp,
): Promise<DeletedPerson> {
  const leads: Lead[] = [];
  const [lenders, noticed] = [new Set<string>(), new Set<string>()];
  const [subjectKeys, mailIds] = [new Set<string>(), new Set<string>()];
  let subscriptions = 0;
  for (const subject of subjects) {
    const person = await findPerson(database, keys, subject, stamp);
    const theirKeys = await subjectKeysOf(database, keys, { subject, leads: person }, stamp);
    for (const key of theirKeys) subjectKeys.add(key);
    for (const id of await findMailIds(database, person)) mailIds.add(id);
    const ids = person.named.map(({ id }) => id);
    const told = await database.transaction((within) => tellLendersToForget(within, ids, "deleted", stamp));
    for (const lender of told) noticed.add(lender);
    for (const lender of await listLenders(database, person.named)) {
      if (!told.includes(lender)) lenders.add(lender);
    }
    leads.push(...(await deleteLeads(database, keys, subject, stamp)));
    const news = await deleteSubscriptions(database, provenEmailsOf(subject), stamp);
    subscriptions += news.count;
    for (const id of news.mailIds) mailIds.add(id);
  }
  const references = leads.map(({ reference }) => reference);
  const answeredRequests = await forgetRequests(database, keys, [...subjectKeys], { ...stamp, references });
  return {
    leads,
    subscriptions,
    lenders: [...lenders],
    noticed: [...noticed],
    mailIds: [...mailIds],
    answeredRequests,
  };
}

/** Removes what a deletion leaves on the disk: the bytes of the rows, and copies of mails. */
export async function removeTraces(
  database: PersonDatabase,
  mailFolder: string,
  { mailIds }: DeletedPerson,
): Promise<void> {
  await database.wipeDeleted();
  await removeMailFiles(mailFolder, mailIds);
}

export interface OptedOutPerson {
  readonly person: PersonLeads;
  readonly leads: readonly Lead[];
  /** How many news subscriptions ended with it. */
  readonly subscriptions: number;
  /** They have the data, and have to be told by the operator: the others got a signed notice. */
  readonly lenders: readonly string[];
}

export async function optOutPerson(
  database: PersonDatabase,
  subject: Subject,
  wish: Required<ContactWish>,
  stamp: AuditStamp,
): Promise<OptedOutPerson> {
  const person = await findPersonLeads(database, subject);
  const leads = await optOut(database, subject, wish, stamp);
  const emails = emailsOf(subject, withoutDuplicates(person));
  const subscriptions = wish.scopes.includes("email") ? await endSubscriptions(database, emails, stamp) : 0;
  const told = forbidsSharing(wish.scopes) ? await endHandoffs(database, leads, stamp) : [];
  const lenders = (await listLenders(database, leads)).filter((lender) => !told.includes(lender));
  return { person, leads, subscriptions, lenders };
}

/** The lenders that the leads were passed on to, without duplicates. */
export async function listLenders(
  database: PersonDatabase,
  leads: readonly Lead[],
): Promise<readonly string[]> {
  const ids = leads.map(({ id }) => id);
  const events = await listEventsByLead(database, ids);
  return listPartners([...events.values()].flat());
}

/** Anybody can type a stranger's address into a form, or learn the reference of a lead that has it. */
function provenEmailsOf(subject: Subject): readonly string[] {
  return "email" in subject ? [normalizeAddress(subject.email)] : [];
}

/** E-mail addresses under which a person may have subscribed: the one given, and those of their leads. */
function emailsOf(subject: Subject, person: PersonLeads): readonly string[] {
  return addressesOf(subject, person).flatMap((address) =>
    "email" in address ? [normalizeAddress(address.email)] : [],
  );
}

/** What identifies the requests of a person: what they have proven, and the references of the leads that it names. */
async function subjectKeysOf(
  database: PersonDatabase,
  keys: PrivacyKeys,
  { subject, leads }: { readonly subject: Subject; readonly leads: PersonLeads },
  stamp: Pick<AuditStamp, "now" | "newId">,
): Promise<readonly string[]> {
  const references = leads.named.map(({ reference }) => ({ reference }));
  const found = [];
  for (const one of [subject, ...references]) {
    found.push(await findSubjectKey(database, keys, one, stamp));
  }
  return [...new Set(found)];
}

/** Mails about these leads and requests, and every digest, because a digest names leads too. */
async function findMailIds(
  database: PersonDatabase,
  { named, requests }: Pick<Person, "named" | "requests">,
): Promise<readonly string[]> {
  const digests = await listJobs(database, { kind: "daily-digest", limit: 1_000 });
  const ids = digests.map(({ id }) => id);
  const payloads = [
    ...named.map(({ id }) => ({ leadId: id })),
    ...requests.map(({ id }) => ({ requestId: id })),
  ];
  for (const payload of payloads) {
    const jobs = await listJobs(database, { payload, limit: 100 });
    ids.push(...jobs.map(({ id }) => id));
  }
  return ids;
}
