import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyInputOf, nearLimits } from "../../../tests/setup/api-inputs.ts";
import { cases } from "../../../tests/setup/properties.ts";
import { shippedContent } from "../../../tests/setup/shipped-content.ts";
import { readDealFragment } from "../../calculators/deal/sharing/deal-link.ts";
import { readHoldFragment } from "../../calculators/hold/hold-link.ts";
import { readBlanketFragment } from "../../calculators/my-deals/blanket/blanket-link.ts";
import { readOffersFragment } from "../../calculators/offers/offers-link.ts";
import { readPlanFragment } from "../../calculators/refinance/sharing/plan-link.ts";
import { apiCalls } from "./calls.server.ts";

const SITE = "https://www.example.com";

/** A link within the limits of the forms is readable, so these readers check the limits of the schemas. */
const READERS = new Map<string, (fragment: string) => { readonly kind: string }>([
  ["deal", readDealFragment],
  ["path-to-target", readDealFragment],
  ["projection", readHoldFragment],
  ["packet", readDealFragment],
  ["portfolio", readBlanketFragment],
  ["refinance", readPlanFragment],
  ["compare-offers", readOffersFragment],
]);

describe.each(apiCalls(shippedContent))("$name", (call) => {
  /** Undefined if the input is refused. */
  function answerTo(sent: unknown) {
    const read = call.input.safeParse(sent);
    return read.success ? call.answer(read.data, SITE) : undefined;
  }

  function expectSound(sent: unknown): void {
    const answered = answerTo(sent);
    if (answered === undefined) return;
    // JSON turns NaN and Infinity into null, which the schema of a figure refuses.
    const received: unknown = JSON.parse(JSON.stringify(answered));
    expect(call.output.strict().safeParse(answered).error).toBeUndefined();
    expect(call.output.strict().safeParse(received).error).toBeUndefined();
    const { hash } = new URL(String(answered.link));
    expect(READERS.get(call.name)?.(hash).kind ?? "inputs").toBe("inputs");
  }

  test("answers whatever its schema allows with finite figures and a link that opens", () => {
    fc.assert(fc.property(anyInputOf(call), expectSound), cases());
  });

  test("answers the least and the most of every field", () => {
    nearLimits(call).forEach(expectSound);
  });

  test("generated inputs are not all refused", () => {
    const answers = fc.sample(anyInputOf(call), { seed: 1, numRuns: 50 }).map(answerTo);
    expect(answers.some((answered) => answered !== undefined)).toBe(true);
  });
});
