import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { LOG_LEVELS } from "../platform/log.ts";
import { isEmailAddress } from "../platform/mail/email-address.ts";
import type { MailAddress } from "../platform/mail/mail.ts";
import { BACKUP_VARIABLES, readBackupConfig } from "./backup/backup-settings.ts";
import { DESK_VARIABLES, readDeskConfig } from "./desk-settings.ts";
import { host, onOrOff, origin, wholeNumber } from "./setting-forms.ts";
import { warnAboutSettings } from "./setting-warnings.ts";

/** The environment, parsed once. Nothing else reads process.env. */
export type Config = ReturnType<typeof parseConfig>;
/** Retention periods. */
export type RetentionDays = Config["retentionDays"];

/** A variable that the operator has set. */
export interface GivenSetting {
  readonly name: string;
  /** Its value; of a secret only that there is one. */
  readonly shown: string;
  /** It stands in `.env`, not in the environment itself. */
  readonly isFromFile: boolean;
}

/** An error that the operator has to fix. Printed as one line, without a stack trace. */
export class StartFailure extends Error {}

/** Never print the values of these. */
const SECRETS: readonly string[] = ["LEAD_WEBHOOK_SECRET", "SECRET", "BACKUP_PASSPHRASE"];

const HIDDEN = "(hidden)";

const DEFAULT_PORT = 3000;
const WEBHOOK_SECRET = "whsec_ followed by 24 to 64 bytes in base64, if LEAD_WEBHOOK_URL is set";

/** The descriptions are part of the error messages: "NAME is ..., but must be <description>." */
const environment = z.object({
  PORT: wholeNumber(0, 65_535)
    .default(DEFAULT_PORT)
    .describe("a whole number from 0 (any free port) to 65535"),
  HOST: host.default("127.0.0.1").describe("an address of this machine, such as 127.0.0.1, 0.0.0.0 or ::"),
  DATA_DIR: z.string().default("./data").describe("a folder path"),
  DATABASE_URL: urlWith(/^(postgres|postgresql):\/\/[^/]+\/.+|^file:.+/)
    .optional()
    .describe("postgres://user:password@host:port/database, or file:path for SQLite"),
  CLUSTER: z.enum(["off", "required"]).default("off").describe("required or off"),
  SITE_URL: origin
    .optional()
    .describe("the site's public URL without a path, such as https://www.example.com"),
  SMTP_URL: urlWith(/^smtps?:\/\/[^/]+/)
    .optional()
    .describe("smtp://user:password@host:port, or smtps://"),
  HSTS_SUBDOMAINS: onOrOff("on"),
  TRUST_PROXY: wholeNumber(0, 10)
    .default(0)
    .describe("the number of proxies in front of the site, from 0 to 10"),
  LOG_LEVEL: z
    .enum(LOG_LEVELS)
    .default("info")
    .describe(`one of ${LOG_LEVELS.join(", ")}`),
  METRICS_PORT: z
    .union([z.literal("off").transform(() => 0), wholeNumber(0, 65_535)])
    .default(9464)
    .describe("a whole number from 1 to 65535, or off"),
  METRICS_HOST: host.default("127.0.0.1").describe("an address of this machine, such as 127.0.0.1"),
  API_PER_MINUTE: wholeNumber(1, 1_000_000).default(120).describe("a whole number from 1 to 1000000"),
  CALCULATIONS_PER_MINUTE: wholeNumber(1, 1_000_000)
    .default(600)
    .describe("a whole number from 1 to 1000000"),
  LEADS_PER_MINUTE: wholeNumber(1, 1_000_000).default(10).describe("a whole number from 1 to 1000000"),
  HANDOFF_CHOICE_DAYS: days(30, 365),
  HANDOFF_RECEIPT_DAYS: days(5, 90),
  HANDOFF_OUTCOME_DAYS: days(120, 730),
  CALCULATOR_SESSION_HOURS: wholeNumber(1, 720).default(24).describe("a whole number of hours from 1 to 720"),
  LEAD_NOTIFY_EMAIL: z
    .string()
    .refine(isEmailAddress)
    .optional()
    .describe("an e-mail address, such as you@example.com"),
  MAIL_FROM: z
    .string()
    .transform(readMailAddress)
    .refine((address) => address !== undefined)
    .optional()
    .describe("an e-mail address, with or without a name: Your Company <you@example.com>"),
  LEAD_WEBHOOK_URL: urlWith(/^https?:\/\/[^/@]+/)
    .optional()
    .describe("the https:// URL of your receiver (http:// only while SITE_URL is on this machine)"),
  LEAD_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/)
    .optional()
    .describe(WEBHOOK_SECRET),
  WEBHOOK_ALLOW_PRIVATE: onOrOff("off"),
  LEAD_ACKNOWLEDGEMENT: onOrOff("off"),
  DIGEST: onOrOff("on"),
  WORKER: onOrOff("on"),
  PAGE_COUNTER: onOrOff("off"),
  SECRET: z.string().min(32).optional().describe("at least 32 random characters"),
  RETAIN_LEADS_DAYS: days(1826, 36_500),
  RETAIN_DELIVERIES_DAYS: days(30, 36_500),
  // At most a week: after that, a repeated submission counts as a new lead anyway.
  RETAIN_IDEMPOTENCY_KEYS_DAYS: days(7, 7),
  RETAIN_PRIVACY_REQUESTS_DAYS: days(730, 36_500),
  RETAIN_VISITS_DAYS: days(730, 36_500),
  ...BACKUP_VARIABLES,
  ...DESK_VARIABLES,
});

