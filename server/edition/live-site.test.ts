import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "../../platform/log.ts";
import type { NamedRecord } from "../../src/records/record-store.server.ts";
import { buildSearchIndex, openSiteSearch } from "../../src/search/site-search.server.ts";
import { siteFacts } from "../../src/site/site-facts-catalog.server.ts";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import type { Site } from "../site.ts";
import { openLiveSite } from "./live-site.ts";

const facts = siteFacts(shippedContent);
const phone = (body: string): NamedRecord => ({ kind: "settings", id: "contact", body });
const OLD = [phone("old")];
const NEW = [phone("new")];

/** A site of one record, whose pages say what the record says. */
function openSite() {
  const state = { records: OLD, revision: 1, announcedAt: 0, announced: OLD, failure: "" };
  const prepared: unknown[] = [];
  const reports: unknown[] = [];
  const shown: Site[] = [];
  const opening = openLiveSite({
    store: { snapshot: async () => ({ ...state }), revision: async () => state.revision },
    rollout: {
      announcedAt: async () => state.announcedAt,
      announced: async () => state.announced,
      report: async (_, failure) => void reports.push(failure),
    },
    instance: "one",
    shipped: OLD,
    load: async ({ records }) => {
      if (state.failure !== "") throw new Error(state.failure);
      return siteOf(String(records[0]?.body));
    },
    prepare: async (records) => void prepared.push(records),
    log: createLog("fatal", () => {}),
    now: Date.now,
  });
  return { opening, state, prepared, reports, shown };
}

function siteOf(text: string): Site {
  const renderPage = async () => ({ response: new Response(text), route: undefined });
  return {
    facts,
    desk: { renderDesk: () => "", deskStyles: "", deskScript: "" },
    renderPage,
    renderWith: () => renderPage,
    search: openSiteSearch(buildSearchIndex([])),
    staticFiles: {
      find: ({ path }) =>
        path === "/faq"
          ? { status: 200, headers: [], kind: "page", type: "text/plain", read: () => Buffer.from(text) }
          : undefined,
    },
  };
}

async function readFile(live: Awaited<ReturnType<typeof openLiveSite>>, path: string) {
  const plain = { hasQuery: false, acceptEncoding: undefined, ifNoneMatch: undefined };
  return live.files
    .find({ path, ...plain })
    ?.read?.()
    .toString();
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what is published is shown within a second or so", async () => {
  const { opening, state, reports, shown } = openSite();
  const live = await opening;
  live.start((site) => shown.push(site));
  expect(await readFile(live, "/faq")).toBe("old");
  Object.assign(state, { records: NEW, revision: 2 });
  await vi.advanceTimersByTimeAsync(1_100);
  expect(await readFile(live, "/faq")).toBe("new");
  expect(shown).toEqual([live.current()]);
  expect(reports).toEqual([undefined, undefined]);
  live.stop();
});

test("whoever has just published something does not wait for the next look", async () => {
  const { opening, state, shown } = openSite();
  const live = await opening;
  live.start((site) => shown.push(site));
  Object.assign(state, { records: NEW, revision: 2 });
  await Promise.all([live.refresh(), live.refresh()]);
  expect(await readFile(live, "/faq")).toBe("new");
  expect(shown).toHaveLength(1);
  live.stop();
});

test("what cannot be shown changes nothing, is reported with the reason, and is tried again after a while", async () => {
  const { opening, state, reports } = openSite();
  const live = await opening;
  live.start(() => {});
  Object.assign(state, { records: NEW, revision: 2, failure: "the disk is full" });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await readFile(live, "/faq")).toBe("old");
  expect(reports).toEqual([undefined, { revision: 2, reason: "the disk is full" }]);
  state.failure = "";
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await readFile(live, "/faq")).toBe("new");
  expect(reports.at(-1)).toBeUndefined();
  live.stop();
});

test("what is announced is prepared once, and not shown", async () => {
  const { opening, state, prepared } = openSite();
  const live = await opening;
  live.start(() => {});
  Object.assign(state, { announced: NEW, announcedAt: 500 });
  await vi.advanceTimersByTimeAsync(3_500);
  expect(prepared).toEqual([NEW]);
  expect(await readFile(live, "/faq")).toBe("old");
  live.stop();
});
