import { afterEach, expect, test, vi } from "vitest";
import { countyFile } from "./counties-catalog.server.ts";
import { loadCountyFile, loadedCounties, onCountiesLoaded } from "./loaded-counties.browser.ts";

afterEach(() => vi.unstubAllGlobals());

test("a state's file is fetched once, a failure is said, and the next call tries again", async () => {
  const answers = [
    () => Promise.reject(new TypeError("Failed to fetch")),
    () => Promise.resolve(Response.json({ state: "TX" })),
    () => Promise.resolve(Response.json(countyFile("OH"))),
  ];
  const fetched = vi.fn(() => answers[fetched.mock.calls.length - 1]?.());
  vi.stubGlobal("fetch", fetched);
  const seen: unknown[] = [];
  const stop = onCountiesLoaded(() => seen.push(loadedCounties("OH")));

  expect(loadedCounties("OH")).toBeUndefined();
  await expect(loadCountyFile("OH")).rejects.toThrow("Failed to fetch");
  // Another answer than the file is a failure, too.
  await expect(loadCountyFile("OH")).rejects.toThrow("no list of counties");
  await Promise.all([loadCountyFile("OH"), loadCountyFile("OH")]);

  expect(fetched).toHaveBeenCalledTimes(3);
  expect(loadedCounties("OH")).toEqual(countyFile("OH"));
  expect(seen.map((loaded) => (typeof loaded === "object" ? "file" : loaded))).toEqual([
    "loading",
    "failed",
    "loading",
    "failed",
    "loading",
    "file",
  ]);
  stop();
});
