import { Hono } from "hono";
import type { HttpContext, HttpEnvironment } from "../../platform/http/http-context.ts";
import type { DeskRoom } from "../desk-room.server.ts";
import { describeVersions, type PublishDeps, type StoredVersion } from "./publish-tools.server.ts";
import type { Comparison, PublishConflict, PublishHistoryView } from "./publish-view-data.ts";

/** Pages or records of one kind, of which every version is kept. */
export interface Versioned<Version extends { readonly version: number }> {
  /** Below this address. */
  readonly base: string;
  /** How the address goes on: `:id`, or `:slug{.+}` for one with slashes. */
  readonly parameter: string;
  /** Newest first; none if the address names nothing. */
  readonly readHistory: (c: HttpContext) => Promise<readonly Version[]>;
  /** What the site shows, or the version that took it off. */
  readonly findShown: (versions: readonly Version[]) => Version | undefined;
  readonly idOf: (version: Version) => string;
  readonly titleOf: (version: Version) => string;
  /** As the record of who did what calls it. */
  readonly subjectOf: (version: Version) => string;
  readonly toStored: (version: Version) => StoredVersion;
  readonly compare: (before: Version, after: Version) => Comparison;
  readonly showMissing: (c: HttpContext) => Promise<Response>;
}

/** The versions of something, listed and compared. */
export function createHistory<Version extends { readonly version: number }>(
  deps: PublishDeps,
  { showInside }: DeskRoom,
  versioned: Versioned<Version>,
) {
  const {
    base,
    parameter,
    readHistory,
    findShown,
    idOf,
    titleOf,
    subjectOf,
    toStored,
    compare,
    showMissing,
  } = versioned;
  const pages = new Hono<HttpEnvironment>();

  pages.get(`/history/${parameter}`, (c) => showHistory(c));
  pages.get(`/compare/${parameter}`, async (c) => {
    const asked = readComparison(c, await readHistory(c));
    if (asked === undefined) return await showMissing(c);
    const [before, after] = asked;
    const [from, to] = await describeVersions(deps, subjectOf(after), asked.map(toStored));
    if (from === undefined || to === undefined) return await showMissing(c);
    return await showInside(c, {
      page: "publish-compare",
      title: titleOf(after),
      historyHref: `${base}/history/${idOf(after)}`,
      from,
      to,
      ...compare(before, after),
    });
  });
  return { pages, showHistory };

  async function showHistory(
    c: HttpContext,
    status: 200 | 409 | 422 = 200,
    told: Pick<PublishHistoryView, "problem" | "refused"> = {},
  ): Promise<Response> {
    const versions = await readHistory(c);
    const shown = findShown(versions);
    if (shown === undefined) return await showMissing(c);
    const stored = versions.map((version) => {
      const one = toStored(version);
      return { ...one, isShown: one.isShown && version === shown };
    });
    const id = idOf(shown);
    const view: PublishHistoryView = {
      page: "publish-history",
      title: titleOf(shown),
      editHref: `${base}/edit/${id}`,
      compareHref: `${base}/compare/${id}`,
      restoreAction: `${base}/restore/${id}`,
      seen: shown.version,
      versions: await describeVersions(deps, subjectOf(shown), stored),
      ...told,
    };
    return await showInside(c, view, status);
  }
}

/** Somebody else's version, and how it differs from what was typed. */
export async function describeConflict<Version extends { readonly version: number }>(
  deps: PublishDeps,
  { subjectOf, toStored, compare }: Versioned<Version>,
  theirs: Version,
  mine: Version,
): Promise<PublishConflict> {
  const [described] = await describeVersions(deps, subjectOf(theirs), [toStored(theirs)]);
  if (described === undefined) throw new Error("A version has no description");
  return { ...described, ...compare(theirs, mine) };
}

/** The two versions that a comparison asks for: by default the newest, and the one before. */
function readComparison<Version extends { readonly version: number }>(
  c: HttpContext,
  versions: readonly Version[],
): readonly [from: Version, to: Version] | undefined {
  const find = (name: string, byDefault: Version | undefined) => {
    const asked = c.req.query(name);
    return asked === undefined ? byDefault : versions.find(({ version }) => String(version) === asked);
  };
  const [from, to] = [find("from", versions[1] ?? versions[0]), find("to", versions[0])];
  return from && to && [from, to];
}
