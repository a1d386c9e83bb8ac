import type { Transaction } from "kysely";
import { z } from "zod";
import type { Database } from "../../../platform/database/database.ts";
import { recordAction } from "../../audit/audit-log.server.ts";
import { anonymizeConsent } from "../consent/consent-erasure.server.ts";
import { digestCorrection, findConsent } from "../consent/consent-store.server.ts";
import { findFollowUps } from "../follow-ups/follow-up-store.server.ts";
import type { LeadFields } from "../lead.ts";
import { emailKey } from "../records/lead-addresses.server.ts";
import { type AuditedLeadTables, type AuditStamp, recordEvent } from "../records/lead-changes.server.ts";
import { listEvents } from "../records/lead-queries.server.ts";
import type { Lead } from "../records/lead-record.ts";
import type { LeadTables } from "../records/lead-tables.server.ts";
import { leadSearchText } from "../records/search-text.ts";
import { findJoins } from "../same-person/lead-joins.server.ts";
import { removeJoinedLeads } from "./joined-opt-outs.server.ts";
import {
  addressesOf,
  type PersonLeads,
  selectNamedLeads,
  selectPersonLeads,
  withoutDuplicates,
} from "./lead-person.server.ts";
import {
  type ContactDecision,
  nameScopes,
  OPT_OUT_SCOPES,
  type OptOutScope,
  type Subject,
} from "./opt-out.ts";
import { forgetAddresses, listOwnChoices, ownAddressesOf } from "./own-addresses.server.ts";
import type { PrivacyKeys } from "./privacy-keys.server.ts";
import { recordChoice } from "./suppressions.server.ts";

/** A person's requests about their leads: export, correct, delete, opt out and opt in. */

export const PRIVACY_REQUESTS = ["export", "correct", "delete", "opt-out", "opt-in"] as const;
export type PrivacyRequestKind = (typeof PRIVACY_REQUESTS)[number];

/** A request that was answered. It names leads by reference only, so it says nothing once they are deleted. */
export interface PrivacyLogEntry {
  readonly kind: PrivacyRequestKind;
  readonly requestedAt: number;
  readonly references: readonly string[];
}

/** The leads a request acts on, and those it leaves alone although they may be the same person's. */
export async function findPersonLeads(
  database: Database<LeadTables>,
  subject: Subject,
): Promise<PersonLeads> {
  return await selectPersonLeads(database.db, subject);
}

export type PersonalData = Awaited<ReturnType<typeof readPersonalData>>;

/** Everything stored about the person under the identity they have proven, for themselves to read. */
export async function readPersonalData(database: Database<LeadTables>, keys: PrivacyKeys, subject: Subject) {
  const person = await selectPersonLeads(database.db, subject);
  const leads = [];
  for (const lead of person.named) {
    const { main, joined } = await findJoins(database.db, lead.id);
    leads.push({
      lead,
      events: await listEvents(database, lead.id),
      consent: await findConsent(database, lead.reference),
      followUps: await findFollowUps(database, lead.id),
      /** References of leads that the operator takes for the same person's. */
      joinedWith: [...(main === undefined ? [] : [main]), ...joined].map(({ reference }) => reference),
    });
  }
  const contactChoices = await listOwnChoices(database.db, keys, ownAddressesOf(subject, person));
  return { leads, contactChoices };
}

/** Does the same on the operator's behalf. */
export async function exportPersonalData(
  database: Database<AuditedLeadTables>,
  keys: PrivacyKeys,
  subject: Subject,
  stamp: AuditStamp,
): Promise<PersonalData> {
  const found = await readPersonalData(database, keys, subject);
  const leads = found.leads.map(({ lead }) => lead);
  await database.transaction((transaction) => logRequest(transaction, { kind: "export", leads }, stamp));
  return found;
}

export type Correction = Partial<Omit<LeadFields, "source" | "dealSummary">>;

/**
 * Corrects the leads that the subject names. The consent record stays unchanged: it states what was sent at the time.
 */
export async function correctLeads(
  database: Database<AuditedLeadTables>,
  subject: Subject,
  correction: Correction,
  stamp: AuditStamp,
): Promise<readonly Lead[]> {
  const { name, email, phone, phoneTyped, state, loanPurpose, message } = correction;
  return await database.transaction(async (transaction) => {
    const leads = await selectNamedLeads(transaction, subject);
    for (const { id, ...lead } of leads) {
      const corrected = { name: name ?? lead.name, email: email ?? lead.email };
      await transaction
        .updateTable("leads")
        .set({
          search_text: leadSearchText({ ...corrected, message: message ?? lead.message }),
          ...(name !== undefined && { name }),
          ...(email !== undefined && { email, email_key: emailKey(email) }),
          ...(phone !== undefined && { phone, phone_typed: phoneTyped ?? phone }),
          ...(state !== undefined && { state }),
          ...(loanPurpose !== undefined && { loan_purpose: loanPurpose }),
          ...(message !== undefined && { message }),
        })
        .where("id", "=", id)
        .execute();
      const digests = await digestCorrection(transaction, id, correction);
      const fields = Object.keys(correction);
      await recordEvent(transaction, id, { kind: "corrected", fields, digests }, stamp);
    }
    await logRequest(transaction, { kind: "correct", leads }, stamp);
    return leads;
  });
}

