import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { importOrReload } from "./import-or-reload.browser.ts";

let reloads: number;
let files: string[];
let page: EventTarget;

beforeEach(() => {
  reloads = 0;
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  files = ["/assets/a.js"];
  const history = {
    state: null as unknown,
    replaceState(state: unknown) {
      history.state = state;
    },
  };
  vi.stubGlobal("history", history);
  vi.stubGlobal("location", {
    reload() {
      reloads += 1;
    },
  });
  vi.stubGlobal("document", {
    getElementById: () => ({ textContent: JSON.stringify({ files }) }),
    querySelectorAll: () => [],
  });
  vi.stubGlobal("fetch", async () => ({ ok: true }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const fail = () => Promise.reject(new Error("gone"));

test("what is there is loaded", async () => {
  expect(await importOrReload(async () => "module")).toBe("module");
  expect(reloads).toBe(0);
});

test("what is gone reloads the page, and fails when that brings the same files", async () => {
  void importOrReload(fail);
  await vi.waitFor(() => expect(reloads).toBe(1));
  await expect(importOrReload(fail)).rejects.toThrow("gone");
  expect(reloads).toBe(1);
});

test("the next deploy may reload it again", async () => {
  void importOrReload(fail);
  await vi.waitFor(() => expect(reloads).toBe(1));
  files = ["/assets/b.js"];
  void importOrReload(fail);
  await vi.waitFor(() => expect(reloads).toBe(2));
});

test("without a connection it waits for one", async () => {
  let hasConnection = false;
  vi.stubGlobal("fetch", async () => {
    if (!hasConnection) throw new Error("offline");
    return { ok: true };
  });
  let asked = 0;
  const loaded = importOrReload(async () => {
    asked += 1;
    if (!hasConnection) throw new Error("offline");
    return "module";
  });
  hasConnection = await new Promise((resolve) => setTimeout(resolve, 0, true));
  expect(asked).toBe(1);
  page.dispatchEvent(new Event("online"));
  expect(await loaded).toBe("module");
  expect(reloads).toBe(0);
});

test("a page that is being left goes on when it is shown again", async () => {
  let asked = 0;
  const loaded = importOrReload(async () => {
    asked += 1;
    if (asked > 1) return "module";
    page.dispatchEvent(new Event("beforeunload"));
    throw new Error("ended");
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toBe(1);
  page.dispatchEvent(new Event("pageshow"));
  expect(await loaded).toBe("module");
  expect(reloads).toBe(0);
});
