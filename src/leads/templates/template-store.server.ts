import type { Selectable } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import { type ActionStamp, recordAction } from "../../audit/audit-log.server.ts";
import type { AuditedLeadTables } from "../records/lead-changes.server.ts";
import type { LeadReader, LeadTables } from "../records/lead-tables.server.ts";
import type { MailTemplate } from "./mail-template.ts";
import { STARTING_TEMPLATES } from "./starting-templates.ts";

export interface StoredTemplate extends MailTemplate {
  readonly id: string;
  /** 0 for one that comes with the site and that nobody has changed. */
  readonly version: number;
}

export interface TemplateVersion extends StoredTemplate {
  readonly isRemoved: boolean;
  readonly savedAt: number;
  readonly savedBy: string;
}

/** By name, without removed ones. */
export async function listTemplates({ db }: Database<LeadTables>): Promise<readonly StoredTemplate[]> {
  const rows = await db.selectFrom("mail_templates").selectAll().orderBy("version").execute();
  const current = new Map<string, StoredTemplate & { readonly isRemoved?: boolean }>(
    STARTING_TEMPLATES.map((template) => [template.id, { ...template, version: 0 }]),
  );
  for (const row of rows) current.set(row.id, readVersion(row));
  return [...current.values()]
    .filter(({ isRemoved }) => isRemoved !== true)
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}

export async function findTemplate(
  database: Database<LeadTables>,
  id: string,
): Promise<StoredTemplate | undefined> {
  return (await listTemplates(database)).find((template) => template.id === id);
}

/** What was stored before, newest first. */
export async function listTemplateVersions(
  { db }: Database<LeadTables>,
  id: string,
): Promise<readonly TemplateVersion[]> {
  const rows = await db
    .selectFrom("mail_templates")
    .selectAll()
    .where("id", "=", id)
    .orderBy("version", "desc")
    .execute();
  return rows.map(readVersion);
}

export interface TemplateChange extends MailTemplate {
  readonly id: string;
  /** The version that was edited: somebody else's later one is not overwritten. 0 for a new one. */
  readonly basedOn: number;
}

/** False if somebody else was faster. */
export const saveTemplate = addVersion(false);

/** False if somebody else was faster. Its versions stay. */
export const removeTemplate = addVersion(true);

function addVersion(isRemoved: boolean) {
  return async (
    database: Database<AuditedLeadTables>,
    { id, basedOn, name, subject, text }: TemplateChange,
    stamp: ActionStamp,
  ): Promise<boolean> =>
    await database.transaction(
      async (transaction) => {
        if ((await findVersion(transaction, id)) !== basedOn) return false;
        const version = basedOn + 1;
        const saved = { saved_at: stamp.now, saved_by: stamp.actor.name };
        await transaction
          .insertInto("mail_templates")
          .values({ id, version, name, subject, text, is_removed: isRemoved ? 1 : 0, ...saved })
          .execute();
        const action = `${isRemoved ? "removed" : "saved"} the mail template, version ${version}`;
        await recordAction(transaction, { action, subject: `template ${id}` }, stamp);
        return true;
      },
      // Two people who save at the same moment wait for each other.
      { exclusive: "mail-templates" },
    );
}

async function findVersion(db: LeadReader, id: string): Promise<number> {
  const { version } = await db
    .selectFrom("mail_templates")
    .select(({ fn }) => fn.max<number | null>("version").as("version"))
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return version ?? 0;
}

function readVersion(row: Selectable<LeadTables["mail_templates"]>): TemplateVersion {
  const { is_removed, saved_at, saved_by, ...template } = row;
  return { ...template, isRemoved: is_removed === 1, savedAt: saved_at, savedBy: saved_by };
}
