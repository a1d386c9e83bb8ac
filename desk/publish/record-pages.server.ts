import { Hono } from "hono";
import type { HttpContext, HttpEnvironment } from "../../platform/http/http-context.ts";
import { beginArticle } from "../../src/news/article-form.ts";
import { dayInOffice } from "../../src/office/office-calendar.ts";
import type { TypedRecord } from "../../src/records/form/record-form.ts";
import type { NamedRecord, RecordVersion } from "../../src/records/record-store.server.ts";
import { proposeRecord, publishRecord, type RecordOutcome } from "../../src/site/publish-record.server.ts";
import { type DeskRoom, readForm, readNumber } from "../desk-room.server.ts";
import { describeConflict } from "./history.server.ts";
import { createPreview } from "./preview.server.ts";
import { formOf, type PublishKind } from "./publish-kinds.server.ts";
import type { PublishProgress } from "./publish-progress.server.ts";
import type { PublishDeps } from "./publish-tools.server.ts";
import type { RecordEditorView } from "./publish-view-data.ts";
import { placeMistakes, readRecordForm, typeBody } from "./record-form.server.ts";
import { openRecordDesk } from "./record-history.server.ts";

/** The records of one kind, each in a form that its rules make. */
export function createRecordPages(
  deps: PublishDeps,
  room: DeskRoom,
  kind: PublishKind,
  progress: PublishProgress,
): Hono<HttpEnvironment> {
  const { showInside, done } = room;
  const { base, noun, isList, nameOf, pathOf } = kind;
  const { siteUrl } = deps.publishing;
  const desk = openRecordDesk(deps, room, kind, progress);
  const preview = createPreview(deps);
  const pages = new Hono<HttpEnvironment>();

  if (isList) {
    pages.get("/new", (c) => {
      const today = dayInOffice(deps.now(), deps.office());
      const typed = kind.kind === "news" ? beginArticle(today) : {};
      return showEditor(c, { id: undefined, typed, seen: 0 });
    });
    pages.post("/publish", (c) => publish(c, undefined));
  }
  if (isList) pages.post("/preview", (c) => showPreview(c, undefined));
  pages.post("/preview/:id", async (c) => {
    const shown = await desk.readShown(c);
    return shown === undefined ? await desk.versioned.showMissing(c) : await showPreview(c, shown);
  });
  pages.get("/edit/:id", async (c) => {
    const shown = await desk.readShown(c);
    if (shown === undefined) return await desk.versioned.showMissing(c);
    const { id, body, version } = shown;
    return await showEditor(c, {
      id,
      title: nameOf(shown, body),
      typed: typeBody(shown, body),
      seen: version,
      isShown: shown.state === "published",
    });
  });
  pages.post("/publish/:id", async (c) => {
    const shown = await desk.readShown(c);
    return shown === undefined ? await desk.versioned.showMissing(c) : await publish(c, shown);
  });
  return pages;

  async function publish(c: HttpContext, shown: RecordVersion | undefined): Promise<Response> {
    const form = readForm(c);
    const { typed, record } = readRecordForm({ kind: kind.kind, id: shown?.id }, form);
    const seen = readNumber(form, "seen");
    const stamp = { actor: desk.actorOf(c), seen };
    const { result, live } = await desk.follow(form, (tools) => publishRecord(tools, record, stamp));
    if (result.outcome === "published") {
      const said = `Version ${result.record.version} of ${nameOf(record, record.body)} is published. ${[live, ...result.remarks].join(" ")}`;
      return done(c, `${base}/edit/${record.id}`, said);
    }
    if (result.outcome === "unchanged") {
      const already = await desk.store.shownVersion(record);
      const said = `The site shows exactly this already, as version ${already}. Nothing more was changed.`;
      return done(c, `${base}/edit/${record.id}`, said);
    }
    return await showRefused(c, record, result, stateOf(shown, typed, seen));
  }

  async function showPreview(c: HttpContext, shown: RecordVersion | undefined): Promise<Response> {
    const form = readForm(c);
    const { typed, record } = readRecordForm({ kind: kind.kind, id: shown?.id }, form);
    const proposed = await proposeRecord(desk.tools(), record);
    if (proposed.outcome === "valid")
      return await preview.showRecords(c, proposed.records, pathOf(record.id));
    return await showRefused(c, record, proposed, stateOf(shown, typed, readNumber(form, "seen")));
  }

  /** As the form was sent. */
  function stateOf(shown: RecordVersion | undefined, typed: TypedRecord, seen: number): EditorState {
    const title = shown ? nameOf(shown, shown.body) : `New ${noun}`;
    return { id: shown?.id, title, typed, seen, isShown: shown?.state === "published" };
  }

  async function showRefused(
    c: HttpContext,
    record: NamedRecord,
    result: RecordOutcome,
    state: EditorState,
  ): Promise<Response> {
    switch (result.outcome) {
      case "invalid":
        return await showEditor(c, { ...state, ...placeMistakes(record, result) }, 422);
      case "not rendered":
        return await showEditor(c, { ...state, problem: describeFailure(result.cause) }, 422);
      case "conflict":
        return state.id === undefined
          ? await showTaken(c, record, state)
          : await showConflict(c, record, state);
      default:
        return await showEditor(c, { ...state, problem: BUSY }, 409);
    }
  }

  async function showTaken(c: HttpContext, { id }: NamedRecord, state: EditorState): Promise<Response> {
    const text = `There is already a ${noun} named ${id}, or there was one. Choose another name, or edit that one.`;
    return await showEditor(
      c,
      { ...state, mistakes: { id: text }, problem: `Nothing was published. ${text}` },
      409,
    );
  }

  /** Both records, and what was typed stays in its fields. Publishing again then replaces theirs, knowingly. */
  async function showConflict(c: HttpContext, record: NamedRecord, state: EditorState): Promise<Response> {
    const theirs = await desk.readShown(c);
    if (theirs === undefined) return await desk.versioned.showMissing(c);
    const conflict = await describeConflict(deps, desk.versioned, theirs, { ...theirs, body: record.body });
    const isArticle = kind.kind === "news";
    return await showEditor(
      c,
      {
        ...state,
        seen: theirs.version,
        isShown: theirs.state === "published",
        conflict: isArticle ? { ...conflict, theirs: String(theirs.body) } : conflict,
      },
      409,
    );
  }

  type EditorState = Partial<RecordEditorView> & {
    readonly id: string | undefined;
    readonly typed: TypedRecord;
    readonly seen: number;
  };

  async function showEditor(c: HttpContext, state: EditorState, status: 200 | 409 | 422 = 200) {
    const { id, isShown = false } = state;
    const fields = formOf({ kind: kind.kind, id: id ?? "" });
    const view: RecordEditorView = {
      page: "record-editor",
      noun,
      base,
      // The id of an existing record cannot be changed.
      fields: id === undefined ? fields : fields.filter(({ path }) => path !== "id"),
      mistakes: {},
      mailHref: kind.kind === "news" && isShown ? `${base}/mail/${id}` : undefined,
      canBeWithdrawn: isList && isShown,
      hasPreview: deps.publishing.site().renderRecords !== undefined,
      isShown,
      address: isShown && id !== undefined ? siteUrl + pathOf(id) : undefined,
      title: `New ${noun}`,
      ...state,
    };
    return await showInside(c, view, status);
  }
}

const BUSY = "Nothing was published, because others keep publishing something. Try again in a minute.";

function describeFailure(cause: unknown): string {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return `Nothing was published, because the site cannot be shown with this. ${reason}`;
}
