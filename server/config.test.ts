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
    smtpUrl: undefined,
    trustedProxies: 0,
    logLevel: "info",
    metricsPort: 9464,
    isMetricsPortChosen: false,
    metricsHost: "127.0.0.1",
    apiPerMinute: 120,
    leadsPerMinute: 10,
    calculatorSessionHours: 24,
    leadNotifyEmail: undefined,
    mailFrom: undefined,
    leadWebhook: undefined,
    webhookAllowsPrivate: false,
    sendsAcknowledgement: false,
    runsWorker: true,
    countsVisits: false,
    secret: undefined,
    retentionDays: { leads: 1826, deliveries: 30, idempotencyKeys: 7, privacyRequests: 730, visits: 730 },
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
    LEADS_PER_MINUTE: "5",
    CALCULATOR_SESSION_HOURS: "48",
    LEAD_NOTIFY_EMAIL: "leads@example.com",
    MAIL_FROM: '"Example, Inc." <site@example.com>',
    LEAD_WEBHOOK_URL: "https://crm.example.com/leads?from=site",
    LEAD_WEBHOOK_SECRET: WEBHOOK_SECRET,
    WEBHOOK_ALLOW_PRIVATE: "on",
    LEAD_ACKNOWLEDGEMENT: "on",
    WORKER: "off",
    PAGE_COUNTER: "on",
    SECRET: "0123456789abcdef0123456789abcdef",
    RETAIN_LEADS_DAYS: "1000",
    RETAIN_DELIVERIES_DAYS: "10",
    RETAIN_IDEMPOTENCY_KEYS_DAYS: "2",
    RETAIN_PRIVACY_REQUESTS_DAYS: "365",
    RETAIN_VISITS_DAYS: "90",
  });
  expect(config).toEqual({
    port: 8080,
    host: "::",
    dataDir: "/var/lib/site",
    databaseUrl: "postgres://user:secret@db:5432/site?sslmode=require",
    siteUrl: "https://www.example.com",
    smtpUrl: "smtps://user:secret@mail.example.com:465",
    trustedProxies: 1,
    logLevel: "warn",
    metricsPort: undefined,
    isMetricsPortChosen: true,
    metricsHost: "10.0.0.7",
    apiPerMinute: 60,
    leadsPerMinute: 5,
    calculatorSessionHours: 48,
    leadNotifyEmail: "leads@example.com",
    mailFrom: { name: "Example, Inc.", address: "site@example.com" },
    leadWebhook: { url: "https://crm.example.com/leads?from=site", secret: WEBHOOK_SECRET },
    webhookAllowsPrivate: true,
    sendsAcknowledgement: true,
    runsWorker: false,
    countsVisits: true,
    secret: "0123456789abcdef0123456789abcdef",
    retentionDays: { leads: 1000, deliveries: 10, idempotencyKeys: 2, privacyRequests: 365, visits: 90 },
  });
});

test(".env.example names the variables that are read, with their defaults", () => {
  const variables = parseEnv(example);
  expect(Object.keys(variables).toSorted()).toEqual(VARIABLES.toSorted());
  expect(parseConfig(variables)).toEqual(parseConfig({}));
});

test("an empty value counts as not set", () => {
  expect(parseConfig({ PORT: "", SITE_URL: "  ", DATABASE_URL: "" })).toEqual(parseConfig({}));
});

test("a METRICS_PORT that is set counts as chosen, even if it equals the default", () => {
  expect(parseConfig({ METRICS_PORT: "9464" })).toEqual({ ...parseConfig({}), isMetricsPortChosen: true });
});

test("SITE_URL does not follow PORT: it is the public URL, which a proxy may serve", () => {
  expect(parseConfig({ PORT: "8080" }).siteUrl).toBe("http://localhost:3000");
});

test("an unencrypted webhook is allowed on this machine only", () => {
  const variables = { LEAD_WEBHOOK_URL: "http://127.0.0.1:4000/", LEAD_WEBHOOK_SECRET: WEBHOOK_SECRET };
  expect(parseConfig(variables).leadWebhook?.url).toBe("http://127.0.0.1:4000/");
  expect(() => parseConfig({ ...variables, SITE_URL: "https://www.example.com" })).toThrow(
    'LEAD_WEBHOOK_URL is "http://127.0.0.1:4000/", but must be the https:// URL',
  );
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
