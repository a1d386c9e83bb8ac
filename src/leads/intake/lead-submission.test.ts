import { describe, expect, test } from "vitest";
import { COMPLETE_LEAD } from "../../../tests/setup/leads.ts";
import { FIELD_ERRORS } from "../lead.ts";
import { type LeadSubmission, readSubmission } from "./lead-submission.server.ts";

function accept(json: unknown): LeadSubmission {
  const reading = readSubmission(json);
  if (!("submission" in reading)) throw new Error(reading.message);
  return reading.submission;
}

function refuse(json: unknown) {
  const reading = readSubmission(json);
  if ("submission" in reading) throw new Error("It was accepted");
  return reading;
}

test("the spec's seven fields are a complete submission", () => {
  expect(accept(COMPLETE_LEAD)).toEqual({
    fields: {
      name: "Dana Investor",
      email: "dana@example.com",
      phone: "+15125550142",
      phoneTyped: "(512) 555-0142",
      state: "TX",
      loanPurpose: "purchase",
      source: "homepage",
      dealSummary: null,
      message: null,
    },
    origin: { page: null, referrer: null, campaign: {} },
    consentHash: undefined,
    formToken: undefined,
    isHoneypotFilled: false,
    wantsOtherState: false,
  });
});

test.each([
  ["empty strings", { state: "", loanPurpose: "  ", source: "", dealSummary: " \r\n", message: " \r\n" }],
  ["null", { state: null, loanPurpose: null, source: null, dealSummary: null, message: null }],
  ["nothing", { state: undefined, loanPurpose: undefined, source: undefined, dealSummary: undefined }],
  ["what nobody sees", { source: "", state: "", loanPurpose: "", message: "\u0000\u202E \t" }],
])("%s in the optional fields count as absent", (_case, optional) => {
  expect(accept({ ...COMPLETE_LEAD, ...optional }).fields).toMatchObject({
    state: null,
    loanPurpose: null,
    source: "site",
    dealSummary: null,
    message: null,
  });
});

test("spaces around values are cut off", () => {
  const { fields } = accept({
    ...COMPLETE_LEAD,
    name: "  Dana ",
    email: " dana@example.com\n",
    phone: " 5125550142 ",
  });
  expect(fields).toMatchObject({ name: "Dana", email: "dana@example.com", phoneTyped: "5125550142" });
});

test("unknown fields are ignored", () => {
  const submission = accept(JSON.parse(JSON.stringify({ ...COMPLETE_LEAD, ssn: "123-45-6789" })));
  expect(JSON.stringify(submission)).not.toContain("123-45-6789");
});

test("a __proto__ is ignored, and changes no other object", () => {
  const sent: unknown = JSON.parse(
    `{"__proto__":{"state":"CA","polluted":true},${JSON.stringify(COMPLETE_LEAD).slice(1)}`,
  );
  expect(accept(sent).fields.state).toBe("TX");
  expect("polluted" in {}).toBe(false);
});

describe("a phone number", () => {
  test.each([
    ["512-555-0142", "+15125550142"],
    ["+1 512 555 0142", "+15125550142"],
    ["1 (512) 555.0142", "+15125550142"],
    ["512-555-0142 x12", "+15125550142"],
    ["+44 20 7946 0958", "+442079460958"],
  ])("%s is kept as %s", (typed, phone) => {
    expect(accept({ ...COMPLETE_LEAD, phone: typed }).fields).toMatchObject({ phone, phoneTyped: typed });
  });

  test.each(["555-0142", "0000000000", "call 512-555-0142", "five one two", "", "1".repeat(41), 5125550142])(
    "%s is refused",
    (phone) => {
      expect(refuse({ ...COMPLETE_LEAD, phone }).errors).toEqual({ phone: FIELD_ERRORS.phone });
    },
  );
});

describe("an e-mail address", () => {
  test.each([
    "a@b.co",
    "o'brien+dscr@mail.example.com",
    "first.last@xn--bcher-kva.example",
    `${"a".repeat(64)}@example.com`,
  ])("may be %s", (email) => {
    expect(accept({ ...COMPLETE_LEAD, email }).fields.email).toBe(email);
  });

  test.each([
    "dana",
    "dana@localhost",
    "@example.com",
    "dana@.com",
    "dana..d@example.com",
    ".dana@example.com",
    "dana@example.c",
    "dana@exa mple.com",
    "dana@example.com, eve@example.com",
    '"quoted"@example.com',
    "dana@[127.0.0.1]",
    "dana@example.com\r\nBcc: eve@example.com",
    `${"a".repeat(65)}@example.com`,
    `dana@${"a.".repeat(130)}com`,
    ["dana@example.com"],
  ])("is refused when it is %j", (email) => {
    expect(refuse({ ...COMPLETE_LEAD, email }).errors).toEqual({ email: FIELD_ERRORS.email });
  });
});

test.each(["Ng", "José María", "李小龍", "O’Neil-Smith, Jr.", "x".repeat(100)])(
  "a name may be %s",
  (name) => {
    expect(accept({ ...COMPLETE_LEAD, name }).fields.name).toBe(name);
  },
);

test.each([
  ["of several lines", "Price: $300,000\n\n  Rent: $2,500", "Price: $300,000\n\n  Rent: $2,500"],
  ["with spaces around it", " \nPrice: $300,000\n ", "Price: $300,000"],
  ["with other systems' line breaks", "Price\r\nRent\rTaxes", "Price\nRent\nTaxes"],
  ["as long as allowed", "x".repeat(2000), "x".repeat(2000)],
  [
    "as long as allowed, once its line breaks are one character",
    "x\r\n".repeat(1000),
    `${"x\n".repeat(999)}x`,
  ],
  ["that looks like a program", "<script>alert(1)</script>", "<script>alert(1)</script>"],
])("a deal may be one %s", (_case, dealSummary, kept) => {
  expect(accept({ ...COMPLETE_LEAD, dealSummary }).fields.dealSummary).toBe(kept);
});

