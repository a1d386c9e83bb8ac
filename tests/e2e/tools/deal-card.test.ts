import { readFile } from "node:fs/promises";
import jsQR from "jsqr";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { needleAt } from "../../../src/deal-analyzer/card/card-layout.ts";
import { CARD } from "../../../src/deal-analyzer/card/card-shapes.ts";
import { findViolations } from "../axe.ts";
import { openSite, test } from "../browser.ts";

const LINK = "/deal-analyzer#v=1&price=300000&tax=375&ins=150&hoa=75&units=2&rent=2900";
const RATIO = 2900 / 2134.9;

/** Runs in the page. */
function readPixels(canvas: HTMLElement | SVGElement): { width: number; bytes: string } {
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error("No canvas");
  const image = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height);
  if (!image) throw new Error("No image");
  let bytes = "";
  for (const byte of image.data) bytes += String.fromCharCode(byte);
  return { width: image.width, bytes: btoa(bytes) };
}

async function pixelsOf(picture: Locator) {
  const { width, bytes } = await picture.evaluate(readPixels);
  const data = new Uint8ClampedArray(Buffer.from(bytes, "base64"));
  const at = (x: number, y: number) => {
    const start = (y * width + Math.round(x)) * 4;
    return `rgb(${data.slice(start, start + 3).join(", ")})`;
  };
  return { width, height: data.length / 4 / width, data, at };
}

/** What a variable of the palette is on this page. */
const colorOf = (page: Page, name: string) =>
  page.evaluate((variable) => {
    const probe = document.createElement("p");
    probe.style.setProperty("color", `var(${variable})`);
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

/** Runs in the page. A device whose sheet takes pictures. */
function shareInPage(): void {
  Object.defineProperty(navigator, "canShare", { value: () => true, configurable: true });
  const value = async (shared: ShareData) => {
    const [file] = shared.files ?? [];
    const told = { text: shared.text, name: file?.name, type: file?.type, size: file?.size };
    document.documentElement.dataset.shared = JSON.stringify(told);
  };
  Object.defineProperty(navigator, "share", { value, configurable: true });
}

test("the picture of a deal has its needle, the parts of its rent and its link as a code, in both themes, and is saved and shared as a file", async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 360, height: 740 } });
  await page.goto(LINK);
  const open = page.getByRole("button", { name: "Picture of This Deal" });
  const dialog = page.getByRole("dialog", { name: "Picture of This Deal" });
  const picture = dialog.getByRole("img");
  const save = dialog.getByRole("button", { name: "Save Picture" });

  for (const theme of ["light", "dark"]) {
    await page.evaluate(
      (isDark) => document.documentElement.classList.toggle("dark", isDark),
      theme === "dark",
    );
    await open.press("Enter");
    await save.waitFor();
    const { width, height, data, at } = await pixelsOf(picture);
    expect([width, height]).toEqual([CARD.width, CARD.height]);
    const drawn = (x: number, y: number, variable: string) =>
      colorOf(page, variable).then((color) => expect(at(x, y), `${theme} ${variable}`).toBe(color));
    await drawn(4, 4, "--paper");
    await drawn(needleAt(RATIO), 600, "--ink");
    await drawn(needleAt(0.5), 620, "--poor-gauge");
    await drawn(needleAt(1.45), 600, "--excellent-gauge");
    await drawn(70, 780, "--ratio-0");
    await drawn(CARD.width - 70, 780, "--brand");
    expect(jsQR(data, width, height)?.data).toBe(openSite() + LINK);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }

  await open.press("Enter");
  await save.waitFor();
  expect(await picture.getAttribute("aria-label")).toContain(
    "A lender would likely say yes. You keep $98 a month. The lender's ratio: 1.36.",
  );
  expect(await findViolations(page)).toEqual([]);
  const [saved] = await Promise.all([page.waitForEvent("download"), save.click()]);
  expect(saved.suggestedFilename()).toBe("deal.png");
  expect((await readFile(await saved.path())).subarray(1, 4).toString()).toBe("PNG");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });

  await page.evaluate(shareInPage);
  await open.press("Enter");
  await dialog.getByRole("button", { name: "Share Picture" }).click();
  await expect.poll(() => page.locator("html").getAttribute("data-shared")).not.toBeNull();
  const told = JSON.parse((await page.locator("html").getAttribute("data-shared")) ?? "");
  expect(told).toMatchObject({ name: "deal.png", type: "image/png" });
  expect(told.text).toBe(
    `Duplex, $300,000: lender's ratio 1.36, $98 a month for the owner\n${openSite()}${LINK}`,
  );
  expect(told.size).toBeGreaterThan(20_000);
});
