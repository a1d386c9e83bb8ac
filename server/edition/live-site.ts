import type { StaticFiles } from "../../platform/http/cache/static-files.ts";
import { describeError, type Log } from "../../platform/log.ts";
import type { RecordRollout } from "../../src/records/record-rollout.server.ts";
import type { NamedRecord, RecordStore } from "../../src/records/record-store.server.ts";
import type { Edition, Site } from "../site.ts";

/** How soon this process sees what another one published. */
const REFRESH_MS = 1_000;
/** A failure may pass by itself, such as a full disk. */
const RETRY_MS = 30_000;

export interface LiveSiteDeps {
  readonly store: Pick<RecordStore, "snapshot" | "revision">;
  readonly rollout: Pick<RecordRollout, "announcedAt" | "announced" | "report">;
  /** Names this instance in reports. */
  readonly instance: string;
  /** The records that the build was rendered with. */
  readonly shipped: readonly NamedRecord[];
  /** Rejects if the records cannot be shown. */
  readonly load: (edition: Edition) => Promise<Site>;
  /** Makes a later `load` of these records fast. */
  readonly prepare: (records: readonly NamedRecord[]) => Promise<void>;
  readonly log: Log;
  readonly now: () => number;
}

export interface LiveSite {
  /** The site as it is now: pages, scripts and facts of one edition. */
  current(): Site;
  readonly files: StaticFiles;
  /** The revision of the records that it shows. */
  revision(): number;
  /** Calls `onChange` in the same moment in which the site changes. */
  start(onChange: (site: Site) => void): void;
  /** Shows what was just published, without waiting for the next look. */
  refresh(): Promise<void>;
  stop(): void;
}

/** The site with the records that the operator has published last. A publication changes all of it at once. */
export async function openLiveSite(deps: LiveSiteDeps): Promise<LiveSite> {
  const { store, rollout, instance, shipped, load, prepare, log, now } = deps;
  const shippedText = JSON.stringify(shipped);
  const loadSnapshot = async () => {
    const { records, revision } = await store.snapshot();
    const isShipped = JSON.stringify(records) === shippedText;
    return { revision, site: await load({ records, isShipped }) };
  };
  let { revision, site } = await loadSnapshot();
  await rollout.report(instance, undefined);
  let announcedAt = await rollout.announcedAt();
  let failed = { revision, until: 0 };
  let timer: NodeJS.Timeout | undefined;
  let onChange: (site: Site) => void = () => {};
  let looking: Promise<void> | undefined;

  /** One at a time: rendering may take longer than the time between two looks. */
  function look(): Promise<void> {
    looking ??= showNewest()
      .then(prepareAnnounced)
      .catch((error: unknown) => log.error({ error: describeError(error) }, "records: cannot be read"))
      .finally(() => {
        looking = undefined;
      });
    return looking;
  }

  async function showNewest(): Promise<void> {
    const newest = await store.revision();
    if (newest === revision || (newest === failed.revision && now() < failed.until)) return;
    try {
      const loaded = await loadSnapshot();
      onChange(loaded.site);
      ({ revision, site } = loaded);
    } catch (error) {
      failed = { revision: newest, until: now() + RETRY_MS };
      log.error({ error: describeError(error) }, "records: the site stays as it was");
      const reason = error instanceof Error ? error.message : String(error);
      return await rollout.report(instance, { revision: newest, reason });
    }
    log.info({ revision }, "records: the site shows what was published");
    await rollout.report(instance, undefined);
  }

  async function prepareAnnounced(): Promise<void> {
    const newest = await rollout.announcedAt();
    if (newest === announcedAt) return;
    announcedAt = newest;
    try {
      await prepare(await rollout.announced());
    } catch (error) {
      // The command that announced it fails too, and says why.
      log.info({ error: describeError(error) }, "records: announced, but cannot be shown");
    }
  }

  return {
    current: () => site,
    revision: () => revision,
    files: { find: (request) => site.staticFiles.find(request) },
    start(listener) {
      onChange = listener;
      timer = setInterval(look, REFRESH_MS);
    },
    refresh: look,
    stop: () => clearInterval(timer),
  };
}
