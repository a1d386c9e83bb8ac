import { expect, test } from "vitest";
import { describeConnectionFailure } from "./connection-failure.ts";

const PEER = { name: "the mail server", host: "mail.example.com", port: 587 };

test.each([
  ["ECONNREFUSED", "refused the connection"],
  ["ETIMEDOUT", "did not answer in time"],
  ["ENOTFOUND", "cannot be found: no machine has this name"],
  ["CERT_HAS_EXPIRED", "has an expired certificate"],
  ["ENEW", "cannot be used (ENEW)"],
])("%s: it %s", (code, predicate) => {
  expect(describeConnectionFailure(PEER, code)).toBe(`the mail server at mail.example.com:587 ${predicate}`);
});
