import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

let isOnline: boolean;
let logged: unknown[];
let hasModulePreload: boolean;
let hasStyles: boolean;

beforeEach(() => {
  isOnline = true;
  hasModulePreload = true;
  hasStyles = true;
  logged = [];
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => {
    if (!isOnline) throw new TypeError("no connection");
    return new Response("");
  });
  vi.doMock("./full-styles.browser.ts", () => ({
    loadFullStyles: async () => {
      if (!hasStyles) throw new Error("no styles");
    },
  }));
  vi.stubGlobal("location", { pathname: "/states" });
  vi.stubGlobal("document", { createElement: () => ({ relList: { supports: () => hasModulePreload } }) });
  vi.spyOn(console, "error").mockImplementation((error) => logged.push(error));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const data = { faq: { type: "data", result: "questions" } } as const;
const shown = [{ id: "faq", pathname: "/faq", params: {}, data: "", loaderData: "questions", handle: {} }];
const askFor = (path: string) => ({ request: new Request(`https://site.example${path}`) });
const load = () => import("./page-change.browser.ts");

describe("the data of a page", () => {
  test("comes from the server, and from memory the next time", async () => {
    const { loadPage } = await load();
    const next = vi.fn(async () => data);
    expect(await loadPage(askFor("/faq"), next)).toBe(data);
    expect(await loadPage(askFor("/faq"), next)).toBe(data);
    expect(next).toHaveBeenCalledTimes(1);
  });

  test("comes from memory when the page came as a document", async () => {
    const { rememberPage, loadPage } = await load();
    rememberPage("/faq", shown);
    const next = vi.fn();
    expect(await loadPage(askFor("/faq"), next)).toEqual(data);
    expect(next).not.toHaveBeenCalled();
  });

  test("of another query is other data", async () => {
    const { rememberPage, loadPage } = await load();
    rememberPage("/faq", shown);
    expect(await loadPage(askFor("/faq?x=1"), async () => ({}))).toEqual({});
  });

  test("that is a redirect goes on", async () => {
    const { loadPage } = await load();
    const moved = { faq: { type: "error", result: new Response(null, { status: 302 }) } } as const;
    expect(await loadPage(askFor("/faq"), async () => moved)).toBe(moved);
    expect(logged).toEqual([]);
  });

  test("that nobody waits for anymore is not a failure, and is not cached", async () => {
    const { loadPage, pageChange } = await load();
    const request = new Request("https://site.example/faq", { signal: AbortSignal.abort() });
    const stopped = { faq: { type: "error", result: new Error("aborted") } } as const;
    void loadPage({ request }, async () => stopped);
    await vi.runAllTimersAsync();
    expect(pageChange().failure).toBeUndefined();
    expect(await loadPage(askFor("/faq"), async () => data)).toBe(data);
  });

  test.each([
    [true, "missing"],
    [false, "unreachable"],
  ] as const)("that does not come never arrives, and why is known; server: %s", async (isThere, state) => {
    const { loadPage, pageChange } = await load();
    isOnline = isThere;
    let hasArrived = false;
    const broken = { faq: { type: "error", result: new Error("500") } } as const;
    loadPage(askFor("/faq"), async () => broken).then(() => {
      hasArrived = true;
    });
    await vi.waitFor(() => expect(pageChange().failure).toEqual({ path: "/faq", state }));
    expect(hasArrived).toBe(false);
    expect(logged).toHaveLength(1);
  });
});

describe("a page that nobody answers for", () => {
  const HANGING = new Promise<never>(() => {});
  const GIVEN_UP = { path: "/faq", state: "unreachable" };

  test("counts as failed after 20 seconds, and stays away if it comes after all", async () => {
    const { loadPage, pageChange } = await load();
    const late = Promise.withResolvers<typeof data>();
    let hasArrived = false;
    loadPage(askFor("/faq"), () => late.promise).then(() => {
      hasArrived = true;
    });
    await vi.advanceTimersByTimeAsync(19_900);
    expect(pageChange().failure).toBeUndefined();
    await vi.advanceTimersByTimeAsync(100);
    expect(pageChange().failure).toEqual(GIVEN_UP);
    late.resolve(data);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(hasArrived).toBe(false);
    expect(pageChange().failure).toEqual(GIVEN_UP);
  });

  test("does so whether its files or its data hang, and the time counts from the click", async () => {
    const { loadPage, pageChange, requestPage } = await load();
    requestPage({ to: "/faq#rates" });
    await vi.advanceTimersByTimeAsync(15_000);
    void loadPage(askFor("/faq"), () => HANGING);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(pageChange().failure).toEqual(GIVEN_UP);
    await vi.advanceTimersByTimeAsync(60_000);
    requestPage({ to: "/faq" });
    expect(pageChange().failure).toBeUndefined();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(pageChange().failure).toEqual(GIVEN_UP);
  });

  test("does not if it has come, or if another one was asked for", async () => {
    const { loadPage, pageChange, requestPage } = await load();
    requestPage({ to: "/news" });
    requestPage({ to: "/faq" });
    await loadPage(askFor("/faq"), async () => data);
    requestPage();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(pageChange().failure).toBeUndefined();
    expect(logged).toEqual([]);
  });
});

test("a page whose styles do not come stays away, and is asked for again the next time", async () => {
  const { loadPage, pageChange } = await load();
  hasStyles = false;
  void loadPage(askFor("/faq"), async () => data);
  await vi.waitFor(() => expect(pageChange().failure).toEqual({ path: "/faq", state: "missing" }));
  hasStyles = true;
  expect(await loadPage(askFor("/faq"), async () => data)).toBe(data);
});

test("a filter of the shown page needs no styles", async () => {
  const { loadPage, rememberPage } = await load();
  rememberPage("/faq", shown);
  hasStyles = false;
  expect(await loadPage(askFor("/faq?x=1"), async () => data)).toBe(data);
});

test("a page that was prefetched waits for its styles all the same", async () => {
  const { loadPage, pageChange } = await load();
  await loadPage(askFor("/faq"), async () => data);
  hasStyles = false;
  void loadPage(askFor("/faq"), async () => data);
  await vi.waitFor(() => expect(pageChange().failure?.path).toBe("/faq"));
});

describe("arriving", () => {
  const asked = async () => {
    const { rememberPage, requestPage, pageChange } = await load();
    rememberPage("/states", []);
    requestPage({ to: "/faq" });
    return { rememberPage, pageChange };
  };

  test("ends the wait for a page", async () => {
    const { rememberPage, pageChange } = await asked();
    rememberPage("/faq", shown);
    expect(pageChange().wanted).toBeUndefined();
  });

  test("does not mean a filter of the open page", async () => {
    const { rememberPage, pageChange } = await asked();
    rememberPage("/states?sort=name", []);
    expect(pageChange().wanted).toEqual({ to: "/faq" });
  });

  test("does not mean the first page: a click can come before it is remembered", async () => {
    const { rememberPage, requestPage, pageChange } = await load();
    requestPage({ to: "/faq" });
    rememberPage("/states", []);
    expect(pageChange().wanted).toEqual({ to: "/faq" });
  });
});

describe("a page is within reach", () => {
  test("when it was shown, at every place on it", async () => {
    const { rememberPage, canNavigateNow } = await load();
    expect(canNavigateNow("/faq#loans")).toBe(false);
    rememberPage("/faq", shown);
    expect(canNavigateNow("/faq#loans")).toBe(true);
    expect(canNavigateNow("/faq?x=1")).toBe(false);
  });

  test("when it is the one that is open", async () => {
    const { canNavigateNow } = await load();
    expect(canNavigateNow("/states?sort=name#map")).toBe(true);
    expect(canNavigateNow("/states/texas")).toBe(false);
  });

  test("when the browser cannot say whether its files are there", async () => {
    hasModulePreload = false;
    const { canNavigateNow } = await load();
    expect(canNavigateNow("/faq")).toBe(true);
  });
});

describe("a failure", () => {
  test("of several files is reported once", async () => {
    const { pageChange, reportFailure } = await load();
    isOnline = false;
    await Promise.all([reportFailure("/faq", "one"), reportFailure("/faq", "two")]);
    expect(logged).toHaveLength(1);
    expect(pageChange().failure).toEqual({ path: "/faq", state: "unreachable" });
  });

  test("is reported again when it happens again", async () => {
    const { closeFailure, pageChange, reportFailure } = await load();
    isOnline = false;
    await reportFailure("/faq", "one");
    closeFailure();
    expect(pageChange().failure?.state).toBe("closed");
    await reportFailure("/faq", "two");
    expect(pageChange().failure?.state).toBe("unreachable");
  });

  test("is dropped when the visitor asks for another page, even while it is being checked", async () => {
    const { pageChange, reportFailure, requestPage } = await load();
    const failing = reportFailure("/faq", "one");
    requestPage({ to: "/news" });
    await failing;
    expect(pageChange()).toEqual({ wanted: { to: "/news" } });
  });
});

test("a link pointed at for a moment is prefetched, one that is only crossed is not", async () => {
  const { pageChange, prefetchOnIntent } = await load();
  prefetchOnIntent("/faq#loans");
  prefetchOnIntent("/news");
  expect(pageChange().pointedAt).toBeUndefined();
  vi.advanceTimersByTime(100);
  expect(pageChange().pointedAt).toBe("/news");
});

test("a link that is followed at once is not also prefetched", async () => {
  const { pageChange, prefetchOnIntent, requestPage } = await load();
  prefetchOnIntent("/faq");
  requestPage({ to: "/faq" });
  requestPage();
  vi.advanceTimersByTime(100);
  expect(pageChange()).toEqual({ wanted: undefined });
});
