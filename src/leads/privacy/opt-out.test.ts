import { describe, expect, test } from "vitest";
import {
  type ContactChoice,
  describeOptOut,
  describeWishes,
  explainOptOut,
  forbidsSharing,
  nameOptOut,
  nameScopes,
  OPT_OUT_SCOPES,
  type OptOutScope,
  scopesInForce,
} from "./opt-out.ts";

const EMAIL = { email: "ada@example.com" };
const PHONE = { phone: "+15125550101" };

function choose(changes: Partial<ContactChoice>): ContactChoice {
  return { address: EMAIL, decision: "opt-out", scopes: ["email"], reason: "asked", since: 10, ...changes };
}

describe("what is off limits", () => {
  test.each<[string, ContactChoice[], number, OptOutScope[]]>([
    ["nothing without an opt-out", [], 0, []],
    ["what was opted out of after the consent", [choose({})], 9, ["email"]],
    ["what was opted out of at the same moment", [choose({})], 10, ["email"]],
    ["nothing that a newer consent covers", [choose({})], 11, []],
    ["nothing that was opted in to later", [choose({}), choose({ decision: "opt-in", since: 11 })], 0, []],
    [
      "what was opted out of again",
      [choose({}), choose({ decision: "opt-in", since: 11 }), choose({ since: 12 })],
      0,
      ["email"],
    ],
    [
      "the rest, when one thing was opted in to",
      [choose({ scopes: OPT_OUT_SCOPES }), choose({ decision: "opt-in", scopes: ["phone"], since: 11 })],
      0,
      ["email", "sms", "sharing"],
    ],
    [
      "what one address opted out of, when another opted in",
      [choose({}), choose({ address: PHONE, decision: "opt-in", since: 11 })],
      0,
      ["email"],
    ],
    [
      "all that any of the addresses opted out of",
      [choose({}), choose({ address: PHONE, scopes: ["sms"] })],
      0,
      ["email", "sms"],
    ],
    [
      "everything but mail to an address that opted in, although its owner gave up everything by phone",
      [choose({ address: PHONE, scopes: OPT_OUT_SCOPES }), choose({ decision: "opt-in", since: 11 })],
      0,
      ["phone", "sms", "sharing"],
    ],
    [
      "mail again after a newer word by phone",
      [choose({ decision: "opt-in", since: 11 }), choose({ address: PHONE, since: 12 })],
      0,
      ["email"],
    ],
  ])("is %s", (_, choices, consentedAt, scopes) => {
    expect(scopesInForce(choices, consentedAt)).toEqual(scopes);
  });
});

describe("a lead that came after an opt-out", () => {
  test("lifts nothing, and says that somebody asked again", () => {
    const text = explainOptOut({ createdAt: 11 }, [choose({})]);
    expect(text).toContain("Opted out; somebody who gave this address asked again.");
    expect(text).toContain("This person asked not to be contacted by email. That stays in force until");
    expect(nameOptOut({ optedOut: OPT_OUT_SCOPES, hasAskedAgain: true })).toBe("everything; asked again");
  });

  test("says nothing of that when nobody opted out, or they did so later, or opted in since", () => {
    const lead = { createdAt: 11 };
    expect(explainOptOut(lead, [])).toBeUndefined();
    expect(explainOptOut(lead, [choose({ since: 12 })])).toBe(
      "This person asked not to be contacted by email. Check before you answer.",
    );
    expect(explainOptOut(lead, [choose({}), choose({ decision: "opt-in", since: 12 })])).toBe(
      "This person opted out earlier, and agreed to be contacted again.",
    );
  });
});

test.each<[readonly OptOutScope[], boolean, string, string]>([
  [["email"], false, "email", "asked not to be contacted by email"],
  [["email", "sms"], false, "email, text", "asked not to be contacted by email or text"],
  [["sharing"], true, "sharing with lenders", "asked not to be passed on to lenders"],
  [["email", "phone", "sms"], true, "email, phone, text", "asked not to be contacted"],
  [
    ["phone", "sharing"],
    true,
    "phone, sharing with lenders",
    "asked not to be contacted by phone, nor passed on to lenders",
  ],
  [OPT_OUT_SCOPES, true, "everything", "asked not to be contacted, nor passed on to lenders"],
])("an opt-out of %j forbids sharing: %s", (scopes, isForbidden, name, sentence) => {
  expect(forbidsSharing(scopes)).toBe(isForbidden);
  expect(nameScopes(scopes)).toBe(name);
  expect(describeOptOut(scopes)).toBe(sentence);
});

test.each([
  [{ optedOut: ["email"] }, "opted out of email"],
  [{ optedOut: ["email", "phone"], notAgreed: ["phone"] }, "opted out of email; never agreed to phone"],
  [{ optedOut: ["phone", "sms"], notAgreed: ["phone", "sms"] }, "never agreed to phone, text"],
] as const)("the wishes %o are described as: %s", (wishes, words) => {
  expect(describeWishes({ ...wishes, hasAskedAgain: false })).toBe(words);
});
