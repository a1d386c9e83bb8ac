import { expect, test } from "vitest";
import { contactAddress } from "./contact-address.ts";
import { readLeadContext } from "./lead-context.ts";

function readQuery(query: string | Record<string, string> | undefined) {
  const read = new URLSearchParams(query);
  return readLeadContext((name) => read.get(name));
}

test("what a page knows is written into the address of the form and read back", () => {
  const context = {
    source: "lender-match",
    question: "Which lenders take a ratio of 1.05?",
    state: "TX",
  } as const;
  const address = contactAddress(context);
  expect(address).toMatch(/^\/contact\?source=lender-match&question=/);
  expect(readQuery(address.split("?")[1])).toEqual(context);
  expect(contactAddress({ source: "faq" })).toBe("/contact?source=faq");
});

test.each([["source=<b>&state=XX&question="], ["state=tx"]])(
  "%s says nothing that the form could use",
  (query) => {
    expect(readQuery(query)).toEqual({});
  },
);

test("a question is cut to what the field takes", () => {
  const { question = "" } = readQuery({ question: "x".repeat(10_000) });
  expect(question).toHaveLength(500);
});
