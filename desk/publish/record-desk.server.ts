import type { HttpContext } from "../../platform/http/http-context.ts";
import {
  createRecordStore,
  type RecordName,
  type RecordVersion,
} from "../../src/records/record-store.server.ts";
import type { RecordPublishing } from "../../src/site/publish-record.server.ts";
import type { DeskDeps } from "../desk-data.server.ts";
import type { DeskRoom } from "../desk-room.server.ts";
import { compareRecords, type FieldChange } from "./field-changes.ts";
import { formOf, type PublishKind } from "./publish-kinds.server.ts";
import type { StoredVersion } from "./publish-tools.server.ts";
import type { ChangedText } from "./publish-view-data.ts";
import { typeBody } from "./record-form.server.ts";
import { compareTexts } from "./text-changes.server.ts";

/** What the editor of a record and its history share. */
export function openRecordDesk(
  { database, facts, publishing, now }: DeskDeps,
  { stampOf, showMissing }: DeskRoom,
  { kind, noun }: PublishKind,
) {
  const store = createRecordStore(database, now);
  const readHistory = (c: HttpContext) => store.history({ kind, id: c.req.param("id") ?? "" });
  return {
    store,

    /** Newest first. */
    readHistory,

    /** What the site shows, or the version that took it off. */
    readShown: async (c: HttpContext) => (await readHistory(c)).find(({ state }) => state !== "offered"),

    actorOf: (c: HttpContext) => stampOf(c).actor,

    tools(): RecordPublishing {
      return { database, figures: facts().namedFigures, renderRecords: publishing.renderRecords, now };
    },

    showNoRecord: (c: HttpContext) =>
      showMissing(c, `There is no such ${noun}`, "It may have another name. Look at the overview."),
  };
}

export function toStored({ version, savedAt, state }: RecordVersion): StoredVersion {
  return { version, savedAt, isShown: state === "published", state: describeState(state) };
}

function describeState(state: RecordVersion["state"]): string {
  if (state === "offered") return "came with an update, not shown";
  return state === "withdrawn" ? "taken off the site" : "published";
}

/** What differs: an article by its lines, any other record by its fields. */
export function compareBodies(
  name: RecordName,
  before: unknown,
  after: unknown,
): { readonly fields: readonly FieldChange[]; readonly text?: ChangedText } {
  if (name.kind === "news") return { fields: [], text: compareTexts(String(before), String(after)) };
  return { fields: compareRecords(formOf(name), typeBody(name, before), typeBody(name, after)) };
}
