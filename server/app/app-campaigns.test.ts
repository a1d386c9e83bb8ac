import { describe, expect, test, vi } from "vitest";
import { isVisit } from "../../platform/visits/visit.ts";
import { createTestSite } from "./test-site.ts";

const CAMPAIGN = "utm_source=facebook&utm_campaign=fb-texas";
const LANDING = `http://localhost:3000/offer?${CAMPAIGN}`;

describe("a page that an advert leads to", () => {
  test("comes from memory as without the campaign, and so does its data", async () => {
    const render = vi.fn();
    const site = createTestSite({ renderPage: render });
    for (const path of ["/offer", "/offer.data", "/faq"]) {
      const plain = await site.get(path);
      const response = await site.get(`${path}?${CAMPAIGN}`);
      expect(await response.text()).toBe(await plain.text());
      expect(response.headers.get("etag")).toBe(plain.headers.get("etag"));
    }
    expect(render).not.toHaveBeenCalled();
    expect(site.records.map(({ kind }) => kind)).toEqual(Array.from({ length: 6 }, () => "page"));
  });

  test("is rendered if the query has more than a campaign and the page reads it", async () => {
    const response = await createTestSite().get(`/offer?source=texas&${CAMPAIGN}`);
    expect(await response.text()).toBe("<h1>Made for you</h1>");
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
});

describe("what the browser opens from there", () => {
  const followed = { Referer: LANDING, "Sec-Fetch-Dest": "document", "Sec-Fetch-Site": "same-origin" };

  test.each([
    ["a page from memory", "/faq", `/faq?${CAMPAIGN}`],
    ["a page that is rendered", "/search?q=rent", `/search?q=rent&${CAMPAIGN}`],
  ])("%s takes the campaign along", async (_, path, expected) => {
    const site = createTestSite();
    const response = await site.get(path, followed);
    expect([response.status, response.headers.get("location")]).toEqual([307, expected]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect((await site.get(expected, followed)).status).toBe(200);
  });

  test("a form is sent again as it is, to the address with the campaign", async () => {
    const headers = { ...followed, Origin: "http://localhost:3000" };
    const body = new URLSearchParams({ name: "Dana" });
    const response = await createTestSite().send("POST", "/contact", { headers, body });
    expect([response.status, response.headers.get("location")]).toEqual([307, `/contact?${CAMPAIGN}`]);
  });

  test.each([
    ["data and scripts", "/offer.data", { ...followed, "Sec-Fetch-Dest": "empty" }],
    ["a file", "/social/faq.png", followed],
    ["an address with a campaign of its own", "/faq?utm_source=mail", followed],
    ["what another site links to", "/faq", { ...followed, "Sec-Fetch-Site": "cross-site" }],
    ["a referrer that is none", "/faq", { ...followed, Referer: "utm_source=x" }],
    [
      "a campaign that is too long",
      "/faq",
      { ...followed, Referer: `${LANDING.slice(0, -CAMPAIGN.length)}utm_term=${"x".repeat(151)}` },
    ],
  ])("%s comes at once", async (_, path, headers) => {
    expect((await createTestSite().get(path, headers)).status).toBe(200);
  });

  test("never leads to another site", async () => {
    const response = await createTestSite().get("//elsewhere", followed);
    expect(response.headers.get("location")).toBe("/elsewhere");
  });
});

test("a page that is rendered once and then cached comes from memory for every campaign", async () => {
  const renderPage = vi.fn(async () => ({
    response: new Response("<h1>News</h1>", { headers: { "Content-Type": "text/html; charset=utf-8" } }),
    route: undefined,
  }));
  const source = {};
  const site = createTestSite({
    pageSource: (path) => (path === "/published" ? source : undefined),
    renderPage,
  });
  for (const query of ["?utm_source=mail", "", "?utm_source=flyer"]) {
    expect(await (await site.get(`/published${query}`)).text()).toBe("<h1>News</h1>");
  }
  expect(renderPage).toHaveBeenCalledTimes(1);
});
