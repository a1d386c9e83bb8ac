import { expect, test } from "vitest";
import { readWrittenMail } from "./written-mail.ts";

test("a mail is tidied", () => {
  expect(readWrittenMail({ subject: " Your\nloan ", text: "Hello,\r\n\r\nAnn\n" })).toEqual({
    mail: { subject: "Your loan", text: "Hello,\n\nAnn" },
  });
});

test.each([
  ["", "Hello", { subject: "This is empty." }],
  ["Loan", " \n", { text: "This is empty." }],
  ["a".repeat(201), "Hello", { subject: "At most 200 characters; these are 201." }],
  ["Loan", "Hello {first name}", { text: "Replace {first name}: nothing was filled in there." }],
])("%s and %j are refused with the reason", (subject, text, problems) => {
  expect(readWrittenMail({ subject, text })).toEqual({ problems });
});