/**
 * Deletes the leads with their history and idempotency keys. Their consent records stay, without the person: what was
 * agreed to, when, and digests. The opt-outs stay too, as does the fact that the person was deleted: nobody may contact
 * them until they agree again. Jobs no longer find a lead and end as skipped.
 */
export async function deleteLeads(
  database: Database<AuditedLeadTables>,
  keys: PrivacyKeys,
  subject: Subject,
  stamp: AuditStamp,
): Promise<readonly Lead[]> {
  return await database.transaction(async (transaction) => {
    const person = await selectPersonLeads(transaction, subject);
    const leads = person.named;
    await logRequest(transaction, { kind: "delete", leads }, stamp);
    const ids = leads.map(({ id }) => id);
    const remove = async () => {
      await forgetAddresses(transaction, keys, ownAddressesOf(subject, person), stamp);
      if (ids.length === 0) return;
      await anonymizeConsent(transaction, keys, ids);
      await transaction.deleteFrom("leads").where("id", "in", ids).execute();
    };
    await removeJoinedLeads(transaction, keys, ids, { ...stamp, remove });
    return leads;
  });
}

export interface ContactWish {
  readonly reason: string;
  /** Everything if omitted. */
  readonly scopes?: readonly OptOutScope[];
}

/** Opts out this person's addresses, known to us or not. Returns the leads affected. */
export const optOut = recordWish("opt-out", "opted-out");

/** Opts the person in again, to everything or to the given scopes. Returns the leads affected. */
export const optIn = recordWish("opt-in", "opted-in");

function recordWish(decision: ContactDecision, kind: "opted-out" | "opted-in") {
  return async (
    database: Database<AuditedLeadTables>,
    subject: Subject,
    { reason, scopes = OPT_OUT_SCOPES }: ContactWish,
    stamp: AuditStamp,
  ): Promise<readonly Lead[]> =>
    await database.transaction(async (transaction) => {
      const person = await selectPersonLeads(transaction, subject);
      const leads = person.named;
      for (const address of addressesOf(subject, withoutDuplicates(person))) {
        await recordChoice(transaction, { address, decision, scopes, reason }, stamp);
      }
      for (const { id } of leads) await recordEvent(transaction, id, { kind, reason, scopes }, stamp);
      await logRequest(transaction, { kind: decision, leads, scopes }, stamp);
      return leads;
    });
}

/** Oldest first. */
export async function listPrivacyLog(database: Database<LeadTables>): Promise<readonly PrivacyLogEntry[]> {
  const rows = await database.db
    .selectFrom("privacy_requests")
    .selectAll()
    .orderBy("requested_at")
    .orderBy("id")
    .execute();
  return rows.map(({ kind, requested_at, leads }) => ({
    kind: z.enum(PRIVACY_REQUESTS).parse(kind),
    requestedAt: requested_at,
    references: z.array(z.string()).parse(JSON.parse(leads)),
  }));
}

interface AnsweredRequest {
  readonly kind: PrivacyRequestKind;
  readonly leads: readonly Lead[];
  /** What an opt-out or an opt-in covers. */
  readonly scopes?: readonly OptOutScope[];
}

const ACTIONS = {
  export: "exported the data, on request",
  correct: "corrected, on request",
  delete: "deleted, on request",
  "opt-out": "recorded an opt-out",
  "opt-in": "recorded an opt-in",
} as const satisfies Record<PrivacyRequestKind, string>;

/** The subject of a request by somebody who has no lead. Their address is personal data. */
const NO_LEAD = "no lead";

async function logRequest(
  transaction: Transaction<AuditedLeadTables>,
  { kind, leads, scopes }: AnsweredRequest,
  stamp: AuditStamp,
): Promise<void> {
  const references = leads.map(({ reference }) => reference);
  await transaction
    .insertInto("privacy_requests")
    .values({ id: stamp.newId(), kind, requested_at: stamp.now, leads: JSON.stringify(references) })
    .execute();
  const action = scopes === undefined ? ACTIONS[kind] : `${ACTIONS[kind]}: ${nameScopes(scopes)}`;
  for (const subject of references.length === 0 ? [NO_LEAD] : references) {
    await recordAction(transaction, { action, subject }, stamp);
  }
}
