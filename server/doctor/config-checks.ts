import type { Config } from "../config.ts";
import { advice, type Finding, problem, when } from "./finding.ts";

/** `storedSecret` is the file in DATA_DIR with a secret, if it exists. */
export function checkConfig(config: Config, storedSecret?: string): readonly Finding[] {
  const isHttps = config.siteUrl.startsWith("https:");
  return [
    ...config.warnings.map(({ what, remedy }) => problem(what, remedy)),
    ...when(
      !isHttps,
      problem(
        `SITE_URL is ${config.siteUrl}, not https`,
        "Put a proxy with a certificate in front of the site, and set SITE_URL to the https URL.",
      ),
    ),
    ...when(
      isHttps && config.trustedProxies === 0,
      problem(
        "TRUST_PROXY is 0 although https needs a proxy: all visitors count as one, and consent records name the proxy",
        "Set TRUST_PROXY to the number of proxies in front of the site, usually 1.",
      ),
    ),
    ...when(
      config.smtpUrl === undefined,
      problem(
        "SMTP_URL is not set: mails are only written to the folder mail of DATA_DIR, and reach nobody",
        "Set SMTP_URL to your mail server.",
      ),
    ),
    ...when(config.secret === undefined, missingSecret(config, storedSecret)),
    ...when(
      !config.sendsAcknowledgement,
      advice(
        "LEAD_ACKNOWLEDGEMENT is off: after the form, nobody gets a mail with the link to their own deal",
        "Set it to on. Until then, mail each person the link from the page of the deal at the desk.",
      ),
    ),
    ...when(
      config.webhookAllowsPrivate && config.leadWebhook !== undefined,
      advice(
        "WEBHOOK_ALLOW_PRIVATE is on: leads may be sent to addresses in your own network",
        "Turn it off unless your receiver is in that network.",
      ),
    ),
  ];
}

function missingSecret({ databaseUrl = "" }: Config, storedSecret: string | undefined): Finding {
  if (!databaseUrl.startsWith("postgres")) {
    return advice(
      "SECRET is not set: the site uses the one in DATA_DIR",
      "The command backup includes it. Other backups must too, or set SECRET. Links in mails already sent and the digests of forgotten people depend on it.",
    );
  }
  return problem(
    "SECRET is not set: processes with separate data folders reject each other's links",
    storedSecret === undefined
      ? "Set SECRET to the same value of at least 32 random characters for all of them."
      : `Keep the secret that is there: set SECRET to the content of ${storedSecret} for all of them. A new one would break links in mails already sent, and forgotten people would no longer be recognized.`,
  );
}
