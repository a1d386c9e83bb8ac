import { type Generated, sql, type Transaction } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import type { DatabaseDialect } from "../../platform/database/engine.ts";
import type { Migration } from "../../platform/database/migrations.ts";
import type { Refusal } from "../../platform/database/triggers.ts";

/** Who did something, and by which door. */
export interface Actor {
  readonly name: string;
  readonly channel: "desk" | "command line" | "mail link" | "form link" | "webhook" | "schedule";
}

/** What the site does by itself. */
export const THE_SITE = { name: "the site", channel: "schedule" } as const satisfies Actor;

/** Whoever opened a mailed link: it does not tell who that is. */
export const LINK_HOLDER = { name: "mail link", channel: "mail link" } as const satisfies Actor;

/** Whoever opened the link to a lead's page: the one that was mailed, or the one that stands after the form. */
export const INVESTOR = { name: "the investor", channel: "mail link" } as const satisfies Actor;

export interface Action {
  /** In words, such as `marked as contacted`. Never contains personal data: entries outlive the people they are about. */
  readonly action: string;
  /** What it was done to: a reference, a slug, a record's id, the name of a colleague. */
  readonly subject: string;
}

export interface AuditEntry extends Action {
  readonly sequence: number;
  readonly happenedAt: number;
  readonly actor: Actor;
}

export interface AuditTables {
  audit_log: {
    /** In the order of entry. */
    sequence: Generated<number>;
    happened_at: number;
    actor: string;
    channel: Actor["channel"];
    action: string;
    subject: string;
  };
}

/** What the migration creates. */
export const auditRefusals = (dialect: DatabaseDialect): readonly Refusal[] =>
  (dialect === "sqlite"
    ? ["audit_log_refuses_update", "audit_log_refuses_delete"]
    : ["audit_log_refuses_change"]
  ).map((name) => ({ table: "audit_log", name }));

export const AUDIT_MIGRATION: Migration = {
  id: "0100-create-audit-log",
  why: "Several people work with the leads, so it is recorded who did what. The database refuses to change entries.",
  async up(handle, dialect) {
    const numbered = dialect === "sqlite" ? "integer" : "bigserial";
    await handle.schema
      .createTable("audit_log")
      .addColumn("sequence", numbered, (column) => column.primaryKey())
      .addColumn("happened_at", "bigint", (column) => column.notNull())
      .addColumn("actor", "text", (column) => column.notNull())
      .addColumn("channel", "text", (column) => column.notNull())
      .addColumn("action", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .execute();
    await handle.schema
      .createIndex("audit_log_by_subject")
      .on("audit_log")
      .columns(["subject", "sequence"])
      .execute();
    if (dialect === "sqlite") {
      for (const event of ["update", "delete"]) {
        await sql`create trigger ${sql.raw(`audit_log_refuses_${event}`)} before ${sql.raw(event)} on audit_log
          begin select raise(abort, 'entries of the audit log cannot be changed'); end`.execute(handle);
      }
      return;
    }
    await sql`create function refuse_audit_change() returns trigger language plpgsql as
      $$ begin raise exception 'entries of the audit log cannot be changed'; end $$`.execute(handle);
    await sql`create trigger audit_log_refuses_change before update or delete on audit_log
      for each row execute function refuse_audit_change()`.execute(handle);
  },
};

export const AUDIT_MOMENTS_MIGRATION: Migration = {
  id: "0135-index-audit-log-by-moment",
  why: "A report by person asks of every lead who did what at which moment: the index alone answers that.",
  async up({ schema }) {
    await schema
      .createIndex("audit_log_by_moment")
      .on("audit_log")
      .columns(["subject", "happened_at", "actor"])
      .execute();
  },
};

export interface ActionStamp {
  readonly actor: Actor;
  readonly now: number;
}

/** Call in the transaction of the change: either both are stored or none. */
export async function recordAction(
  transaction: Transaction<AuditTables>,
  action: Action,
  stamp: ActionStamp,
): Promise<void> {
  await recordActions(transaction, [action], stamp);
}

/** Database engines limit the number of values in a statement. */
const ACTIONS_PER_STATEMENT = 500;

/** The same of many at once, in their order. */
export async function recordActions(
  transaction: Transaction<AuditTables>,
  actions: readonly Action[],
  { actor, now }: ActionStamp,
): Promise<void> {
  const who = { happened_at: now, actor: actor.name, channel: actor.channel };
  for (let start = 0; start < actions.length; start += ACTIONS_PER_STATEMENT) {
    const some = actions.slice(start, start + ACTIONS_PER_STATEMENT);
    await transaction
      .insertInto("audit_log")
      .values(some.map(({ action, subject }) => ({ ...who, action, subject })))
      .execute();
  }
}

export interface AuditFilter {
  readonly subject?: string | undefined;
  /** Only entries before this one. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Newest first. */
export async function listActions(
  { db }: Database<AuditTables>,
  { subject, before, limit }: AuditFilter,
): Promise<readonly AuditEntry[]> {
  let query = db.selectFrom("audit_log").selectAll().orderBy("sequence", "desc").limit(limit);
  if (subject !== undefined) query = query.where("subject", "=", subject);
  if (before !== undefined) query = query.where("sequence", "<", before);
  return (await query.execute()).map(({ sequence, happened_at, actor, channel, action, subject }) => ({
    sequence,
    happenedAt: happened_at,
    actor: { name: actor, channel },
    action,
    subject,
  }));
}

export interface AuditMoment {
  readonly subject: string;
  readonly happenedAt: number;
}

/** Who made changes whose moments are known: a stored version has the moment of its entry. */
export async function nameActors(
  { db }: Database<AuditTables>,
  changes: readonly AuditMoment[],
): Promise<(change: AuditMoment) => string | undefined> {
  if (changes.length === 0) return () => undefined;
  const rows = await db
    .selectFrom("audit_log")
    .select(["subject", "happened_at", "actor"])
    .where("subject", "in", [...new Set(changes.map(({ subject }) => subject))])
    .where("happened_at", "in", [...new Set(changes.map(({ happenedAt }) => happenedAt))])
    .execute();
  const keyOf = ({ subject, happenedAt }: AuditMoment) => `${happenedAt} ${subject}`;
  const actors = new Map(
    rows.map(({ subject, happened_at, actor }) => [keyOf({ subject, happenedAt: happened_at }), actor]),
  );
  return (change) => actors.get(keyOf(change));
}
