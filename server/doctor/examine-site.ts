import { existsSync } from "node:fs";
import { readReplication } from "../../platform/database/replicas.ts";
import type { ReviewedContent } from "../../src/site/reviewed-content-catalog.server.ts";
import { readBackupState } from "../backup/backup-state.ts";
import type { Config } from "../config.ts";
import type { SiteDatabase } from "../migrations.ts";
import { secretFile } from "../secret.ts";
import { checkBackups } from "./backup-checks.ts";
import { checkConfig } from "./config-checks.ts";
import { checkContent, checkPromises } from "./content-checks.ts";
import { checkData, type DataCheck } from "./data-checks.ts";
import { checkFigures } from "./figure-checks.ts";
import type { Check } from "./finding.ts";
import { checkLenders } from "./lender-checks.ts";
import { checkMarketIndex } from "./market-index-checks.ts";
import { checkRecords } from "./record-checks.ts";
import { checkReplicas } from "./replica-checks.ts";

/** What can be examined without the database. */
export function examineSettings(config: Config, content: ReviewedContent, now: number): readonly Check[] {
  const storedSecret = secretFile(config);
  return [
    { about: "Placeholders and samples", deskPath: "/publish", findings: checkContent(content) },
    { about: "Limits of lenders", deskPath: "/publish", findings: checkLenders(content, now) },
    {
      about: "Sample rates and the market",
      deskPath: "/publish",
      findings: checkMarketIndex(content.rates, new Date(now).toISOString().slice(0, 10)),
    },
    { about: "Public figures", findings: checkFigures(content.figures, now) },
    {
      about: "Promises of the privacy page",
      findings: checkPromises(content.promisedDays, config.retentionDays),
    },
    { about: "Settings", findings: checkConfig(config, existsSync(storedSecret) ? storedSecret : undefined) },
  ];
}

export async function examineDatabase(
  database: SiteDatabase,
  { config, ...rest }: Omit<DataCheck, "config"> & { readonly config: Config },
): Promise<readonly Check[]> {
  const { office, now } = rest;
  return [
    ...(await checkData(database, { config, ...rest })),
    {
      about: "What you published",
      deskPath: "/publish",
      findings: await checkRecords(database, { office, now: () => now }),
    },
    ...checkReplicas(await readReplication(database), config.isReplicaRequired),
    {
      about: "Backups",
      deskPath: "/health#backups",
      findings: checkBackups(config.backup, await readBackupState(database), now),
    },
  ];
}
