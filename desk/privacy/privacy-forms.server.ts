import { type CorrectedFields, readCorrection } from "../../src/leads/privacy/lead-correction.server.ts";
import type { Correction } from "../../src/leads/privacy/lead-privacy.server.ts";
import {
  MAX_DETAIL_LENGTH,
  REQUEST_CHANNELS,
  REQUEST_KINDS,
} from "../../src/leads/privacy/requests/data-request.ts";
import type { NewEnteredRequest } from "../../src/leads/privacy/requests/data-request-store.server.ts";
import type { Lead } from "../../src/leads/records/lead-record.ts";
import { parseSubject, SUBJECT_RULE } from "../../src/leads/records/parse-search.server.ts";
import { readText } from "../desk-room.server.ts";
import { type CorrectedValues, type CorrectionView, correctedValuesOf } from "./read-privacy.server.ts";

/** A request that came by phone or post, as somebody typed it in. */
export function readEnteredRequest(form: URLSearchParams) {
  const entered = {
    who: readText(form, "who"),
    kind: readText(form, "kind"),
    channel: readText(form, "channel"),
    detail: readText(form, "detail"),
  };
  const subject = parseSubject(entered.who);
  const kind = REQUEST_KINDS.find((name) => name === entered.kind);
  const channel = REQUEST_CHANNELS.find((name) => name === entered.channel);
  if (subject === undefined) {
    return { entered, problem: SUBJECT_RULE };
  }
  if (kind === undefined || channel === undefined || channel === "website") {
    return { entered, problem: "Choose what they ask for, and how it came." };
  }
  if (entered.detail.length > MAX_DETAIL_LENGTH) {
    return { entered, problem: `What they said has at most ${MAX_DETAIL_LENGTH} characters.` };
  }
  const asked: NewEnteredRequest = { subject, kind, channel, detail: entered.detail || undefined };
  return { entered, asked };
}

export type CorrectionReading =
  | { readonly correction: Correction }
  | { readonly problem: string; readonly status: 409 | 422; readonly view: CorrectionView };

const CORRECTED_FIELDS = ["name", "email", "phone", "state", "purpose"] as const;
type CorrectedField = (typeof CORRECTED_FIELDS)[number];

const CHANGED_MEANWHILE =
  "A colleague has changed this meanwhile. Nothing was corrected: compare both values below, then decide.";

/** Only what was changed in the form is a correction. */
export function readCorrectionForm(lead: Lead, form: URLSearchParams): CorrectionReading {
  const stored = correctedValuesOf(lead);
  const typed = readValues((field) => readText(form, field));
  const seen = readValues((field) => readText(form, `seen-${field}`));
  const isTouched = (field: CorrectedField) => typed[field] !== seen[field];
  const meanwhile = CORRECTED_FIELDS.filter((field) => seen[field] !== stored[field]);
  if (meanwhile.length > 0) {
    const values = readValues((field) => (isTouched(field) ? typed[field] : stored[field]));
    const describe = (field: CorrectedField) =>
      isTouched(field) ? `Now stored: ${quote(stored[field])}` : `Before the change: ${quote(seen[field])}`;
    const notes = Object.fromEntries(meanwhile.map((field) => [field, describe(field)]));
    return { problem: CHANGED_MEANWHILE, status: 409, view: { stored, values, notes } };
  }
  const view = { stored, values: typed, notes: {} };
  const touched = CORRECTED_FIELDS.filter(isTouched);
  if (touched.length === 0) return { problem: "Nothing is changed yet.", status: 422, view };
  const corrected: CorrectedFields = Object.fromEntries(touched.map((field) => [field, typed[field]]));
  const reading = readCorrection(lead, corrected);
  return "problem" in reading ? { problem: reading.problem, status: 422, view } : reading;
}

function readValues(read: (field: CorrectedField) => string): CorrectedValues {
  return {
    name: read("name"),
    email: read("email"),
    phone: read("phone"),
    state: read("state"),
    purpose: read("purpose"),
  };
}

function quote(value: string): string {
  return value === "" ? "nothing" : value;
}
