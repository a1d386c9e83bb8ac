import { expect, test } from "vitest";
import { placeMistakes, readRecordForm, typeBody } from "./record-form.server.ts";

const FORM = {
  id: "rates-in-may",
  title: 'Rates: "up"',
  metaDescription: "What rates did in May.",
  summary: "They rose.",
  category: "rates",
  publishedDate: "2026-05-29",
  readTime: "3 min read",
  featured: "false",
  text: "## May\r\n\r\nThey rose.",
};

test("an article is typed in fields and stored as its Markdown file", () => {
  const { record } = readRecordForm({ kind: "news", id: undefined }, new URLSearchParams(FORM));
  expect(record).toEqual({
    kind: "news",
    id: "rates-in-may",
    body: `---
id: rates-in-may
title: "Rates: \\"up\\""
metaDescription: "What rates did in May."
summary: "They rose."
category: rates
publishedDate: 2026-05-29
readTime: "3 min read"
featured: false
---

## May

They rose.
`,
  });
  expect(typeBody(record, record.body)).toMatchObject({
    title: ['Rates: "up"'],
    text: ["## May\n\nThey rose."],
  });
});

test("the address of an article that exists stays, whatever is sent", () => {
  const { record } = readRecordForm({ kind: "news", id: "rates-in-june" }, new URLSearchParams(FORM));
  expect(record.id).toBe("rates-in-june");
  expect(record.body).toContain("id: rates-in-june\n");
});

test("a reason stands beside its field, in the words of the form", () => {
  const record = { kind: "news", id: "rates-in-may" };
  const mistakes = [
    { path: "readTime", message: 'must be like "4 min read"' },
    { path: "text", message: "has links that lead nowhere on this site: /faqq" },
    { path: "", message: 'There is no figure named "rates.rnage".' },
  ];
  expect(placeMistakes(record, { outcome: "invalid", record, mistakes })).toEqual({
    mistakes: {
      readTime: 'Reading time must be like "4 min read".',
      text: "Text has links that lead nowhere on this site: /faqq.",
    },
    problem:
      'Nothing was published. There is no figure named "rates.rnage". The reasons are beside the fields.',
  });
});
