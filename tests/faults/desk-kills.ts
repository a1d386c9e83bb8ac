import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { withSiteDatabase } from "../setup/database/site-database.ts";
import { startDeskSession } from "../setup/desk-session.ts";
import { startSite } from "../setup/site/start-site.ts";
import { type Figures, type Kills, requirePromise, waitUntil, withCleanup } from "./fault-run.ts";
import { startLeadLoad } from "./lead-load.ts";

const CLIENTS = 4;
const LONGEST_LIFE = 20;
const LONGEST_DELAY_MS = 20;
const RETRY_MS = 100;

/** Kills the server repeatedly while people note things and change statuses at the desk. */
export async function killDesk({ kills, tell = () => {} }: Kills): Promise<Figures> {
  return await withCleanup(async (use) => {
    const site = use(await startSite({ hasDesk: true, variables: { WORKER: "off" } }));
    const load = startLeadLoad(site.url, { clients: CLIENTS, leadsPerClient: 1 });
    await load.finish();
    const references = [...load.acknowledged.values()];
    const cookie = `desk=${await startDeskSession(site.databaseUrl)}`;
    const revisionOf = (reference: string) =>
      withSiteDatabase(site.databaseUrl, async ({ db }) => {
        const lead = db.selectFrom("leads").select("last_contact_at").where("reference", "=", reference);
        return (await lead.executeTakeFirstOrThrow()).last_contact_at;
      });
    const work = startDeskWork(site.deskUrl, { cookie, references, revisionOf });
    for (let kill = 1; kill <= kills; kill += 1) {
      const enough = work.acknowledged.length + Math.ceil(Math.random() * LONGEST_LIFE);
      await waitUntil(() => work.acknowledged.length >= enough, {
        within: 60_000,
        otherwise: "the desk takes no change after a restart",
      });
      await sleep(Math.random() * LONGEST_DELAY_MS);
      await site.end("SIGKILL");
      await site.start();
      if (kill % 25 === 0) tell(`${kill} of ${kills} kills, ${work.acknowledged.length} changes`);
    }
    await work.finish();
    return { "kills of the server": kills, ...(await auditDeskWork(site.databaseUrl, work.acknowledged)) };
  });
}

interface Change {
  readonly reference: string;
  /** The note, which is like no other; undefined for a status. */
  readonly note: string | undefined;
}

interface DeskWork {
  readonly cookie: string;
  readonly references: readonly string[];
  /** What the page of a lead would send back with a change. Undefined if the database is away. */
  readonly revisionOf: (reference: string) => Promise<number | undefined>;
}

/** One client for each lead, so that nobody is in another's way. */
export function startDeskWork(deskUrl: string, { cookie, references, revisionOf }: DeskWork) {
  const acknowledged: Change[] = [];
  let isOver = false;

  async function post(reference: string, form: "status" | "note", fields: Record<string, string>) {
    const response = await fetch(`${deskUrl}/leads/${reference}/${form}`, {
      method: "POST",
      redirect: "manual",
      headers: { cookie, origin: deskUrl, "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields),
    }).catch(() => undefined);
    return response?.status;
  }

  async function workOn(reference: string): Promise<void> {
    for (let count = 0; !isOver; count += 1) {
      const note = count % 2 === 0 ? `note ${randomUUID()}` : undefined;
      const status =
        note === undefined
          ? await post(reference, "status", {
              status: count % 4 === 1 ? "contacted" : "new",
              revision: String(await revisionOf(reference)),
            })
          : await post(reference, "note", { note });
      if (status === 303) acknowledged.push({ reference, note });
      else await sleep(RETRY_MS);
    }
  }

  const clients = references.map(workOn);
  return {
    acknowledged,
    async finish() {
      isOver = true;
      await Promise.all(clients);
    },
  };
}

/** Everything acknowledged is stored, and every change has its entry in the audit log, and no entry is without. */
export async function auditDeskWork(url: string, acknowledged: readonly Change[]): Promise<Figures> {
  requirePromise(acknowledged.length > 0, "the desk took no change at all");
  return await withSiteDatabase(url, async ({ db }) => {
    const events = await db
      .selectFrom("lead_events")
      .innerJoin("leads", "leads.id", "lead_id")
      .select(["reference", "happened_at", "lead_events.kind", "detail", "leads.status"])
      .orderBy("happened_at")
      .execute();
    const entries = await db
      .selectFrom("audit_log")
      .selectAll()
      .where("subject", "in", [...new Set(acknowledged.map(({ reference }) => reference))])
      .execute();
    const notes = new Set(events.filter(({ kind }) => kind === "note").map(({ detail }) => detail));
    const lost = acknowledged.filter(
      ({ note }) => note !== undefined && !notes.has(JSON.stringify({ text: note })),
    );
    requirePromise(lost.length === 0, `${lost.length} acknowledged notes are lost`);
    const keyOf = (reference: string, moment: number) => `${reference} ${moment}`;
    const changed = events.map(({ reference, happened_at }) => keyOf(reference, happened_at)).toSorted();
    const recorded = entries.map(({ subject, happened_at }) => keyOf(subject, happened_at)).toSorted();
    requirePromise(
      changed.join() === recorded.join(),
      `${changed.length} changes have ${recorded.length} entries in the audit log`,
    );
    for (const [reference, own] of Map.groupBy(events, (event) => event.reference)) {
      // A slow machine may have got no further than the first note.
      const last = own.findLast(({ kind }) => kind === "status");
      const status = last === undefined ? "new" : JSON.parse(last.detail).status;
      requirePromise(own[0]?.status === status, `${reference} has another status than its last change`);
    }
    return {
      "changes acknowledged, all stored": acknowledged.length,
      "changes stored, each with its entry in the audit log": changed.length,
    };
  });
}
