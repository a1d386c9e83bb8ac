import { createHash } from "node:crypto";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { EXAMPLE_DEAL } from "../../../src/calculators/deal/example-deal.ts";
import { INITIAL_TERMS } from "../../../src/calculators/my-deals/blanket/blanket-fields.ts";
import { writeBlanketFragment } from "../../../src/calculators/my-deals/blanket/blanket-link.ts";
import { canonicalJson } from "../../../src/calculators/packet/canonical-json.ts";
import { formatUsd } from "../../../src/dscr/money.ts";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import { download, excessWidth, focusedText, widthOf } from "../outcomes.ts";

const ANALYZER = "/deal-analyzer#v=1&price=300000&tax=375&ins=150&hoa=75&rent=2500";
const PATH = "/my-deals";

const LINKED = { name: "Yellow house", deal: EXAMPLE_DEAL };

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));
const table = (page: Page) => page.getByRole("table", { name: "Side by side" });
const rowOf = (page: Page, name: string) =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name, exact: true }) });
const isEmpty = (page: Page) =>
  page.getByRole("heading", { name: "No deal is kept in this browser" }).waitFor();

/** By key: sections above get their size when they come near the screen, which moves the button under a pointer. */
async function askToKeep(page: Page): Promise<void> {
  const closed = page.getByRole("button", { name: "Keep it", expanded: false });
  const keepThis = page.getByRole("button", { name: "Keep This Deal" });
  // What stands below the answer takes clicks once its code is there.
  await expect
    .poll(async () => {
      if (await closed.isVisible()) await closed.click();
      return keepThis.isVisible();
    })
    .toBe(true);
  await keepThis.press("Enter");
}

