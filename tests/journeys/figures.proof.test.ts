import { describe, expect } from "vitest";
import { test } from "./visit.ts";

describe("public figures", () => {
  test("the map follows its sliders and leads to a guide, whose house opens in the analyzer", async ({
    openVisit,
  }) => {
    const visit = await openVisit();
    await visit.open("/states");
    await visit.waitForStart();
    await visit.focus("slider", "Interest rate");
    await visit.press("ArrowLeft");
    await visit.untilText("At 25% down and 7.125%");
    await visit.reload();
    await visit.untilText("At 25% down and 7.25%");
    await visit.open("/states/ohio");
    await visit.click("link", "Open this house in the deal analyzer");
    await visit.untilShown("heading", "Deal Analyzer");
    expect(await visit.value(/^Purchase price/)).toBe("$239,800");
    await visit.untilText("0.67");
  });

  test("the table of all states sorts and filters by keyboard", async ({ openVisit }) => {
    const visit = await openVisit();
    await visit.open("/data");
    await visit.waitForStart();
    await visit.focus("button", "Rent ratio");
    await visit.press("Enter");
    await visit.untilText("Order: Rent ratio, highest first.");
    await visit.until(
      () => document.querySelector("tbody tr")?.textContent?.startsWith("West Virginia") ?? false,
    );
    await visit.fill(/^Show only/, "OH, Texas", "searchbox");
    await visit.untilText("2 of 50 states.");
  });
});
