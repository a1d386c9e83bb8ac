import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { maskSecrets, parseConfig, StartFailure, VARIABLES } from "./config.ts";

const example = readFileSync(path.resolve(import.meta.dirname, "../.env.example"), "utf8");

const WEBHOOK_SECRET = `whsec_${Buffer.alloc(24, 1).toString("base64")}`;

test("nothing needs to be set", () => {
  expect(parseConfig({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    dataDir: path.resolve("data"),
    databaseUrl: undefined,
    siteUrl: "http://localhost:3000",
    builtForUrl: "http://localhost:3000",
    smtpUrl: undefined,
    coversSubdomains: true,
    trustedProxies: 0,
    logLevel: "info",
    metricsPort: 9464,
    isMetricsPortChosen: false,
    isReplicaRequired: false,
    metricsHost: "127.0.0.1",
    apiPerMinute: 120,
    calculationsPerMinute: 600,
    leadsPerMinute: 10,
    handoffDays: { choice: 30, receipt: 5, outcome: 120 },
    calculatorSessionHours: 24,
    leadNotifyEmail: undefined,
    mailFrom: undefined,
    leadWebhook: undefined,
    webhookAllowsPrivate: false,
    sendsAcknowledgement: false,
    sendsDigest: true,
    runsWorker: true,
    countsVisits: false,
    secret: undefined,
    retentionDays: { leads: 1826, deliveries: 30, idempotencyKeys: 7, privacyRequests: 730, visits: 730 },
    backup: {
      everyMs: undefined,
      keep: 7,
      folder: path.resolve("data/backups"),
      passphrase: undefined,
      passphraseFile: undefined,
    },
    desk: {
      port: 3001,
      isPortChosen: false,
      host: "127.0.0.1",
      url: "http://localhost:3001",
    },
    warnings: [],
    given: [],
  });
});

test("everything can be set", () => {
  const config = parseConfig({
    PORT: "8080",
    HOST: "::",
    DATA_DIR: "/var/lib/site",
    DATABASE_URL: "postgres://user:secret@db:5432/site?sslmode=require",
    SITE_URL: "https://WWW.example.com/",
    SMTP_URL: "smtps://user:secret@mail.example.com:465",
    TRUST_PROXY: "1",
    LOG_LEVEL: "warn",
    METRICS_PORT: "off",
    METRICS_HOST: "10.0.0.7",
    API_PER_MINUTE: "60",
    CALCULATIONS_PER_MINUTE: "90",
    LEADS_PER_MINUTE: "5",
    HANDOFF_CHOICE_DAYS: "20",
    HANDOFF_RECEIPT_DAYS: "3",
    HANDOFF_OUTCOME_DAYS: "90",
    CALCULATOR_SESSION_HOURS: "48",
    LEAD_NOTIFY_EMAIL: "leads@example.com",
    MAIL_FROM: '"Example, Inc." <site@example.com>',
    LEAD_WEBHOOK_URL: "https://crm.example.com/leads?from=site",
    LEAD_WEBHOOK_SECRET: WEBHOOK_SECRET,
    WEBHOOK_ALLOW_PRIVATE: "on",
    LEAD_ACKNOWLEDGEMENT: "on",
    DIGEST: "off",
    WORKER: "off",
    PAGE_COUNTER: "on",
    HSTS_SUBDOMAINS: "off",
    SECRET: "0123456789abcdef0123456789abcdef",
    RETAIN_LEADS_DAYS: "1000",
    RETAIN_DELIVERIES_DAYS: "10",
    RETAIN_IDEMPOTENCY_KEYS_DAYS: "2",
    RETAIN_PRIVACY_REQUESTS_DAYS: "365",
    RETAIN_VISITS_DAYS: "90",
    BACKUP_EVERY: "7d",
    BACKUP_KEEP: "4",
    BACKUP_DIR: "/backups",
    BACKUP_PASSPHRASE: "correct horse battery",
    BACKUP_PASSPHRASE_FILE: "/run/passphrase",
    DESK: "on",
    DESK_PORT: "4000",
    DESK_HOST: "10.0.0.8",
    DESK_URL: "https://Desk.example.com/",
  });
  expect(config).toEqual({
    port: 8080,
    host: "::",
    dataDir: "/var/lib/site",
    databaseUrl: "postgres://user:secret@db:5432/site?sslmode=require",
    siteUrl: "https://www.example.com",
    builtForUrl: "https://www.example.com",
    smtpUrl: "smtps://user:secret@mail.example.com:465",
    coversSubdomains: false,
    trustedProxies: 1,
    logLevel: "warn",
    metricsPort: undefined,
    isMetricsPortChosen: true,
    isReplicaRequired: false,
    metricsHost: "10.0.0.7",
    apiPerMinute: 60,
    calculationsPerMinute: 90,
    leadsPerMinute: 5,
    handoffDays: { choice: 20, receipt: 3, outcome: 90 },
    calculatorSessionHours: 48,
    leadNotifyEmail: "leads@example.com",
    mailFrom: { name: "Example, Inc.", address: "site@example.com" },
    leadWebhook: { url: "https://crm.example.com/leads?from=site", secret: WEBHOOK_SECRET },
    webhookAllowsPrivate: true,
    sendsAcknowledgement: true,
    sendsDigest: false,
    runsWorker: false,
    countsVisits: true,
    secret: "0123456789abcdef0123456789abcdef",
    retentionDays: { leads: 1000, deliveries: 10, idempotencyKeys: 2, privacyRequests: 365, visits: 90 },
    backup: {
      everyMs: 7 * 24 * 3_600_000,
      keep: 4,
      folder: "/backups",
      passphrase: "correct horse battery",
      passphraseFile: "/run/passphrase",
    },
    desk: {
      port: 4000,
      isPortChosen: true,
      host: "10.0.0.8",
      url: "https://desk.example.com",
    },
    warnings: [],
    given: expect.any(Array),
  });
});

test(".env.example names the variables that are read, with their defaults", () => {
  const variables = parseEnv(example);
  expect(Object.keys(variables).toSorted()).toEqual(VARIABLES.toSorted());
  expect({ ...parseConfig(variables), given: [] }).toEqual(parseConfig({}));
});

test("an empty value counts as not set", () => {
  expect(parseConfig({ PORT: "", SITE_URL: "  ", DATABASE_URL: "" })).toEqual(parseConfig({}));
});

test("a METRICS_PORT that is set counts as chosen, even if it equals the default", () => {
  expect(parseConfig({ METRICS_PORT: "9464" })).toEqual({
    ...parseConfig({}),
    isMetricsPortChosen: true,
    given: [{ name: "METRICS_PORT", shown: "9464", isFromFile: false }],
  });
});

test.each([
  { variables: { PORT: "8080" }, siteUrl: "http://localhost:8080", builtForUrl: "http://localhost:3000" },
  { variables: { PORT: "0" }, siteUrl: "http://localhost:3000", builtForUrl: "http://localhost:3000" },
  {
    variables: { PORT: "8080", SITE_URL: "https://www.example.com" },
    siteUrl: "https://www.example.com",
    builtForUrl: "https://www.example.com",
  },
])("with $variables, mails link to $siteUrl", ({ variables, ...urls }) => {
  expect(parseConfig(variables)).toMatchObject(urls);
});

test("an unencrypted webhook is allowed on this machine only", () => {
  const variables = { LEAD_WEBHOOK_URL: "http://127.0.0.1:4000/", LEAD_WEBHOOK_SECRET: WEBHOOK_SECRET };
  expect(parseConfig(variables).leadWebhook?.url).toBe("http://127.0.0.1:4000/");
  expect(() => parseConfig({ ...variables, SITE_URL: "https://www.example.com" })).toThrow(
    'LEAD_WEBHOOK_URL is "http://127.0.0.1:4000/", but must be the https:// URL',
  );
});

test.each([
  { variables: { DESK: "off", DESK_PORT: "4000" }, port: undefined, url: undefined },
  { variables: { DESK_PORT: "4000" }, port: 4000, url: "http://localhost:4000" },
  { variables: { DESK_PORT: "0" }, port: 0, url: "http://localhost:3001" },
])("with $variables, people open the desk at $url", ({ variables, port, url }) => {
  const { desk } = parseConfig(variables);
  expect([desk?.port, desk?.url]).toEqual([port, url]);
});

describe("an invalid value is reported in one line", () => {
  test.each([
    ["PORT", "abc", 'PORT is "abc", but must be a whole number from 0 (any free port) to 65535.'],
    ["PORT", "70000", 'PORT is "70000", but must be'],
    ["PORT", "-1", 'PORT is "-1", but must be'],
    ["PORT", "80.5", 'PORT is "80.5", but must be'],
    ["PORT", "1\n2", 'PORT is "1\\n2", but must be'],
    ["HOST", "http://x", 'HOST is "http://x", but must be an address of this machine'],
    [
      "DATABASE_URL",
      "mysql://u:secret@db/site",
      'DATABASE_URL is "mysql://***@db/site", but must be postgres://',
    ],
    ["DATABASE_URL", "postgres://u:secret@db", 'DATABASE_URL is "postgres://***@db", but must be'],
    ["DATABASE_URL", "u:p@secret@db", 'DATABASE_URL is "***@db", but must be'],
    ["SITE_URL", "www.example.com", 'SITE_URL is "www.example.com", but must be the site\'s public URL'],
    ["SITE_URL", "https://www.example.com/site", 'SITE_URL is "https://www.example.com/site", but must be'],
    ["SITE_URL", "ftp://www.example.com", 'SITE_URL is "ftp://www.example.com", but must be'],
    [
      "SITE_URL",
      "https://u:secret@www.example.com",
      'SITE_URL is "https://***@www.example.com", but must be',
    ],
    ["SITE_URL", "https://x.example?password=secret", 'SITE_URL is "https://x.example?...", but must be'],
    ["SMTP_URL", "mail.example.com", 'SMTP_URL is "mail.example.com", but must be smtp://'],
    ["TRUST_PROXY", "true", 'TRUST_PROXY is "true", but must be the number of proxies'],
    ["LOG_LEVEL", "loud", 'LOG_LEVEL is "loud", but must be one of fatal, error, warn, info'],
    ["METRICS_PORT", "no", 'METRICS_PORT is "no", but must be a whole number from 1 to 65535, or off.'],
    ["API_PER_MINUTE", "0", 'API_PER_MINUTE is "0", but must be'],
    ["LEAD_NOTIFY_EMAIL", "you", 'LEAD_NOTIFY_EMAIL is "you", but must be an e-mail address'],
    ["MAIL_FROM", "A <b>", 'MAIL_FROM is "A <b>", but must be an e-mail address, with or without a name'],
    [
      "LEAD_WEBHOOK_URL",
      "ftp://x.example",
      'LEAD_WEBHOOK_URL is "ftp://x.example", but must be the https:// URL',
    ],
    ["LEAD_WEBHOOK_SECRET", "my secret", "LEAD_WEBHOOK_SECRET is (hidden), but must be whsec_"],
    ["LEAD_WEBHOOK_URL", "https://x.example", "LEAD_WEBHOOK_SECRET is not set, but must be whsec_"],
    ["WORKER", "no", 'WORKER is "no", but must be on or off.'],
    ["SECRET", "secret", "SECRET is (hidden), but must be at least 32 random characters."],
    ["RETAIN_LEADS_DAYS", "0", 'RETAIN_LEADS_DAYS is "0", but must be a number of days from 1 to 36500.'],
    [
      "BACKUP_EVERY",
      "0h",
      'BACKUP_EVERY is "0h", but must be a time from 1h to 31d, such as 24h or 7d, or off.',
    ],
    ["BACKUP_EVERY", "32d", 'BACKUP_EVERY is "32d", but must be'],
    ["BACKUP_EVERY", "daily", 'BACKUP_EVERY is "daily", but must be'],
    ["BACKUP_KEEP", "0", 'BACKUP_KEEP is "0", but must be a whole number from 1 to 1000.'],
    ["BACKUP_PASSPHRASE", "my secret", "BACKUP_PASSPHRASE is (hidden), but must be at least 12 characters."],
    ["DESK", "yes", 'DESK is "yes", but must be on or off.'],
    ["DESK_PORT", "x", 'DESK_PORT is "x", but must be a whole number from 0'],
    ["DESK_URL", "https://a.example/desk", "but must be the desk's URL without a path"],
    ["RETAIN_IDEMPOTENCY_KEYS_DAYS", "8", 'RETAIN_IDEMPOTENCY_KEYS_DAYS is "8", but must be'],
  ])("%s=%s", (name, value, message) => {
    const parse = () => parseConfig({ [name]: value });
    expect(parse).toThrow(StartFailure);
    expect(parse).toThrow(message);
    expect(parse).not.toThrow(/secret|\n/);
  });

  test("of several invalid values, the first is reported", () => {
    expect(() => parseConfig({ PORT: "a", LOG_LEVEL: "b" })).toThrow(/^PORT is "a", but must be [^\n]*$/);
  });
});

test.each([
  ["postgres://user:pa@ss@host/db?password=x", "postgres://***@host/db?..."],
  ["file:data/site.sqlite", "file:data/site.sqlite"],
])("%s is shown as %s", (value, shown) => {
  expect(maskSecrets(value)).toBe(shown);
});
