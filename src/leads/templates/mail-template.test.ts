import { describe, expect, test } from "vitest";
import { fillTemplate, readTemplate } from "./mail-template.ts";
import { STARTING_TEMPLATES } from "./starting-templates.ts";

const facts = {
  lead: { name: "Zoë Investor & Co", reference: "RR-7K3M9-QXTB2", loanPurpose: "cashout" },
  state: "Texas",
  company: "RentRatio",
  operator: "Ann Lee",
} as const;
const template = { name: "Hello", subject: "About {Reference}", text: "Hello { first name },\n{purpose}?" };

test("a template takes the person's facts", () => {
  const { subject, text, address, isTooLong } = fillTemplate(template, facts, "zoe+x@example.com");
  expect(subject).toBe("About RR-7K3M9-QXTB2");
  expect(text).toBe("Hello Zoë,\nyour cash-out refinance?");
  expect(address).toBe(
    "mailto:zoe%2Bx@example.com?subject=About%20RR-7K3M9-QXTB2&body=Hello%20Zo%C3%AB%2C%0D%0Ayour%20cash-out%20refinance%3F",
  );
  expect(isTooLong).toBe(false);
});

test("what a person wrote cannot add a recipient, a header or a placeholder", () => {
  const lead = { ...facts.lead, name: "{reference}&bcc=x@evil.example\r\n" };
  const { address, text } = fillTemplate(
    { ...template, text: "{full name}" },
    { ...facts, lead },
    "a@b.example",
  );
  expect(address).not.toContain("&bcc");
  expect(text).toContain("{reference}&bcc");
});

test("a text that no link can carry is left out of it", () => {
  const { address, text, isTooLong } = fillTemplate(
    { ...template, text: "é".repeat(400) },
    facts,
    "a@b.example",
  );
  expect(isTooLong).toBe(true);
  expect(text).toHaveLength(400);
  expect(address).toBe("mailto:a@b.example?subject=About%20RR-7K3M9-QXTB2");
});

test("what was not given reads well", () => {
  const lead = { ...facts.lead, loanPurpose: null };
  const unknown = { ...facts, lead, state: undefined };
  expect(fillTemplate({ ...template, text: "{purpose} in {state}" }, unknown, "a@b.example").text).toBe(
    "your loan in your state",
  );
});

test("an unknown placeholder is refused, with those that there are", () => {
  expect(readTemplate({ ...template, text: "Hello {surname}" })).toEqual({
    problems: { text: expect.stringMatching(/^There is no \{surname\}\. There are \{first name\}, /) },
  });
  expect(readTemplate({ name: " ", subject: "x".repeat(121), text: "ok" })).toEqual({
    problems: { name: "This is empty.", subject: "At most 120 characters; these are 121." },
  });
  expect(readTemplate({ ...template, name: "Hello\r\nthere" })).toEqual({
    template: { ...template, name: "Hello there" },
  });
});

describe.each(STARTING_TEMPLATES)("the template $name", (starting) => {
  test("can be saved, fits into a link, and leaves no brace", () => {
    expect(readTemplate(starting)).toHaveProperty("template");
    const filled = fillTemplate(starting, facts, "a.rather.long.address@a-rather-long-domain.example");
    expect(`${filled.subject}${filled.text}`).not.toMatch(/[{}]/);
    expect(filled.isTooLong).toBe(false);
  });
});
