import type { Hono } from "hono";
import type { HttpContext, HttpEnvironment } from "../../platform/http/http-context.ts";
import { createContentStore } from "../../src/content-pages/content-store.server.ts";
import { openLinkedSite } from "../../src/content-pages/dead-links.server.ts";
import { createRecordStore, type RecordVersion } from "../../src/records/record-store.server.ts";
import {
  publishRecord,
  type RecordOutcome,
  type RecordPublishing,
  withdrawRecord,
} from "../../src/site/publish-record.server.ts";
import { type DeskRoom, readForm, readNumber } from "../desk-room.server.ts";
import { compareRecords } from "./field-changes.ts";
import { createHistory, type Versioned } from "./history.server.ts";
import { formOf, type PublishKind } from "./publish-kinds.server.ts";
import type { PublishProgress } from "./publish-progress.server.ts";
import { describeRollout, FASTER, type PublishDeps } from "./publish-tools.server.ts";
import { placeMistakes, typeBody } from "./record-form.server.ts";
import { compareTexts } from "./text-changes.server.ts";

/** The versions of a record: listed, compared, restored; and how it is taken off the site. */
export function createRecordHistory(
  deps: PublishDeps,
  room: DeskRoom,
  kind: PublishKind,
  progress: PublishProgress,
): Hono<HttpEnvironment> {
  const { base, isList, nameOf } = kind;
  const desk = openRecordDesk(deps, room, kind, progress);
  const { pages, showHistory } = createHistory(deps, room, desk.versioned);

  pages.post("/restore/:id", async (c) => {
    const form = readForm(c);
    const versions = await desk.versioned.readHistory(c);
    const earlier = versions.find(({ version }) => String(version) === form.get("version"));
    if (earlier === undefined) return await desk.versioned.showMissing(c);
    const { id, body } = earlier;
    const record = { kind: kind.kind, id, body };
    const stamp = { actor: desk.actorOf(c), seen: readNumber(form, "seen") };
    const followed = await desk.follow(form, (tools) => publishRecord(tools, record, stamp));
    const said = `Version ${earlier.version} of ${nameOf(record, body)} is published again.`;
    return await conclude(c, id, followed, said);
  });
  if (isList) {
    pages.post("/withdraw/:id", async (c) => {
      const shown = await desk.readShown(c);
      if (shown === undefined) return await desk.versioned.showMissing(c);
      const form = readForm(c);
      const stamp = { actor: desk.actorOf(c), seen: readNumber(form, "seen") };
      const followed = await desk.follow(form, (tools) => withdrawRecord(tools, shown, stamp));
      const said = `${nameOf(shown, shown.body)} is off the site. Its versions are kept.`;
      return await conclude(c, shown.id, followed, said);
    });
  }
  return pages;

  async function conclude(c: HttpContext, id: string, { result, live }: Followed, said: string) {
    switch (result.outcome) {
      case "published":
        return room.done(c, `${base}/history/${id}`, `${said} ${live}`);
      case "unchanged":
        return room.done(c, `${base}/history/${id}`, "The site already shows this. Nothing was changed.");
      case "invalid": {
        const { problem, mistakes } = placeMistakes({ kind: kind.kind, id }, result);
        return await showHistory(c, 422, { problem: [problem, ...Object.values(mistakes)].join(" ") });
      }
      case "not rendered": {
        const { cause } = result;
        const reason = cause instanceof Error ? cause.message : String(cause);
        return await showHistory(c, 422, { problem: `Nothing was changed. ${reason}` });
      }
      default:
        return await showHistory(c, 409, { problem: FASTER });
    }
  }
}

const STATES: Readonly<Record<RecordVersion["state"], string>> = {
  offered: "came with an update, not shown",
  withdrawn: "taken off the site",
  published: "published",
};

interface Followed {
  readonly result: RecordOutcome;
  /** What visitors see of it now; empty if nothing was published. */
  readonly live: string;
}

/** What the editor of a record and its history share. */
export function openRecordDesk(
  deps: PublishDeps,
  { stampOf, showMissing }: DeskRoom,
  { kind, base, noun, nameOf }: PublishKind,
  progress: PublishProgress,
) {
  const { database, facts, publishing, now } = deps;
  const store = createRecordStore(database, now);
  const versioned: Versioned<RecordVersion> = {
    base,
    parameter: ":id",
    readHistory: (c) => store.history({ kind, id: c.req.param("id") ?? "" }),
    findShown: (versions) => versions.find(({ state }) => state !== "offered"),
    idOf: ({ id }) => id,
    titleOf: (version) => nameOf(version, version.body),
    subjectOf: ({ id }) => `${kind}/${id}`,
    toStored: ({ version, savedAt, state }) => ({
      version,
      savedAt,
      isShown: state === "published",
      state: STATES[state],
    }),
    /** An article by its lines, any other record by its fields. */
    compare(before, after) {
      if (kind === "news") return { fields: [], text: compareTexts(String(before.body), String(after.body)) };
      return {
        fields: compareRecords(formOf(after), typeBody(before, before.body), typeBody(after, after.body)),
      };
    },
    showMissing: (c) =>
      showMissing(c, `There is no such ${noun}`, "It may have another name. Look at the overview."),
  };
  return {
    store,
    versioned,
    readShown: async (c: HttpContext) => versioned.findShown(await versioned.readHistory(c)),
    actorOf: (c: HttpContext) => stampOf(c).actor,
    tools,

    /** Does it, and says meanwhile how far it is, under the ticket that the form has. */
    follow: (form: URLSearchParams, work: (tools: RecordPublishing) => Promise<RecordOutcome>) =>
      progress.follow(form.get("ticket"), async (enter): Promise<Followed> => {
        const renderRecords: RecordPublishing["renderRecords"] = async (records) => {
          enter("rendering");
          await publishing.renderRecords(records);
        };
        const result = await work({ ...tools(), renderRecords });
        if (result.outcome !== "published") return { result, live: "" };
        enter("showing");
        return { result, live: await describeRollout(deps, result.revision) };
      }),
  };

  function tools(): RecordPublishing {
    return {
      database,
      figures: facts().namedFigures,
      renderRecords: publishing.renderRecords,
      openLinkedSite: () =>
        openLinkedSite(createContentStore(database, now), {
          siteUrl: publishing.siteUrl,
          hasOwnPath: facts().hasOwnPath,
        }),
      now,
    };
  }
}
