import { expect, test } from "vitest";
import { parseConfig, VARIABLES } from "./config.ts";
import { listSettings } from "./setting-list.ts";

const list = (variables: Record<string, string>, isFromFile?: (name: string) => boolean) =>
  listSettings(parseConfig(variables, isFromFile).given);

test("every setting is listed and explained", () => {
  const groups = list({});
  const listed = groups.flatMap(({ settings }) => settings);
  expect(listed.map(({ name }) => name).toSorted()).toEqual(VARIABLES.toSorted());
  expect(groups.filter(({ about }) => about.length < 20)).toEqual([]);
  expect(listed.filter(({ source }) => source !== "default")).toEqual([]);
  expect(listed).toContainEqual({ name: "RETAIN_LEADS_DAYS", value: "1826", source: "default" });
});

test("what is set says where, and nothing secret is shown", () => {
  const secret = "s3cret".repeat(8);
  const groups = list(
    {
      ...{ PORT: "4000", SECRET: secret, BACKUP_PASSPHRASE: secret },
      SMTP_URL: "smtp://ann:hunter2@mail.example.com:587",
      DATABASE_URL: "postgres://db/site?password=hunter2",
      MAIL_FROM: "Ann <ann@example.com>",
    },
    (name) => name === "PORT",
  );
  const listed = groups.flatMap(({ settings }) => settings);
  expect(listed.filter(({ source }) => source !== "default")).toEqual([
    { name: "PORT", value: "4000", source: ".env" },
    { name: "DATABASE_URL", value: "postgres://db/site?...", source: "environment" },
    { name: "SMTP_URL", value: "smtp://***@mail.example.com:587", source: "environment" },
    { name: "MAIL_FROM", value: "Ann <ann@example.com>", source: "environment" },
    { name: "SECRET", value: "(hidden)", source: "environment" },
    { name: "BACKUP_PASSPHRASE", value: "(hidden)", source: "environment" },
  ]);
  expect(JSON.stringify(groups)).not.toMatch(/hunter2|s3cret/);
});
