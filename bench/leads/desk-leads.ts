import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Schema, SiteDatabase } from "../../server/migrations.ts";
import { insertConsents, sealConsents } from "../../src/leads/consent/consent-store.server.ts";
import { LEAD_STATUSES } from "../../src/leads/records/lead-record.ts";
import { formatReference, REFERENCE_BYTES } from "../../src/leads/records/lead-reference.ts";
import { foldText } from "../../src/leads/records/lead-search.ts";
import { STATES } from "../../src/office/states.ts";
import { SAMPLE_CIRCUMSTANCES } from "../../tests/setup/stored-lead.ts";

const PER_STATEMENT = 500;
const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_NAMES = ["Ann", "Ben", "Zoë", "Dana", "Marisol", "Olu", "Priya", "Tom", "Wei", "José"];
const NOW = Date.now();

/** As long as the deal analyzer's. */
const DEAL = `Price: $400,000\nLoan amount: $300,000\nQualifying rent a month: $2,900\nLender's ratio: 1.17\n${"A line of the deal.\n".repeat(40)}`;

const OFFER_DAYS = 5;
const OFFERED = {
  ...{
    state: "TX",
    county: "",
    purpose: "purchase",
    units: 1,
    use: "long-term",
    value: 300_000,
    valueAs: "band",
  },
  ...{ loan: 225_000, ratio: 1.17, scoreFloor: 720, timing: "now" },
};

/** Two years of leads, each with its consent. Every tenth waits; one in a thousand has a rare source and campaign. */
export async function addDeskLeads(database: SiteDatabase, first: number, end: number): Promise<void> {
  for (let start = first; start < end; start += PER_STATEMENT) {
    const rows = Array.from({ length: Math.min(PER_STATEMENT, end - start) }, (_, index) =>
      row(start + index),
    );
    await database.transaction(async (trx) => {
      await trx.insertInto("leads").values(rows).execute();
      await insertConsents(trx, await sealConsents(trx, rows.map(consent))).execute();
      await trx
        .insertInto("lead_follow_ups")
        .values(
          rows
            .filter((_, index) => index % 100 === 3)
            .map(({ id }) => ({
              ...{ id: randomUUID(), lead_id: id, day: dayBefore(1), minute: null, text: "call" },
              ...{ due_at: NOW - DAY_MS, reminded_at: NOW },
            })),
        )
        .execute();
      // As if a mail server had refused for days.
      await trx
        .insertInto("outbox_jobs")
        .values(
          rows.filter((_, index) => index % 10 === 5).map(({ id, created_at }) => deadJob(id, created_at)),
        )
        .execute();
      const offered = rows
        .filter((_, index) => index % 100 === 9)
        .map(({ id, created_at }) => offer(id, created_at));
      await trx.insertInto("lead_offers").values(offered).execute();
      await trx
        .insertInto("offer_steps")
        .values(offered.map(({ id, expires_at }) => firstStep(id, expires_at)))
        .execute();
      const answered = rows.filter(({ status }) => status !== "new");
      await trx
        .insertInto("lead_events")
        .values(
          answered.flatMap(({ id, created_at, status }) => [
            event(id, created_at + 3_600_000, "status", { status }),
            event(id, created_at + 3_600_000, "note", { text: "Called back, wants a quote for the duplex" }),
          ]),
        )
        .execute();
      await trx.insertInto("audit_log").values(answered.flatMap(entries)).execute();
    });
  }
}

type LeadRow = Insertable<Schema["leads"]>;

function row(index: number): LeadRow {
  const lead = plainRow(index);
  return { ...lead, search_text: foldText(`${lead.name}\n${lead.email}\n${lead.message ?? ""}`) };
}

