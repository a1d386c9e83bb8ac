import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { importOrReload } from "./import-or-reload.browser.ts";

let reloads: number;
let files: string[];

beforeEach(() => {
  reloads = 0;
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
  const listeners = new Map<string, () => void>();
  vi.stubGlobal("addEventListener", (type: string, listener: () => void) => listeners.set(type, listener));
  const loaded = importOrReload(async () => {
    if (!hasConnection) throw new Error("offline");
    return "module";
  });
  await vi.waitFor(() => expect(listeners.has("online")).toBe(true));
  hasConnection = true;
  listeners.get("online")?.();
  expect(await loaded).toBe("module");
  expect(reloads).toBe(0);
});
