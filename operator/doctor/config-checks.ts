import type { Config } from "../../server/config.ts";
import { advice, type Finding, problem } from "./finding.ts";

export function checkConfig(config: Config): readonly Finding[] {
  const findings: Finding[] = [];
  const isHttps = config.siteUrl.startsWith("https:");
  const isPostgres = config.databaseUrl?.startsWith("postgres") ?? false;
  if (!isHttps) {
    findings.push(
      problem(
        `SITE_URL is ${config.siteUrl}, not https`,
        "Put a proxy with a certificate before the site, and set SITE_URL to the https address.",
      ),
    );
  }
  if (isHttps && config.trustedProxies === 0) {
    findings.push(
      problem(
        "TRUST_PROXY is 0 although https needs a proxy: all visitors count as one, and consent records name the proxy",
        "Set TRUST_PROXY to the number of proxies before the site, usually 1.",
      ),
    );
  }
  if (config.smtpUrl === undefined) {
    findings.push(
      problem(
        "SMTP_URL is not set: mails about leads are files in the folder mail of DATA_DIR, and reach nobody",
        "Set SMTP_URL to your mail server.",
      ),
    );
  }
  if (config.secret === undefined && isPostgres) {
    findings.push(
      problem(
        "SECRET is not set: processes with folders of their own do not accept each other's links",
        "Set SECRET to the same 32 or more random characters for all of them.",
      ),
    );
  } else if (config.secret === undefined) {
    findings.push(
      advice(
        "SECRET is not set: the one in DATA_DIR is used",
        "Back DATA_DIR/secret up, apart from the database, or set SECRET: links in mails already sent and the digests of the forgotten depend on it.",
      ),
    );
  }
  if (config.webhookAllowsPrivate && config.leadWebhook !== undefined) {
    findings.push(
      advice(
        "WEBHOOK_ALLOW_PRIVATE is on: leads may be sent to addresses in your own network",
        "Turn it off unless your program is there.",
      ),
    );
  }
  return findings;
}
