import { expect, test } from "vitest";
import { renderMarkdown } from "./markdown.server.ts";
import { addCampaignToLinks } from "./prose-links.ts";

const CAMPAIGN = "utm_source=a&amp;utm_term=b";

test.each([
  ["[FAQ](/faq)", `href="/faq?${CAMPAIGN}"`],
  ['[FAQ](/faq#what "A title")', `href="/faq?${CAMPAIGN}#what"`],
  ["[Search](/search?q=a&page=2)", `href="/search?q=a&amp;page=2&amp;${CAMPAIGN}"`],
  ["| a | b |\n|---|---|\n| [x](/x) | y |", `href="/x?${CAMPAIGN}"`],
  ["[Own](/contact?utm_source=own)", 'href="/contact?utm_source=own"'],
  ["[Out](https://elsewhere.example/)", 'href="https://elsewhere.example/"'],
  ["[Here](#below)", 'href="#below"'],
  ["[Guide](/files/guide.pdf)", 'href="/files/guide.pdf"'],
])("%s", (source, expected) => {
  const { html } = renderMarkdown(source);
  expect(addCampaignToLinks(html, "?utm_source=a&utm_term=b")).toContain(`<a ${expected}`);
  expect(addCampaignToLinks(html, "")).toBe(html);
});

test("text that looks like a link stays text", () => {
  const { html } = renderMarkdown('`<a href="/faq">` and <a href="/faq">');
  expect(addCampaignToLinks(html, "?utm_source=a")).toBe(html);
});
