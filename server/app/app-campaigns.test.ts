import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { isVisit } from "../../platform/visits/visit.ts";
import { createTestSite } from "./test-site.ts";

const CAMPAIGN = "utm_source=facebook&utm_campaign=fb-texas";
const PLAIN = '<a href="/contact">Write to us</a>';
const FILLED = '<a href="/contact?utm_source=facebook&amp;utm_campaign=fb-texas">Write to us</a>';

describe("a page that an advert leads to", () => {
  test("has links that carry the campaign, and is neither rendered nor made twice", async () => {
    const render = vi.fn();
    const site = createTestSite({ renderPage: render });
    for (const _ of ["first", "second"]) {
      const response = await site.get(`/offer?${CAMPAIGN}`);
      expect(await response.text()).toBe(FILLED);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "cache-control": "public, max-age=0, s-maxage=5, must-revalidate",
        "content-length": `${FILLED.length}`,
        "content-security-policy": expect.stringContaining("script-src 'self'"),
        etag: '"offer1"',
      });
    }
    expect(await (await site.get("/offer")).text()).toBe(PLAIN);
    expect(render).not.toHaveBeenCalled();
    expect(site.records.map(({ kind, route }) => [kind, route])).toEqual(
      Array.from({ length: 3 }, () => ["page", "/offer"]),
    );
  });

  test("is compressed, has no body for HEAD, and costs an empty response if it is unchanged", async () => {
    const site = createTestSite();
    const compressed = await site.get(`/offer?${CAMPAIGN}`, { "Accept-Encoding": "br" });
    expect(compressed.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(Buffer.from(await compressed.arrayBuffer())).toString()).toBe(FILLED);
    const head = await site.send("HEAD", `/offer?${CAMPAIGN}`);
    expect([head.headers.get("content-length"), await head.text()]).toEqual([`${FILLED.length}`, ""]);
    const known = { "If-None-Match": '"offer1"' };
    expect((await site.get("/offer?utm_source=never-seen", known)).status).toBe(304);
  });

  test.each([
    ["labels that nobody knows", "/offer?utm_source=", PLAIN],
    ["markup", '/offer?utm_source="><script>alert(1)</script>', PLAIN],
    ["a label that is too long", `/offer?utm_source=${"x".repeat(700)}`, PLAIN],
    ["quotes", "/offer?utm_source=%22%3E%3Cb", '<a href="/contact?utm_source=%22%3E%3Cb">Write to us</a>'],
  ])("is safe with %s", async (_, path, expected) => {
    expect(await (await createTestSite().get(path)).text()).toBe(expected);
  });

  test("is rendered if the query has more than a campaign and the page reads it", async () => {
    const response = await createTestSite().get(`/offer?source=texas&${CAMPAIGN}`);
    expect(await response.text()).toBe("<h1>Made for you</h1>");
  });

  test("has the same data as without", async () => {
    const site = createTestSite();
    expect(await (await site.get(`/offer.data?${CAMPAIGN}`)).text()).toBe("[offer data]");
    expect(site.records.at(-1)?.kind).toBe("page");
  });

  test("is counted as a visit without its campaign", async () => {
    const counted: string[] = [];
    const site = createTestSite({
      countVisit: (path, answered) => void (isVisit(answered) && counted.push(path)),
    });
    const headers = {
      "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    };
    for (const path of [`/offer?${CAMPAIGN}`, `/offer?${CAMPAIGN}`, "/offer"]) await site.get(path, headers);
    expect(counted).toEqual(["/offer", "/offer", "/offer"]);
  });

  test("comes without the campaign in its links if one client invents too many campaigns at once", async () => {
    const site = createTestSite();
    const invented = Array.from({ length: 12 }, (_, index) => site.get(`/offer?utm_source=${index}`));
    const responses = await Promise.all(invented);
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    const texts = await Promise.all(responses.map((response) => response.text()));
    expect(texts.filter((text) => text.includes("utm_source="))).toHaveLength(8);
    expect(texts.filter((text) => text === PLAIN)).toHaveLength(4);
  });
});

test("a page that is rendered once and then cached carries the campaign too", async () => {
  let renderings = 0;
  const source = {};
  const site = createTestSite({
    pageSource: (path) => (path === "/published" ? source : undefined),
    renderPage: async (request) => {
      renderings += 1;
      const { search } = new URL(request.url);
      const headers = { "Content-Type": "text/html; charset=utf-8" };
      return { response: new Response(`<a href="/faq${search}">FAQ</a>`, { headers }), route: undefined };
    },
  });
  const ask = async (path: string) => await (await site.get(path)).text();
  expect(await ask("/published?utm_source=mail")).toBe('<a href="/faq?utm_source=mail">FAQ</a>');
  expect(await ask("/published")).toBe('<a href="/faq">FAQ</a>');
  expect(await ask("/published?utm_source=flyer")).toBe('<a href="/faq?utm_source=flyer">FAQ</a>');
  expect(renderings).toBe(1);
});