function plainRow(index: number): LeadRow {
  // One in five hundred asked twice.
  const email = `lead${index % 500 === 1 ? index - 1 : index}@example.com`;
  const isRare = index % 1_000 === 7;
  const [area, line] = [512 + Math.floor(index / 10_000), String(index % 10_000).padStart(4, "0")];
  const createdAt = NOW - Math.floor((((index * 7_919) % 100_003) / 100_003) * 730 * DAY_MS);
  return {
    id: idOf(index),
    reference: referenceOf(index),
    created_at: createdAt,
    name: `${FIRST_NAMES[index % FIRST_NAMES.length]} Investor ${index}`,
    email,
    email_key: email,
    phone: `+1${area}555${line}`,
    phone_typed: `(${area}) 555-${line}`,
    state: (isRare ? "WY" : STATES[index % 20]) ?? null,
    loan_purpose: index % 3 === 0 ? "cashout" : "purchase",
    source: isRare ? "rare" : "homepage",
    page: "/",
    referrer: null,
    campaign: JSON.stringify({ utm_campaign: isRare ? "rare" : `c${index % 12}` }),
    suspicions: index % 50 === 0 ? '["sent-too-fast"]' : "[]",
    status: index % 10 === 0 ? "new" : (LEAD_STATUSES[1 + (index % (LEAD_STATUSES.length - 1))] ?? "closed"),
    last_contact_at: createdAt,
    fingerprint: randomUUID(),
    deal_summary: index % 3 === 0 ? null : DEAL,
    deal_ratio: index % 3 === 0 ? null : 80 + (index % 90),
    loan_amount: index % 3 === 0 ? null : 100_000 + (index % 500) * 1_000,
    owner: [null, null, "Ann", "Ben"][index % 4] ?? null,
    message:
      index % 2 === 0
        ? `I look at a duplex in ${index % 500 === 0 ? "Round Rock" : "Austin"}. ${"The rent is fine. ".repeat(8)}`
        : null,
    has_form_token: 1,
  };
}

function consent({ id, reference, created_at: recordedAt, name, email, phone }: LeadRow) {
  const sent = { ip: "203.0.113.9", userAgent: "Bench/1.0" };
  return {
    ...{ leadId: id, reference, recordedAt, circumstances: SAMPLE_CIRCUMSTANCES },
    ...{ personal: { name, email, phone, ...sent }, salt: "00".repeat(16) },
  };
}

export function idOf(index: number): string {
  return `lead-${index}`;
}

function deadJob(leadId: string, finishedAt: number): Insertable<Schema["outbox_jobs"]> {
  return {
    ...{ id: randomUUID(), kind: "lead-acknowledgement", payload: JSON.stringify({ leadId }) },
    ...{ state: "dead", attempts: 20, first_run_at: finishedAt, run_at: finishedAt, finished_at: finishedAt },
    ...{ lease: null, last_error: `the mail server refused the recipient's address (550) ${leadId.length}` },
  };
}

function offer(leadId: string, offeredAt: number): Insertable<Schema["lead_offers"]> {
  const receivers = JSON.stringify([{ name: "Cy Poe", email: "cy@lender.example" }]);
  return {
    ...{
      id: randomUUID(),
      lead_id: leadId,
      lender_id: "kiavi",
      lender: "Kiavi",
      deal: JSON.stringify(OFFERED),
    },
    ...{ receivers, webhook_url: null, expires_at: offeredAt + OFFER_DAYS * DAY_MS },
  };
}

function firstStep(offerId: string, expiresAt: number): Insertable<Schema["offer_steps"]> {
  return {
    ...{
      offer_id: offerId,
      step: 1,
      kind: "offered",
      happened_at: expiresAt - OFFER_DAYS * DAY_MS,
      actor: "Ann",
    },
    ...{ answer: null, outcome: null, deadline: null },
  };
}

function event(leadId: string, happenedAt: number, kind: string, detail: object) {
  return {
    ...{ id: randomUUID(), lead_id: leadId, happened_at: happenedAt, kind },
    detail: JSON.stringify(detail),
    search_text: kind === "note" ? foldText(JSON.stringify(detail)) : null,
  };
}

function entries({ reference, created_at, status }: LeadRow): readonly Insertable<Schema["audit_log"]>[] {
  return [`marked as ${status}`, "added a note"].map((action) => ({
    ...{ happened_at: created_at + 3_600_000, actor: "Ann", channel: "desk", action, subject: reference },
  }));
}

export function referenceOf(index: number): string {
  return formatReference(referenceBytes(index));
}

function referenceBytes(index: number): Uint8Array {
  // Five bits of each byte become a letter.
  return Uint8Array.from({ length: REFERENCE_BYTES }, (_, place) =>
    place < 4 ? (index >> (5 * place)) & 31 : 0,
  );
}

export function dayBefore(days: number): string {
  return new Date(NOW - days * DAY_MS).toISOString().slice(0, 10);
}