async function keep(page: Page, name: string, address = ANALYZER): Promise<void> {
  await page.goto(address);
  // On the same page only the fragment changes, and the fields follow it.
  const price = Number(new URLSearchParams(address.split("#")[1]).get("price"));
  if (price > 0)
    await expect.poll(() => page.getByLabel("Purchase price").inputValue()).toBe(formatUsd(price));
  // What follows from them is hidden until then.
  await expect.poll(() => page.locator("html[data-figures-awaited]").count()).toBe(0);
  await askToKeep(page);
  const dialog = page.getByRole("dialog", { name: "Keep this deal" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByRole("button", { name: /Keep in This Browser|Replace/ }).click();
  await page.getByRole("dialog", { name: "Kept in this browser" }).waitFor();
}

async function seeMyDeals(page: Page): Promise<void> {
  await page.getByRole("link", { name: "See My Deals" }).click();
  await page.waitForURL(`**${PATH}`);
}

test("a deal is kept under a name, not before the click that asks for it, and opens as it was after a reload", async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto(ANALYZER);
  await askToKeep(page);
  const dialog = page.getByRole("dialog", { name: "Keep this deal" });
  await dialog.getByRole("button", { name: "Keep in This Browser" }).click();
  await dialog.getByText("Give the deal a name").waitFor();
  await dialog.getByLabel("Name").fill("Elm Street");
  expect(await storedKeys(page)).toEqual([]);
  await page.keyboard.press("Escape");
  expect(await storedKeys(page)).toEqual([]);

  await keep(page, "<b>Elm</b> =1+1\u202e");
  expect(await storedKeys(page)).toEqual(["my-deals"]);
  await seeMyDeals(page);
  await page.reload();
  expect(await rowOf(page, "<b>Elm</b> =1+1").textContent()).toContain("1.17-$210$96,059$75,000$12,809");
  await page.getByRole("link", { name: "<b>Elm</b> =1+1" }).click();
  await page.getByText("This is a copy of a deal from My Deals.").waitFor();
  expect(await page.getByLabel("Monthly rent").inputValue()).toBe("$2,500");

  // A packet has what was typed and ticked, and a digest of it. The name of the client goes nowhere else.
  await page.locator("#keep summary").press("Enter");
  await page.getByRole("group", { name: "packet" }).scrollIntoViewIfNeeded();
  await page.getByLabel("Client").fill("Ana Lima");
  await page.getByRole("checkbox", { name: /^<b>Elm/ }).press("Space");
  await page.locator("button[aria-busy=false]", { hasText: "Download Packet" }).waitFor();
  const { name: packetName, bytes } = await download(page, () =>
    page.getByRole("button", { name: "Download Packet" }).press("Enter"),
  );
  expect(packetName).toBe("packet.json");
  const { digest, ...packet } = JSON.parse(bytes.toString());
  expect(packet).toMatchObject({ client: "Ana Lima", schedule: [{ value: 300_000, loan: 225_000 }] });
  expect(createHash("sha256").update(canonicalJson(packet)).digest("hex")).toBe(digest);
  expect(`${page.url()} ${await page.evaluate(() => localStorage.getItem("my-deals"))}`).not.toContain("Ana");

  // On paper it is only for the button that asks for it, not for the usual summary.
  await page.evaluate(() => {
    window.print = () => {
      document.title =
        document.querySelector("[data-report]")?.textContent?.match(/Client: [A-Za-z ]+/)?.[0] ?? "none";
    };
  });
  await page.getByRole("button", { name: "Print Packet" }).press("Enter");
  expect(await page.title()).toContain("Ana Lima");
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await page.getByRole("button", { name: "Print Summary" }).press("Enter");
  expect(await page.title()).toBe("none");

  // A browser that refuses to store says so, and nothing breaks.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await askToKeep(page);
  await page.getByLabel("Name").fill("Oak Avenue");
  await page.getByRole("button", { name: "Keep in This Browser" }).click();
  await page.getByText("This browser has no room for it").waitFor();
});

test("kept deals are added up, renamed, duplicated, removed and brought back, in step in two tabs", async ({
  openPage,
}) => {
  const [page, other] = [await openPage(), await openPage()];
  await other.goto(PATH);
  await isEmpty(other);
  await keep(page, "Elm Street");
  await rowOf(other, "Elm Street").waitFor();
  await page.keyboard.press("Escape");
  await keep(page, "Oak Avenue", "/deal-analyzer#v=1&price=3000000&tax=3000&ins=1000&rent=10000");
  await seeMyDeals(page);
  const total = await rowOf(page, "All deals").textContent();
  expect(total).toMatch(/^All deals0\.58/);
  expect(total).toContain("$825,000");
  await page.getByRole("button", { name: "Rename Oak Avenue" }).click();
  await page.getByLabel("New name of Oak Avenue").fill("Oak Lane");
  await page.keyboard.press("Enter");
  await rowOf(page, "Oak Lane").waitFor();
  await page.getByRole("button", { name: "Duplicate Elm Street" }).click();
  await rowOf(page, "Elm Street (2)").waitFor();
  await page.getByRole("button", { name: "Remove Oak Lane" }).click();
  await page.getByText("Oak Lane is removed.").waitFor();
  expect(await rowOf(page, "Oak Lane").count()).toBe(0);
  await rowOf(other, "Oak Lane").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await rowOf(page, "Oak Lane").waitFor();

  // One loan on the houses: computed when it is opened, for those that are ticked, and open to whoever gets its link.
  await page.getByText("Work out one loan for these houses").press("Enter");
  const one = page.getByRole("region", { name: "One loan on several houses" });
  await one.getByText(/One loan of \$[\d,]+ on 3 houses/).waitFor();
  await one.getByRole("checkbox", { name: "Oak Lane, $3,000,000" }).press("Space");
  await one.getByText(/One loan of \$[\d,]+ on 2 houses/).waitFor();
  const sold = one.getByRole("table", { name: "If one house is sold" });
  expect(await sold.getByRole("row").count()).toBe(3);
  const { name: fileName } = await download(page, () =>
    one.getByRole("button", { name: "Download CSV" }).click(),
  );
  expect(fileName).toBe("one-loan.csv");
  await one.getByRole("checkbox", { name: "Elm Street, $300,000", exact: true }).press("Space");
  await one.getByText("Tick two houses at least.").waitFor();
  await page.evaluate(
    (link) => {
      location.hash = link;
    },
    writeBlanketFragment({ houses: [LINKED, LINKED], terms: INITIAL_TERMS }),
  );
  const linked = page.getByRole("region", { name: "One loan, from a private link" });
  await linked.scrollIntoViewIfNeeded();
  await linked.getByText(/on 2 houses/).waitFor();
  expect(await linked.getByRole("checkbox", { name: /^Yellow house/ }).count()).toBe(2);
  expect(await page.evaluate(() => localStorage.getItem("my-deals"))).not.toContain("Yellow");

  for (const name of ["Oak Lane", "Elm Street (2)", "Elm Street"]) {
    await page.getByRole("button", { name: `Remove ${name}`, exact: true }).click();
  }
  await isEmpty(other);
  expect(await storedKeys(other)).toEqual([]);
});

test("keeping under a name that exists says that it replaces and can be undone; every tool keeps its figures and opens them again", async ({
  openPage,
}) => {
  const page = await openPage();
  await keep(page, "Elm Street");
  // Pressed again before the browser tells that the dialog has closed, which a busy one does late.
  await page.getByRole("dialog", { name: "Kept in this browser" }).evaluate((dialog) => {
    if (dialog instanceof HTMLDialogElement) dialog.close();
    for (const button of document.querySelectorAll("button")) {
      if (button.textContent === "Keep This Deal") button.click();
    }
  });
  await page.getByRole("dialog", { name: "Keep this deal" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByLabel("Monthly rent").fill("3000");
  await askToKeep(page);
  await page.getByLabel("Name", { exact: true }).fill("Elm Street");
  await page.getByText("A deal of this name is kept already. It will be replaced.").waitFor();
  await page.getByRole("button", { name: "Replace the Kept One" }).click();
  await page.getByText("Elm Street is replaced by this deal.").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Elm Street is as it was before.").waitFor();
  expect(await focusedText(page)).toBe("Go On Here");
  await page.keyboard.press("Enter");

  for (const [tool, heading] of [
    ["Hold projection", /hold/i],
    ["Refinance planner", /refinance/i],
    ["Offer comparison", /offers/i],
  ] as const) {
    // Offers need two sheets, which the example has.
    if (tool === "Offer comparison") await page.goto("/compare-offers");
    else await page.getByRole("main").getByRole("link", { name: tool, exact: true }).press("Enter");
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await askToKeep(page);
    await page.getByLabel("Name", { exact: true }).fill("Elm Street");
    await page.getByRole("button", { name: "Keep in This Browser" }).click();
    await page.getByText("Elm Street is one of your deals now.").waitFor();
    if (tool !== "Offer comparison") await page.getByRole("button", { name: "Go On Here" }).click();
  }
  await seeMyDeals(page);
  const items = page.getByRole("region", { name: "Your deals" }).getByRole("listitem");
  await expect
    .poll(() => items.allTextContents())
    .toEqual(
      ["deal", "hold projection", "refinance plan", "offer comparison"].map((noun) =>
        expect.stringContaining(`${noun}, kept on`),
      ),
    );
  // The deal is what it was before, and its plans are not counted again.
  expect(await rowOf(page, "Elm Street").textContent()).toContain("1.17-$210");
  expect(await table(page).getByRole("row").count()).toBe(3);
  await page.getByRole("button", { name: "Remove Elm Street (refinance plan)" }).click();
  await page.getByText("Elm Street is removed.").waitFor();
  await page.getByRole("link", { name: "Elm Street (hold projection)" }).click();
  await page.getByText("This is a copy from My Deals.").waitFor();
  expect(await page.getByLabel("Monthly rent").inputValue()).toBe("$3,000");
});

test("kept deals leave as one file, are forgotten with one confirmed click, and come back", async ({
  openPage,
}) => {
  const page = await openPage();
  await keep(page, "Elm Street");
  await seeMyDeals(page);
  const { bytes: buffer } = await download(page, () =>
    page.getByRole("button", { name: "Export All" }).click(),
  );
  expect(buffer.toString()).toContain('"name": "Elm Street"');
  const importing = page.getByLabel("File of deals to import");
  const importFile = (content: Buffer) =>
    importing.setInputFiles({ name: "deals.json", mimeType: "application/json", buffer: content });
  await page.getByRole("button", { name: "Forget All" }).click();
  await page.getByRole("button", { name: "Forget All Deals" }).click();
  await page.getByText("All deals are forgotten.").waitFor();
  expect(await storedKeys(page)).toEqual([]);
  await importFile(buffer);
  await page.getByText("1 deal added.").waitFor();
  await rowOf(page, "Elm Street").waitFor();
  await importFile(Buffer.from('{"version":1,"deal":{}}'));
  await page.getByText("This is not a file of My Deals.").waitFor();
  expect(await table(page).getByRole("row").count()).toBe(3);

  // What this version cannot read stays until the visitor decides.
  const newer = '{"kind":"kept-deals","version":2,"deals":[]}';
  await page.evaluate((text) => localStorage.setItem("my-deals", text), newer);
  await page.reload();
  await page.getByText("A newer version of this page has kept deals").waitFor();
  expect(await page.evaluate(() => localStorage.getItem("my-deals"))).toBe(newer);
  await page.getByRole("button", { name: "Forget It" }).click();
  await isEmpty(page);
});

test("without scripts the page explains itself with an example", async ({ readPage }) => {
  const page = await readPage(PATH);
  await page.getByText("Without JavaScript this page shows an example.").waitFor();
  expect(await page.getByRole("rowheader", { name: "Example house" }).isVisible()).toBe(true);
  expect(await page.getByRole("button", { name: "Import a File" }).isVisible()).toBe(false);
});

test("a phone shows each deal as a card, with nothing to scroll to, and axe finds nothing", async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 320, height: 640 } });
  await keep(page, "Elm Street, the yellow house behind the old mill with a long name");
  expect(await findViolations(page)).toEqual([]);
  await seeMyDeals(page);
  const cards = page.getByRole("region", { name: "Side by side, all figures" });
  await cards.waitFor();
  expect(await widthOf(page)).toBeLessThanOrEqual(320);
  expect(await excessWidth(cards)).toBe(0);
  expect(await findViolations(page)).toEqual([]);
});