export type Environment = z.infer<typeof environment>;

export const VARIABLES: readonly string[] = Object.keys(environment.shape);

/** Also reads `.env` in the working directory; variables that are already set win. */
export function loadConfig(): Config {
  const outside = new Set(Object.keys(process.env));
  if (existsSync(".env")) process.loadEnvFile(".env");
  return parseConfig(process.env, (name) => !outside.has(name));
}

/** Call before React is first imported: React then picks its production or development version. */
export function setNodeEnv(mode: "production" | "development"): void {
  process.env.NODE_ENV = mode;
}

/** Throws a StartFailure that names the first variable with an invalid value. */
export function parseConfig(
  variables: Readonly<Record<string, string | undefined>>,
  isFromFile: (name: string) => boolean = () => false,
) {
  const given = Object.fromEntries(
    VARIABLES.map((name) => [name, variables[name]?.trim() || undefined] as const),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]);
    const expected = Object.entries(environment.shape).find(([key]) => key === name)?.[1].description;
    const value = SECRETS.includes(name) ? HIDDEN : quote(given[name] ?? "");
    throw new StartFailure(`${name} is ${value}, but must be ${expected}.`);
  }
  const { data } = parsed;
  const desk = readDeskConfig(data);
  // With PORT=0, the port is known only after the mails have their links.
  const siteUrl = data.SITE_URL ?? `http://localhost:${data.PORT || DEFAULT_PORT}`;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: path.resolve(data.DATA_DIR),
    /** Undefined: the SQLite database in `dataDir`. */
    databaseUrl: data.DATABASE_URL,
    /** Refuse a database that acknowledges what only one machine has. */
    isReplicaRequired: data.CLUSTER === "required",
    /**
     * Where the site is reached, without a trailing slash: for mails, the API and code that is copied. By default it follows
     * the port, so that these work.
     */
    siteUrl,
    /**
     * The URL that pages are built for, and that every page names in its canonical link, however it is rendered. By default
     * it is the same for every port: a second copy needs no build.
     */
    builtForUrl: data.SITE_URL ?? `http://localhost:${DEFAULT_PORT}`,
    smtpUrl: data.SMTP_URL,
    /** Names below the site's and the desk's are reached by https only, too. */
    coversSubdomains: data.HSTS_SUBDOMAINS,
    trustedProxies: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    /** Undefined: no metrics are served. */
    metricsPort: data.METRICS_PORT === 0 ? undefined : data.METRICS_PORT,
    /** True if the operator set the port. Another copy of the site on this machine may already use the default. */
    isMetricsPortChosen: given.METRICS_PORT !== undefined,
    metricsHost: data.METRICS_HOST,
    apiPerMinute: data.API_PER_MINUTE,
    /** Calls of the public API. A separate limit: a program must not use up a person's right to send a lead. */
    calculationsPerMinute: data.CALCULATIONS_PER_MINUTE,
    leadsPerMinute: data.LEADS_PER_MINUTE,
    /** How long each step of a hand-off leaves for the next. */
    handoffDays: {
      choice: data.HANDOFF_CHOICE_DAYS,
      receipt: data.HANDOFF_RECEIPT_DAYS,
      outcome: data.HANDOFF_OUTCOME_DAYS,
    },
    calculatorSessionHours: data.CALCULATOR_SESSION_HOURS,
    /** Address that receives leads. Undefined: the company's own. */
    leadNotifyEmail: data.LEAD_NOTIFY_EMAIL,
    /** Undefined: the company's name and address. */
    mailFrom: data.MAIL_FROM,
    /** Undefined: leads are sent by mail only. */
    leadWebhook: readWebhook(data, siteUrl),
    webhookAllowsPrivate: data.WEBHOOK_ALLOW_PRIVATE,
    /** Sends the person a mail that confirms their request. */
    sendsAcknowledgement: data.LEAD_ACKNOWLEDGEMENT,
    /** Mails the operator every morning what waits and what failed. */
    sendsDigest: data.DIGEST,
    /** This process sends mails and webhooks. Off for processes that only serve visitors. */
    runsWorker: data.WORKER,
    /** Counts how often each page is opened. */
    countsVisits: data.PAGE_COUNTER,
    /** Signs links and forms. Undefined: the one stored in `dataDir`. */
    secret: data.SECRET,
    retentionDays: {
      /** Leads and their consent records, counted from the last contact. */
      leads: data.RETAIN_LEADS_DAYS,
      deliveries: data.RETAIN_DELIVERIES_DAYS,
      idempotencyKeys: data.RETAIN_IDEMPOTENCY_KEYS_DAYS,
      privacyRequests: data.RETAIN_PRIVACY_REQUESTS_DAYS,
      visits: data.RETAIN_VISITS_DAYS,
    },
    backup: readBackupConfig(data, data.DATA_DIR),
    /** Undefined: the operator's desk is off. */
    desk,
    /** What the operator has set, without anything secret. */
    given: Object.entries(given).flatMap(([name, value]): GivenSetting[] =>
      value === undefined ? [] : [{ name, shown: showValue(name, value), isFromFile: isFromFile(name) }],
    ),
    /** What is probably not meant as it is. Never contains a value that may be secret. */
    warnings: warnAboutSettings(variables, VARIABLES, desk),
  } as const;
}

