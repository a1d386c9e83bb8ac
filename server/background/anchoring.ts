import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../../platform/database/database.ts";
import { describeError, type Log } from "../../platform/log.ts";
import { createAnchorSigner } from "../../src/leads/consent/consent-anchor.server.ts";
import { anchorFolder } from "../../src/leads/consent/consent-anchor-files.server.ts";
import { anchorHead } from "../../src/leads/consent/consent-anchoring.server.ts";
import { findHead } from "../../src/leads/consent/consent-store.server.ts";
import type { LeadTables } from "../../src/leads/records/lead-tables.server.ts";
import type { Config } from "../config.ts";

export interface Anchoring {
  /** Anchors the newest records once more, if that takes no longer than `LAST_MS`. */
  stop(): Promise<void>;
}

export interface AnchoringDeps {
  readonly database: Database<LeadTables>;
  readonly log: Log;
  readonly secret: string;
  readonly everyMs?: number;
}

const EVERY_MS = 10_000;
const LAST_MS = 1_000;

/**
 * Anchors the head of the consent chain every few seconds, separately from storing leads: a lead neither waits for an
 * anchor nor fails without one. Every process does this, because each may have its own data folder.
 */
export function startAnchoring(
  { dataDir }: Pick<Config, "dataDir">,
  { database, log, secret, everyMs = EVERY_MS }: AnchoringDeps,
): Anchoring {
  const anchorStore = { database, folder: anchorFolder(dataDir), signer: createAnchorSigner(secret) };
  let anchored: string | undefined;
  let isFailing = false;
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let running = run();

  async function anchor(): Promise<void> {
    const head = await findHead(database);
    const end = head === undefined ? "none" : `${head.sequence}:${head.hash}`;
    if (end === anchored) return;
    const { faults } = await anchorHead(anchorStore, Date.now());
    anchored = end;
    if (faults.length > 0) {
      log.error(
        { anchors: faults.map(({ name, reason }) => `${name}: ${reason}`) },
        "consent anchors: the database contradicts them. See: operator consent verify",
      );
    }
  }

  /** Logs a failure and the recovery once each. */
  async function tryToAnchor(): Promise<void> {
    try {
      await anchor();
      if (isFailing) log.info("consent anchors: written again");
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.error({ error: describeError(error) }, "consent anchors: not written, tried again");
      isFailing = true;
    }
  }

  async function run(): Promise<void> {
    await tryToAnchor();
    if (isStopping) return;
    timer = setTimeout(() => {
      running = run();
    }, everyMs);
  }

  return {
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await Promise.race([running.then(tryToAnchor), sleep(LAST_MS, undefined, { ref: false })]);
    },
  };
}
