import { expect, test } from "vitest";
import { messageLabel } from "./lead-form-content.ts";

const MESSAGE = { label: "Anything?", hint: "", labelsBySource: { faq: "Your question" } };

test.each([
  ["faq", "Your question"],
  ["homepage", "Anything?"],
  ["constructor", "Anything?"],
])("the message of a form with the source %s is called %s", (source, label) => {
  expect(messageLabel(MESSAGE, source)).toBe(label);
});
