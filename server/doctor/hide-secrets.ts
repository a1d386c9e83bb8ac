import type { Config } from "../config.ts";

type SecretSettings = Pick<Config, "smtpUrl" | "databaseUrl" | "leadWebhook" | "backup" | "secret">;

const HIDDEN = "(hidden)";
/** Shorter ones are in ordinary words too. */
const MIN_LENGTH = 4;

/** For texts that are shown on a page and may quote an error: what they say of the settings must not give them away. */
export function createSecretFilter(config: SecretSettings, secret: string): (text: string) => string {
  const secrets = [
    secret,
    config.secret,
    config.backup.passphrase,
    config.leadWebhook?.secret,
    ...passwordsOf(config.smtpUrl),
    ...passwordsOf(config.databaseUrl),
  ]
    .filter((value) => value !== undefined)
    .filter(({ length }) => length >= MIN_LENGTH)
    .toSorted((one, other) => other.length - one.length);
  return (text) => secrets.reduce((shown, value) => shown.replaceAll(value, HIDDEN), text);
}

/** As it is written in the URL, and as it is used. */
function passwordsOf(url: string | undefined): readonly string[] {
  const password = URL.parse(url ?? "")?.password ?? "";
  return [password, decode(password)];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
