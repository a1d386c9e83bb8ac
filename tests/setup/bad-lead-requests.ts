import fc from "fast-check";
import { COMPLETE_LEAD } from "./leads.ts";

const anything = fc.anything({
  maxDepth: 3,
  withUnicodeString: true,
  values: [
    fc.string({ unit: "binary" }),
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constantFrom(
      null,
      "",
      " ",
      "\u0000",
      "\uD800",
      "\u202E",
      "__proto__",
      "constructor",
      "toString",
      "%00",
      "' or 1=1 --",
    ),
  ],
});

const field = fc.constantFrom(
  ...Object.keys(COMPLETE_LEAD),
  "__proto__",
  "constructor",
  "website",
  "formToken",
  "page",
);

/**
 * A complete lead with one error, or something else altogether. Every body has a deliberate error; none relies on
 * consent missing by chance.
 */
const badBody = fc.oneof(
  fc.record({ field: fc.constantFrom("name", "email", "phone"), value: anything }).map(({ field, value }) =>
    JSON.stringify({
      ...COMPLETE_LEAD,
      [field]: typeof value === "string" ? `\u0007${value}` : (value ?? null),
    }),
  ),
  anything
    .filter((value) => value !== true)
    .map((tcpaConsent) => JSON.stringify({ ...COMPLETE_LEAD, tcpaConsent: tcpaConsent ?? null })),
  fc.dictionary(field, anything).map((sent) => JSON.stringify({ ...sent, email: "none" })),
  anything.map((value) => JSON.stringify(value) ?? ""),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.nat(JSON.stringify(COMPLETE_LEAD).length - 1).map((end) => JSON.stringify(COMPLETE_LEAD).slice(0, end)),
);

const headers = fc.record({
  // Mostly the right type: with a wrong one the body is not read at all.
  "Content-Type": fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom("application/json", "application/json; charset=utf-8") },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "application/json; charset=latin1",
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data",
        "",
      ),
    },
  ),
  "Idempotency-Key": fc
    .string({ minLength: 1, maxLength: 250 })
    .map((key) => key.replace(/[^\x20-\xFF]/g, "?")),
});

/** Requests that POST /api/leads must refuse. */
export const badLeadRequest = fc.record({ body: badBody, headers });
