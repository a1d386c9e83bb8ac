import type { StaticFiles } from "../platform/http/cache/static-files.ts";
import type { RenderPage } from "../platform/http/pages.ts";
import type { Log } from "../platform/log.ts";
import type { BackupRunner } from "../server/backup/backup-runner.ts";
import type { Config } from "../server/config.ts";
import type { SiteDatabase } from "../server/migrations.ts";
import type { AnchorStore } from "../src/leads/consent/consent-anchoring.server.ts";
import type { PrivacyKeys } from "../src/leads/privacy/privacy-keys.server.ts";
import type { RequestDeps } from "../src/leads/privacy/requests/data-request-store.server.ts";
import type { OfficeCalendar } from "../src/office/office-calendar.ts";
import type { NamedRecord } from "../src/records/record-store.server.ts";
import type { RecordPublishing } from "../src/site/publish-record.server.ts";
import type { SiteFacts } from "../src/site/site-facts-catalog.server.ts";
import type { SiteServices } from "../src/site/site-services.server.ts";

/** What the rooms of the desk get from the process. */
export interface DeskDeps {
  readonly config: Config;
  readonly secret: string;
  readonly facts: () => SiteFacts;
  readonly backups: BackupRunner;
  readonly deskUrl: string;
  readonly database: SiteDatabase;
  readonly keys: PrivacyKeys;
  readonly requests: RequestDeps;
  readonly mailFolder: string;
  /** Makes the worker of this process look for jobs at once. */
  readonly wakeWorker: () => void;
  /** Where the end of the consent chain is kept outside of the database. */
  readonly anchors: Omit<AnchorStore, "database">;
  readonly office: () => OfficeCalendar;
  readonly publishing: Publishing;
  readonly log: Log;
  readonly now: () => number;
  readonly newId: () => string;
}

/** What publishing at the desk needs of the process. */
interface Publishing {
  /** Where visitors see the site. */
  readonly siteUrl: string;
  readonly site: () => ShownSite;
  readonly files: StaticFiles;
  readonly renderRecords: RecordPublishing["renderRecords"];
  /** The revision of the records that this process shows. */
  readonly liveRevision: () => number;
  /** Shows newly published records at once. */
  readonly refreshRecords: () => Promise<void>;
  /** Shows newly published pages at once. */
  readonly refreshPages: () => Promise<void>;
  readonly isDevelopment: boolean;
}

/** The site that the process shows, and as it would be with something else published. */
interface ShownSite {
  readonly renderWith: (pages: SiteServices["contentPages"]) => RenderPage;
  /** Absent in development. */
  readonly renderRecords?: (records: readonly NamedRecord[]) => RenderPage;
}

/** What pages read: the database, at this moment in the office. */
export interface DeskData extends Pick<DeskDeps, "database" | "keys"> {
  readonly office: OfficeCalendar;
  readonly now: number;
}

export function readNow({
  database,
  keys,
  office,
  now,
}: Pick<DeskDeps, "database" | "keys" | "office" | "now">): DeskData {
  return { database, keys, office: office(), now: now() };
}
