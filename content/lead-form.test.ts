import { expect, test } from "vitest";
import { MAX_LENGTHS } from "../src/leads/lead.ts";
import { shippedContent } from "../tests/setup/shipped-content.ts";
import { contact } from "./contact.ts";
import { austin } from "./landings/austin.ts";
import { dallas } from "./landings/dallas.ts";
import { florida } from "./landings/florida.ts";
import { loanOptions } from "./landings/loan-options.ts";
import { prosAndConsLanding } from "./landings/pros-and-cons-landing.ts";
import { rates } from "./landings/rates.ts";
import { requirements } from "./landings/requirements.ts";
import { texas } from "./landings/texas.ts";
import { leadMessage } from "./lead-form.ts";

const CALLS_TO_ACTION = [
  ...[
    austin,
    dallas,
    florida,
    texas,
    rates(shippedContent),
    requirements,
    prosAndConsLanding(shippedContent),
  ].map(({ callToAction }) => callToAction),
  ...loanOptions(shippedContent).consultations,
];

test("each call to action that asks for something finds a field with its name", () => {
  const asking = CALLS_TO_ACTION.map(({ source }) => source);
  expect(new Set(Object.keys(leadMessage.labelsBySource))).toEqual(
    new Set([...asking, contact(shippedContent).form.source, "faq"]),
  );
});

test("the hint states the limit", () => {
  expect(leadMessage.hint).toContain(`${MAX_LENGTHS.message} characters`);
});