/** Validates the webhook variables together. */
function readWebhook({ LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret }: Environment, siteUrl: string) {
  if (url === undefined) return undefined;
  if (secret === undefined) {
    throw new StartFailure(`LEAD_WEBHOOK_SECRET is not set, but must be ${WEBHOOK_SECRET}.`);
  }
  const isDevelopment = ["localhost", "127.0.0.1", "[::1]"].includes(new URL(siteUrl).hostname);
  if (!url.startsWith("https:") && !isDevelopment) {
    const expected = environment.shape.LEAD_WEBHOOK_URL.description;
    throw new StartFailure(`LEAD_WEBHOOK_URL is ${quote(url)}, but must be ${expected}.`);
  }
  return { url, secret } as const;
}

/** Database file to use when DATABASE_URL is not set. */
export function sqliteFile({ dataDir }: Pick<Config, "dataDir">): string {
  return path.join(dataDir, "rentratio.sqlite");
}

/** Removes a URL's user name, password and parameters. */
export function maskSecrets(value: string): string {
  return value.replace(/\?.*/s, "?...").replace(/^([a-z]+:\/\/)?.*@/is, "$1***@");
}

function showValue(name: string, value: string): string {
  if (SECRETS.includes(name)) return HIDDEN;
  return value.includes("://") ? maskSecrets(value) : value;
}

function quote(value: string): string {
  const masked = maskSecrets(value);
  return JSON.stringify(masked.length > 80 ? `${masked.slice(0, 80)}...` : masked);
}

function days(byDefault: number, max: number) {
  return wholeNumber(1, max).default(byDefault).describe(`a number of days from 1 to ${max}`);
}

/** Accepts `name@example.com` or `A Name <name@example.com>`. */
function readMailAddress(text: string): MailAddress | undefined {
  const [, name, address = text] = /^([^<>]+?)\s*<([^<>]+)>$/.exec(text) ?? [];
  if (!isEmailAddress(address)) return undefined;
  return name === undefined ? { address } : { name: name.replace(/^"(.*)"$/, "$1"), address };
}

function urlWith(form: RegExp) {
  return z.string().refine((url) => form.test(url) && URL.canParse(url));
}
