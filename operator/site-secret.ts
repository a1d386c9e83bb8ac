import type { Config } from "../server/config.ts";
import { findSecret, secretFile } from "../server/secret.ts";
import { createLeadKeys, type PrivacyKeys } from "../src/leads/privacy/privacy-keys.server.ts";
import { OperatorFailure } from "./context.ts";

/** The site's own. A new one would recognise nobody whom the site has forgotten, so none is made here. */
export async function requireSecret(config: Config): Promise<string> {
  const secret = await findSecret(config);
  if (secret === undefined) {
    throw new OperatorFailure(
      `SECRET is not set, and there is no ${secretFile(config)}. Give this command the settings of the site.`,
    );
  }
  return secret.value;
}

export async function loadLeadKeys(config: Config): Promise<PrivacyKeys> {
  return createLeadKeys(await requireSecret(config));
}