test("a message is kept with its lines, and without what nobody sees", () => {
  const message = " 12 Elm St\r\n$300,000\tand $2,500\u0000 \uD83D";
  expect(accept({ ...COMPLETE_LEAD, message }).fields.message).toBe("12 Elm St\n$300,000 and $2,500");
});

test("a message that is too long is refused, and the error says how long it is", () => {
  const error = "This has 501 characters. Please shorten it to 500.";
  const refused = { errors: { message: error }, message: error };
  expect(refuse({ ...COMPLETE_LEAD, message: "x".repeat(501) })).toEqual(refused);
});

test.each<[keyof typeof FIELD_ERRORS, string, unknown]>([
  ["name", "empty", ""],
  ["name", "spaces", "   "],
  ["name", "digits only", "12345"],
  ["name", "too long", "x".repeat(101)],
  ["name", "two lines", "Dana\nInvestor"],
  ["name", "with U+0000", "Dana\u0000"],
  ["name", "written backwards", "Dana\u202Egnp.exe"],
  ["name", "half a character", "Dana \uD83D"],
  ["name", "a number", 7],
  ["name", "an object", { first: "Dana" }],
  ["name", "null", null],
  ["name", "absent", undefined],
  ["dealSummary", "too long", "x".repeat(2001)],
  ["dealSummary", "with a tab", "Price\t$300,000"],
  ["dealSummary", "with U+0000", "Price\u0000"],
  ["dealSummary", "with an escape sequence", "\u001b[2JPrice"],
  ["dealSummary", "with U+2028", "Price\u2028Rent"],
  ["dealSummary", "written backwards", "Price \u202E000,003"],
  ["dealSummary", "half a character", "Price \uD83D"],
  ["dealSummary", "a number", 7],
  ["dealSummary", "an object", { price: 300_000 }],
  ["message", "a number", 7],
  ["message", "a boolean", true],
  ["message", "a list", ["Hello"]],
  ["message", "an object", { text: "Hello" }],
  ["state", "none of the fifty", "DC"],
  ["state", "in small letters", "tx"],
  ["state", "a name", "Texas"],
  ["state", "a number", 5],
  ["loanPurpose", "unknown", "yacht"],
])("the field %s is refused when it is %s", (field, _case, value) => {
  const message = FIELD_ERRORS[field];
  expect(refuse({ ...COMPLETE_LEAD, [field]: value })).toEqual({ errors: { [field]: message }, message });
});

test.each(["Home Page", "x".repeat(61), 7, ["homepage"], {}])(
  "no lead is lost over the source %j: it counts as site",
  (source) => {
    expect(accept({ ...COMPLETE_LEAD, source }).fields.source).toBe("site");
  },
);

test.each([[false], [undefined], ["true"], ["on"], [1], [null]])(
  "consent given as %s is no consent",
  (tcpaConsent) => {
    expect(refuse({ ...COMPLETE_LEAD, tcpaConsent })).toEqual({
      errors: { tcpaConsent: "Please agree to the contact terms to continue." },
      message: "Please agree to the contact terms to continue.",
    });
  },
);

test("all wrong fields are named at once, in the order of the form", () => {
  const { errors, message } = refuse({});
  expect(Object.keys(errors)).toEqual(["name", "email", "phone", "tcpaConsent"]);
  expect(message).toBe(FIELD_ERRORS.name);
});

test.each([[null], [undefined], [[]], ["text"], [7], [true]])("%j is not a lead", (json) => {
  const { errors, message } = refuse(json);
  expect(message).toBe("Send a JSON object with at least: name, email, phone, tcpaConsent.");
  expect(Object.keys(errors)).toEqual(["name", "email", "phone", "tcpaConsent"]);
});

describe("what our form adds", () => {
  const added = {
    consentHash: "ab12",
    formToken: "token",
    website: "",
    page: "/states/texas",
    referrer: "https://search.example/results?q=dana+investor#top",
    utm_source: "newsletter",
    utm_campaign: "autumn",
    utm_id: "not on the list",
  };

  test("is kept with the lead, from an allow-list and without the referrer's query", () => {
    expect(accept({ ...COMPLETE_LEAD, ...added })).toMatchObject({
      consentHash: "ab12",
      formToken: "token",
      isHoneypotFilled: false,
      origin: {
        page: "/states/texas",
        referrer: "https://search.example/results",
        campaign: { utm_source: "newsletter", utm_campaign: "autumn" },
      },
    });
  });

  test.each([
    ["page", "https://elsewhere.example/"],
    ["page", "/search?q=dana"],
    ["page", 4],
    ["referrer", "javascript:alert(1)"],
    ["referrer", "no address"],
    ["utm_source", "x".repeat(101)],
    ["utm_term", "two\nlines"],
  ])("a %s of %s is left out, and the lead is accepted", (field, value) => {
    expect(accept({ ...COMPLETE_LEAD, [field]: value }).origin).toEqual({
      page: null,
      referrer: null,
      campaign: {},
    });
  });

  test("a filled hidden field is noticed", () => {
    expect(accept({ ...COMPLETE_LEAD, website: "https://spam.example" }).isHoneypotFilled).toBe(true);
  });

  test.each([[7], ["x".repeat(201)], [null]])(
    "a form token of %s is an invalid one, not an absent one",
    (formToken) => {
      expect(accept({ ...COMPLETE_LEAD, formToken }).formToken).toBe("");
    },
  );
});
