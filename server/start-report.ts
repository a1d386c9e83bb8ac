import type { AddressInfo } from "node:net";
import { mailFolder } from "../platform/mail/mail-files.ts";
import type { SeedReport } from "../src/records/record-store.server.ts";
import { RECORD_COMMANDS } from "../src/site/site-records.server.ts";
import { type Config, maskSecrets, sqliteFile } from "./config.ts";
import type { SigningSecret } from "./secret.ts";

/** What the terminal says about a start. One fact per line, beginning with its subject. */

const COMMANDS: Readonly<Record<string, string>> = RECORD_COMMANDS;

export function describeSeed({ taken, offered }: SeedReport): string[] {
  const news = taken.length > 0 ? [`Records: ${taken.length} came with this version`] : [];
  const kept = offered.map(
    ({ kind, id }) =>
      `Records: this version changed ${kind} ${id}; yours stays. Compare: operator ${COMMANDS[kind]} history ${id}`,
  );
  return [...news, ...kept];
}

export function describeKeptFigures(ids: readonly string[]): string[] {
  return ids.map((id) => `News: ${id} now keeps the figures that it shows. Before, it followed the rates`);
}

interface StartFacts {
  readonly secret: SigningSecret;
  readonly address: AddressInfo;
  readonly hasMetrics: boolean;
  readonly hasDesk: boolean;
}

export function describeStart(
  config: Config,
  { secret, address, hasMetrics, hasDesk }: StartFacts,
): string[] {
  const lines = config.warnings.map(({ what, remedy }) => `Settings: ${what}. ${remedy}`);
  if (config.smtpUrl === undefined) {
    lines.push(`Mail: SMTP_URL is not set; writing mails to ${mailFolder(config.dataDir)}`);
  }
  if (secret.file !== undefined) {
    lines.push(`Secret: SECRET is not set; ${secret.isNew ? "created" : "using"} ${secret.file}`);
  }
  if (config.siteUrl !== config.builtForUrl) {
    lines.push(
      `Links: SITE_URL is not set; mails and /developers link to ${config.siteUrl}, canonical links to ${config.builtForUrl}`,
    );
  }
  if (!hasMetrics && config.metricsPort !== undefined) {
    lines.push(
      `Metrics: not served, because METRICS_PORT is not set and port ${config.metricsPort} is in use`,
    );
  }
  if (config.desk !== undefined) {
    lines.push(
      hasDesk
        ? `Desk: ${config.desk.url} (to let somebody in: npm run operator -- desk invite NAME)`
        : `Desk: not served, because DESK_PORT is not set and port ${config.desk.port} is in use`,
    );
  }
  lines.push(`Ready: ${describeAddress(config.host, address)}`, `Data: ${describeData(config)}`);
  return lines;
}

export function describeData(config: Config): string {
  return config.databaseUrl === undefined ? sqliteFile(config) : maskSecrets(config.databaseUrl);
}

function describeAddress(host: string, { port, address, family }: AddressInfo): string {
  const isLocal = ["127.0.0.1", "0.0.0.0", "::1", "::", "localhost"].includes(host);
  const name = isLocal ? "localhost" : family === "IPv6" ? `[${address}]` : address;
  return `http://${name}:${port}`;
}
