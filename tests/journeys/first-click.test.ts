import { describe } from "vitest";
import { test } from "./visit.ts";

describe("before the application has started", () => {
  test("the first click on the search finds a field to type into", async ({ openVisit }) => {
    const visit = await openVisit();
    await visit.openEarly("/faq");
    await visit.click("button", /^Search/);
    await visit.until(() =>
      [...document.querySelectorAll<HTMLInputElement>("input[name=q], [role=combobox]")].some((field) =>
        field.checkVisibility(),
      ),
    );
  });

  test("what is typed into a calculator is kept", async ({ openVisit }) => {
    const visit = await openVisit();
    await visit.openEarly("/dscr-calculator");
    await visit.fill(/^Monthly Rent/, "2500");
    await visit.waitForStart();
    await visit.fill(/^Monthly Expenses/, "500");
    await visit.fill(/^Monthly Debt Service/, "1600");
    await visit.click("button", "Calculate");
    await visit.untilShown("region", "Your DSCR");
    await visit.untilText("1.25");
  });
});
