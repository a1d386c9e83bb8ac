import { createSigner } from "../../../platform/signer.ts";
import type { ActionStamp } from "../../audit/audit-log.server.ts";
import { recordAction } from "../../audit/audit-log.server.ts";
import type { HandoffDatabase } from "../handoff-tables.server.ts";

/** The secret that a lender's program shares with the site. The database has only its number, so a copy of it tells none. */
export type WebhookSecrets = (lenderId: string, version: number) => string;

/** `whsec_` and 32 bytes in base64, as Standard Webhooks wants it. */
export function createWebhookSecrets(siteSecret: string): WebhookSecrets {
  const { sign } = createSigner(siteSecret, "lender-webhook", { encoding: "hex" });
  return (lenderId, version) =>
    `whsec_${Buffer.from(sign(`${lenderId} ${version}`), "hex").toString("base64")}`;
}

interface KnownSecret {
  readonly version: number;
  readonly madeAt: number;
  readonly actor: string;
}

/** The newest secret of each lender that has one. */
export async function listWebhookSecrets({
  db,
}: Pick<HandoffDatabase, "db">): Promise<ReadonlyMap<string, KnownSecret>> {
  const rows = await db.selectFrom("lender_webhook_secrets").selectAll().orderBy("version").execute();
  return new Map(
    rows.map(({ lender_id, version, made_at: madeAt, actor }) => [lender_id, { version, madeAt, actor }]),
  );
}

/** 0 for a lender without one. */
export async function findSecretVersion(
  { db }: Pick<HandoffDatabase, "db">,
  lenderId: string,
): Promise<number> {
  const row = await db
    .selectFrom("lender_webhook_secrets")
    .select(({ fn }) => fn.max("version").as("version"))
    .where("lender_id", "=", lenderId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/**
 * Makes the secret after the one that was seen; that one no longer works. Returns it for the one time that it is shown, or
 * undefined if somebody else was faster.
 */
export async function makeWebhookSecret(
  database: HandoffDatabase,
  secrets: WebhookSecrets,
  { lenderId, seen }: { readonly lenderId: string; readonly seen: number },
  stamp: ActionStamp,
): Promise<string | undefined> {
  const version = seen + 1;
  const isMade = await database.transaction(async (transaction) => {
    if ((await findSecretVersion({ db: transaction }, lenderId)) !== seen) return false;
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("lender_webhook_secrets")
      .values({ lender_id: lenderId, version, made_at: stamp.now, actor: stamp.actor.name })
      .onConflict((conflict) => conflict.columns(["lender_id", "version"]).doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    await recordAction(
      transaction,
      { action: `made secret ${version} of the webhook`, subject: lenderId },
      stamp,
    );
    return true;
  });
  return isMade ? secrets(lenderId, version) : undefined;
}
