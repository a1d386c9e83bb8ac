import type { Selectable } from "kysely";
import { z } from "zod";
import type { Subject } from "../opt-out.ts";
import type { PrivacyKeys } from "../privacy-keys.server.ts";
import { type DataRequest, REQUEST_CHANNELS, REQUEST_KINDS, REQUEST_OUTCOMES } from "./data-request.ts";
import type { DataRequestTables } from "./data-request-tables.server.ts";

export type DataRequestRow = Selectable<DataRequestTables["data_requests"]>;

const references = z.array(z.string());

/** Reads the address, encrypted or not. */
export function readRequest(row: DataRequestRow, keys: Pick<PrivacyKeys, "addresses">): DataRequest {
  const address =
    row.address ??
    (row.sealed_address === null ? undefined : keys.addresses.decrypt(row.sealed_address, row.id));
  return {
    id: row.id,
    reference: row.reference,
    kind: z.enum(REQUEST_KINDS).parse(row.kind),
    channel: z.enum(REQUEST_CHANNELS).parse(row.channel),
    subject: address === undefined ? undefined : toSubject(row.subject_kind, address),
    masked: row.masked || undefined,
    isMailed: row.subject_kind === "email",
    detail: row.detail ?? undefined,
    hasPrivacySignal: row.has_privacy_signal === 1,
    requestedAt: row.requested_at,
    provenAt: row.proven_at ?? undefined,
    answer:
      row.answered_at === null
        ? undefined
        : {
            at: row.answered_at,
            outcome: z.enum(REQUEST_OUTCOMES).parse(row.outcome),
            note: row.note ?? undefined,
            references: references.parse(JSON.parse(row.leads)),
          },
  };
}

function toSubject(kind: DataRequestRow["subject_kind"], value: string): Subject {
  if (kind === "email") return { email: value };
  return kind === "phone" ? { phone: value } : { reference: value };
}

export function subjectColumns(subject: Subject): Pick<DataRequestRow, "subject_kind" | "address"> {
  if ("email" in subject) return { subject_kind: "email", address: subject.email };
  if ("phone" in subject) return { subject_kind: "phone", address: subject.phone };
  return { subject_kind: "reference", address: subject.reference };
}
