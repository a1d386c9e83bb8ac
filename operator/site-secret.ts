import type { Config } from "../server/config.ts";
import { findSecret, secretFile } from "../server/secret.ts";
import { createLeadKeys, type PrivacyKeys } from "../src/leads/privacy/privacy-keys.server.ts";
import { OperatorFailure } from "./context.ts";

/** Loads the site's secret. Never creates one: a new secret would not recognize people whom the site has forgotten. */
export async function requireSecret(config: Config): Promise<string> {
  const secret = await findSecret(config);
  if (secret === undefined) {
    throw new OperatorFailure(
      `SECRET is not set, and ${secretFile(config)} does not exist. Run this command with the site's settings.`,
    );
  }
  return secret.value;
}

export async function loadLeadKeys(config: Config): Promise<PrivacyKeys> {
  return createLeadKeys(await requireSecret(config));
}
