import { expect, test } from "vitest";
import { parseConfig } from "../config.ts";
import { createSecretFilter } from "./hide-secrets.ts";

const SECRET = "a secret of at least 32 characters, stored";
const hide = createSecretFilter(
  parseConfig({
    SMTP_URL: "smtps://user:p%40ss-word@mail.example.com",
    DATABASE_URL: "postgres://site:d4tabase@db.example.com/site",
    BACKUP_PASSPHRASE: "correct horse battery",
    LEAD_WEBHOOK_URL: "https://crm.example.com/hook",
    LEAD_WEBHOOK_SECRET: `whsec_${"A".repeat(32)}`,
  }),
  SECRET,
);

test.each([
  ["login with p@ss-word failed", "login with (hidden) failed"],
  ["smtps://user:p%40ss-word@mail.example.com", "smtps://user:(hidden)@mail.example.com"],
  ["postgres://site:d4tabase@db.example.com/site", "postgres://site:(hidden)@db.example.com/site"],
  ["correct horse battery", "(hidden)"],
  [`whsec_${"A".repeat(32)}!`, "(hidden)!"],
  [SECRET, "(hidden)"],
  ["The disk is full.", "The disk is full."],
])("%s is shown as %s", (text, shown) => {
  expect(hide(text)).toBe(shown);
});

test("settings without secrets hide nothing", () => {
  const text = "SMTP_URL is not set";
  expect(createSecretFilter(parseConfig({}), SECRET)(text)).toBe(text);
});
