import { lenderRecord } from "../lenders/lender-record.server.ts";
import {
  contactRecord,
  marketIndexRecord,
  ratesRecord,
  serviceRecord,
  testimonialRecord,
} from "../records/company-records.server.ts";
import { describeFields } from "../records/form/record-fields.server.ts";
import type { RecordField } from "../records/form/record-form.ts";
import {
  CONTACT_LABELS,
  LENDER_LABELS,
  MARKET_INDEX_LABELS,
  RATES_LABELS,
  SERVICE_LABELS,
  TESTIMONIAL_LABELS,
} from "../records/form/record-labels.ts";
import type { RecordName } from "../records/record-store.server.ts";

const SETTINGS = new Map([
  ["contact", describeFields(contactRecord, CONTACT_LABELS)],
  ["rates", describeFields(ratesRecord, RATES_LABELS)],
  ["service", describeFields(serviceRecord, SERVICE_LABELS)],
]);
const LENDER = describeFields(lenderRecord, LENDER_LABELS);
const MARKET_INDEX = describeFields(marketIndexRecord, MARKET_INDEX_LABELS);
const TESTIMONIAL = describeFields(testimonialRecord, TESTIMONIAL_LABELS);

/** The fields of a record. None for articles, which are a text. */
export function recordForm({ kind, id }: RecordName): readonly RecordField[] {
  if (kind === "lender") return LENDER;
  if (kind === "market-index") return MARKET_INDEX;
  if (kind === "testimonial") return TESTIMONIAL;
  return (kind === "settings" && SETTINGS.get(id)) || [];
}
