import type { Page } from "playwright-core";
import { expect } from "vitest";
import { developers } from "../../content/developers.ts";
import { snippetView } from "../../src/calculators/embeds/embeds-catalog.server.ts";
import { LANGUAGES } from "../../src/developers/page/code-samples.ts";
import { describeDevelopers } from "../../src/developers/page/developers-catalog.server.ts";
import { shippedContent } from "../setup/shipped-content.ts";
import { openSite, test } from "./browser.ts";
import { copiedText, rememberCopies } from "./outcomes.ts";
import { fetchPage } from "./sent-page.ts";

const { content: words } = snippetView;
/** Where the running site is reached. */
const siteUrl = () => process.env.SITE_URL ?? `http://localhost:${new URL(openSite()).port}`;
test("every page names the same host in its canonical link, however it is rendered", async () => {
  const paths = ["/faq", "/developers", "/terms", "/lender-partners?sort=minDSCR", "/search?q=texas"];
  const pages = await Promise.all(paths.map((path) => fetchPage(path)));
  const hosts = pages.flatMap((page) =>
    page
      .all("link")
      .filter(({ attributes }) => attributes.rel === "canonical")
      .map(({ attributes }) => new URL(attributes.href ?? "").host),
  );
  expect(hosts).toHaveLength(paths.length);
  expect(new Set(hosts).size).toBe(1);
});

const codeToPaste = (page: Page) => page.getByText("<iframe src=");
const preview = (page: Page) => page.locator("iframe");

test("without scripts all examples are in the page, one language at a time, and the API, its description and the tools are where it says", async ({
  readPage,
}) => {
  const page = await readPage("/developers");
  const { examples, oembed } = describeDevelopers(shippedContent, siteUrl());
  for (const { title, samples } of examples.items) {
    for (const { language, code } of samples) {
      const name = LANGUAGES.find(({ id }) => id === language)?.name ?? "";
      await page.getByRole("radio", { name }).check();
      const box = page.getByRole("region", { name: `${title}, ${name}`, exact: true });
      expect(await box.locator("code").textContent()).toBe(code);
      expect(
        await page
          .locator("section", { has: page.locator("#examples") })
          .locator("pre:visible")
          .count(),
      ).toBe(6);
    }
  }
  const description = page.getByRole("link", { name: developers.api.schema.link });
  const described = await fetch(`${openSite()}${await description.getAttribute("href")}`);
  expect(described.status).toBe(200);
  expect(await page.getByText(oembed.url, { exact: true }).isVisible()).toBe(true);
  expect((await fetch(`${openSite()}/mcp`)).status).toBe(405);
});

test("a language is chosen with the keyboard and copied; the code for an embed follows the choices, and so does the preview", async ({
  openPage,
}) => {
  const page = await openPage();
  await page.addInitScript(rememberCopies);
  await page.goto("/developers");
  const url = siteUrl();
  await page.getByRole("radio", { name: "curl" }).focus();
  await page.keyboard.press("ArrowRight");
  expect(await page.getByRole("radio", { name: "JavaScript" }).isChecked()).toBe(true);
  await page.getByRole("button", { name: "Copy JavaScript" }).first().click();
  await page.getByText(developers.examples.copied.title).first().waitFor();
  const [first] = describeDevelopers(shippedContent, url).examples.items;
  expect(await copiedText(page)).toBe(first?.samples.find(({ language }) => language === "javascript")?.code);

  expect(await codeToPaste(page).textContent()).toContain(`${url}/embed/dscr-calculator"`);
  await page.getByRole("combobox", { name: words.tool }).selectOption("/embed/deal-analyzer");
  await page.getByRole("combobox", { name: words.theme.label }).selectOption("dark");
  await page.getByRole("combobox", { name: words.state.label }).selectOption("TX");
  const code = (await codeToPaste(page).textContent()) ?? "";
  expect(code).toContain(`${url}/embed/deal-analyzer?theme=dark&amp;state=TX"`);
  expect(await preview(page).getAttribute("src")).toBe("/embed/deal-analyzer?theme=dark&state=TX");
  await preview(page).scrollIntoViewIfNeeded();
  const frame = page.frameLocator("iframe");
  await frame.getByRole("heading", { level: 1, name: "DSCR Deal Analyzer" }).waitFor();
  await expect.poll(() => frame.locator("html.dark").count()).toBe(1);
  await expect.poll(() => frame.getByRole("combobox", { name: /^State/ }).inputValue()).toBe("TX");
  // It takes the height that the embed tells.
  await expect
    .poll(async () => {
      const needed = await frame.locator("html").evaluate((html) => html.getBoundingClientRect().height);
      return Number(await preview(page).getAttribute("height")) - Math.ceil(needed);
    })
    .toBe(0);
  await page.getByRole("button", { name: "Copy Code" }).click();
  // The message of the first copy may still be there, so the message says nothing.
  await expect.poll(() => copiedText(page)).toBe(code);
});
