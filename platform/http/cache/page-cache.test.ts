import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { createTestSite } from "../../../server/app/test-site.ts";
import type { RenderPage } from "../pages.ts";
import { dailyPageSource } from "./page-cache.ts";

const HTML = { "Content-Type": "text/html; charset=utf-8" };

function createSite(render: RenderPage) {
  const sources = new Map<string, object>([["/published", { version: 1 }]]);
  const site = createTestSite({ renderPage: render, pageSource: (path) => sources.get(path) });
  return { site, sources };
}

function countRenderings(status = 200) {
  let count = 0;
  const render: RenderPage = async (request, { nonce }) => {
    count += 1;
    const lines = `<p>${"long ".repeat(300)}</p>`;
    const body = `<script nonce="${nonce}">start()</script>${new URL(request.url).search}${count}${lines}`;
    return { response: new Response(body, { status, headers: HTML }), route: undefined };
  };
  return { render, count: () => count };
}

test("a published page is rendered once, and then answered from memory with hashes instead of a nonce", async () => {
  const { render, count } = countRenderings();
  const { site } = createSite(render);
  const [first, second] = await Promise.all([site.get("/published?utm=1"), site.get("/published")]);
  const third = await site.get("/published", { "Accept-Encoding": "br" });
  expect(count()).toBe(1);
  const text = await first.text();
  expect(text).toMatch(/^<script>start\(\)<\/script>1<p>/);
  expect(await second.text()).toBe(text);
  expect(third.headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(Buffer.from(await third.arrayBuffer())).toString()).toBe(text);
  const hash = createHash("sha256").update("start()").digest("base64");
  expect(first.headers.get("content-security-policy")).toContain(`script-src 'self' 'sha256-${hash}'`);
  expect(first.headers.get("content-security-policy")).not.toContain("nonce");
  expect(site.records.map(({ kind }) => kind)).toEqual(["page", "page", "page"]);
});

test("an unchanged page costs an empty response", async () => {
  const { site } = createSite(countRenderings().render);
  const etag = (await site.get("/published")).headers.get("etag") ?? "";
  expect((await site.get("/published", { "If-None-Match": etag })).status).toBe(304);
});

test("publishing replaces the cached page, and withdrawing removes it", async () => {
  const { render, count } = countRenderings();
  const { site, sources } = createSite(render);
  await site.get("/published");
  sources.set("/published", { version: 2 });
  expect(await (await site.get("/published")).text()).toContain("</script>2<p>");
  sources.delete("/published");
  await site.get("/published");
  await site.get("/published");
  expect(count()).toBe(4);
  expect(site.records.at(-1)?.kind).toBe("rendered");
});

test("a page that failed is not cached", async () => {
  const { render, count } = countRenderings(500);
  const { site } = createSite(render);
  expect((await site.get("/published")).status).toBe(500);
  expect((await site.get("/published")).status).toBe(500);
  expect(count()).toBe(4);
});

test("a page that states the date gets a new source every day, separate from other pages", () => {
  let day = "2026-11-15";
  let paths = ["/terms", "/privacy"];
  const sourceOf = dailyPageSource(
    () => paths,
    () => day,
  );
  const terms = sourceOf("/terms");
  expect(terms).toBeDefined();
  expect(sourceOf("/terms")).toBe(terms);
  expect(sourceOf("/privacy")).not.toBe(terms);
  expect(sourceOf("/faq")).toBeUndefined();
  day = "2026-11-16";
  const next = sourceOf("/terms");
  expect(next).not.toBe(terms);
  // Another edition of the site lists its own pages.
  paths = [...paths];
  expect(sourceOf("/terms")).not.toBe(next);
});
