import { expect, test } from "vitest";
import { createReceiptTokens } from "./receipt-token.server.ts";

const NOW = Date.UTC(2026, 10, 15);
const REFERENCE = "RR-7K3M9-QXTB2";
const proofs = createReceiptTokens("secret", () => NOW);

test("the query that was issued is recognized", () => {
  const query = new URLSearchParams(proofs.issue(REFERENCE));
  expect(proofs.check(query)).toEqual({ reference: REFERENCE, isRecent: true });
});

const issued = proofs.issue(REFERENCE);
const later = createReceiptTokens("secret", () => NOW + 1).issue(REFERENCE);
const [, signature = ""] = later.split("proof=");

test.each([
  ["nothing", ""],
  ["a reference alone", `reference=${REFERENCE}`],
  ["no reference", issued.replace(REFERENCE, "")],
  ["another reference", issued.replace(REFERENCE, "RR-00000-00000")],
  ["a proof that is cut short", issued.slice(0, -1)],
  ["a proof that is made younger", issued.replace(/proof=[^.]*/, `proof=${signature.split(".")[0]}`)],
  ["a proof of another secret", createReceiptTokens("other", () => NOW).issue(REFERENCE)],
])("%s confirms nothing", (_case, query) => {
  expect(proofs.check(new URLSearchParams(query))).toBeUndefined();
});
