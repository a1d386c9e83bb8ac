import { Hono } from "hono";
import type { HttpContext, HttpEnvironment } from "../../platform/http/http-context.ts";
import { publishRecord, type RecordOutcome, withdrawRecord } from "../../src/site/publish-record.server.ts";
import type { DeskDeps } from "../desk-data.server.ts";
import { type DeskRoom, readForm, readNumber } from "../desk-room.server.ts";
import type { PublishKind } from "./publish-kinds.server.ts";
import { describeRollout, describeVersions, FASTER, readComparison } from "./publish-tools.server.ts";
import type { PublishHistoryView } from "./publish-view-data.ts";
import { compareBodies, openRecordDesk, toStored } from "./record-desk.server.ts";
import { placeMistakes } from "./record-form.server.ts";

/** The versions of a record: listed, compared, restored; and how it is taken off the site. */
export function createRecordHistory(
  deps: DeskDeps,
  room: DeskRoom,
  kind: PublishKind,
): Hono<HttpEnvironment> {
  const { showInside, done } = room;
  const { base, isList, nameOf } = kind;
  const desk = openRecordDesk(deps, room, kind);
  const pages = new Hono<HttpEnvironment>();

  pages.get("/history/:id", (c) => showHistory(c));
  pages.get("/compare/:id", async (c) => {
    const versions = await desk.readHistory(c);
    const asked = readComparison(c, versions);
    if (asked === undefined) return await desk.showNoRecord(c);
    const [before, after] = asked;
    const { id } = after;
    const [from, to] = await describeVersions(deps, `${kind.kind}/${id}`, asked.map(toStored));
    if (from === undefined || to === undefined) return await desk.showNoRecord(c);
    return await showInside(c, {
      page: "publish-compare",
      title: nameOf(after, after.body),
      historyHref: `${base}/history/${id}`,
      from,
      to,
      ...compareBodies(after, before.body, after.body),
    });
  });
  pages.post("/restore/:id", async (c) => {
    const form = readForm(c);
    const versions = await desk.readHistory(c);
    const earlier = versions.find(({ version }) => String(version) === form.get("version"));
    if (earlier === undefined) return await desk.showNoRecord(c);
    const { id, body } = earlier;
    const record = { kind: kind.kind, id, body };
    const stamp = { actor: desk.actorOf(c), seen: readNumber(form, "seen") };
    const result = await publishRecord(desk.tools(), record, stamp);
    return await conclude(
      c,
      id,
      result,
      `Version ${earlier.version} of ${nameOf(record, body)} is published again.`,
    );
  });
  if (isList) {
    pages.post("/withdraw/:id", async (c) => {
      const shown = await desk.readShown(c);
      if (shown === undefined) return await desk.showNoRecord(c);
      const stamp = { actor: desk.actorOf(c), seen: readNumber(readForm(c), "seen") };
      const result = await withdrawRecord(desk.tools(), shown, stamp);
      const said = `${nameOf(shown, shown.body)} is off the site. Its versions are kept.`;
      return await conclude(c, shown.id, result, said);
    });
  }
  return pages;

  async function conclude(c: HttpContext, id: string, result: RecordOutcome, said: string) {
    switch (result.outcome) {
      case "published":
        return done(c, `${base}/history/${id}`, `${said} ${await describeRollout(deps, result.revision)}`);
      case "unchanged":
        return done(c, `${base}/history/${id}`, "The site already shows this. Nothing was changed.");
      case "invalid": {
        const { problem, mistakes } = placeMistakes({ kind: kind.kind, id }, result);
        const reasons = [problem, ...Object.values(mistakes)].join(" ");
        return await showHistory(c, 422, reasons);
      }
      case "not rendered": {
        const { cause } = result;
        const reason = cause instanceof Error ? cause.message : String(cause);
        return await showHistory(c, 422, `Nothing was changed. ${reason}`);
      }
      default:
        return await showHistory(c, 409, FASTER);
    }
  }

  async function showHistory(c: HttpContext, status: 200 | 409 | 422 = 200, problem?: string) {
    const versions = await desk.readHistory(c);
    const shown = versions.find(({ state }) => state !== "offered");
    if (shown === undefined) return await desk.showNoRecord(c);
    const { id } = shown;
    const stored = versions.map((version) => ({
      ...toStored(version),
      isShown: version.version === shown.version && shown.state === "published",
    }));
    const view: PublishHistoryView = {
      page: "publish-history",
      title: nameOf(shown, shown.body),
      editHref: `${base}/edit/${id}`,
      compareHref: `${base}/compare/${id}`,
      restoreAction: `${base}/restore/${id}`,
      seen: shown.version,
      versions: await describeVersions(deps, `${kind.kind}/${id}`, stored),
      problem,
    };
    return await showInside(c, view, status);
  }
}
