import { randomUUID } from "node:crypto";
import { sha256 } from "../consent/consent-record.server.ts";
import { type LeadDatabase, type NewLead, undoLead } from "./lead-store.server.ts";

/**
 * Rejects unless a lead could be written: does everything but the commit, then rolls back. It reads the database pages
 * that the next lead would change, so that damage is found before a real lead meets it.
 */
export async function dryRunLead(database: LeadDatabase): Promise<void> {
  const id = randomUUID();
  await undoLead(database, describeLead(id), {
    key: id,
    fingerprint: sha256(id),
    repeatKey: sha256(id),
    now: Date.now(),
  });
}

function describeLead(id: string): NewLead {
  const fields = { name: "-", email: "-", phone: "-", phoneTyped: "-", state: null, loanPurpose: null };
  return {
    id,
    reference: id,
    fields: { ...fields, source: "-", dealSummary: null, message: null },
    origin: { page: null, referrer: null, campaign: {} },
    suspicions: [],
    hasFormToken: false,
    consent: {
      circumstances: {
        text: "-",
        textVersion: "-",
        textSha256: "-",
        isTextConfirmed: false,
        partners: [],
        policies: {},
        channels: [],
        page: null,
        source: "-",
        hasPrivacySignal: false,
      },
      personal: { name: "-", email: "-", phone: "-", ip: "-", userAgent: "-" },
      salt: "-",
    },
    jobs: [{ id, kind: "lead-email" }],
  };
}
