import { describe, expect } from "vitest";
import { openSite, test } from "./browser.ts";

const longDate = (timeZone: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone }).format(new Date());

const termsSections = [
  "Agreement to Terms",
  "Description of Service",
  "User Responsibilities",
  "Information Accuracy Disclaimer",
  "Referral Relationships",
  "Privacy and Communications",
  "Limitation of Liability",
  "Intellectual Property",
  "Third-Party Links",
  "Modifications",
  "Governing Law",
  "Contact Information",
];
const privacySections = [
  "Introduction",
  "Information We Collect",
  "How We Use Your Information",
  "Information Sharing",
  "Data Security",
  "Cookies and Tracking",
  "Third-Party Services",
  "Your Rights and Choices",
  "Communication Preferences",
  "Data Retention",
  "Children's Privacy",
  "Changes to This Policy",
  "Contact Us",
];

const company = [
  "RentRatio LLC",
  "100 Sample Ledger Way, Suite 200",
  "Austin, TX 78700",
  "(512) 555-0142",
  "hello@rentratio.example",
];

describe("legal pages", () => {
  test.for([
    ["/terms", termsSections],
    ["/privacy", privacySections],
  ] as const)(
    "%s has its sections in order, and a table of contents that leads to each",
    async ([path, sections], { openPage }) => {
      const page = await openPage();
      await page.goto(path);
      const headings = page.getByRole("main").getByRole("region").getByRole("heading", { level: 2 });
      expect(
        await headings.evaluateAll((all) => all.map((heading) => heading.lastChild?.textContent)),
      ).toEqual(sections);
      const contents = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
      expect(await contents.allTextContents()).toEqual(sections);
      await contents.last().click();
      await page
        .getByRole("region", { name: sections.at(-1) ?? "" })
        .getByRole("heading")
        .waitFor();
      expect(new URL(page.url()).hash).toBe(await contents.last().getAttribute("href"));
    },
  );

  test.for(["/terms", "/privacy"])(
    "%s is last updated on the day on which it is read, where it is read",
    async (path, { openPage }) => {
      for (const timezoneId of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
        const page = await openPage({ timezoneId });
        await page.goto(path);
        const date = page.locator("dt:text-is('Last Updated') + dd");
        await expect.poll(() => date.textContent()).toBe(longDate(timezoneId));
      }
    },
  );

  test.for([
    ["/terms", "1.0", "November 1, 2026"],
    ["/privacy", "1.5", "November 17, 2026"],
  ] as const)(
    "%s states today's date without scripts too, beside version %s and effective date %s",
    async ([path, version, effective], { readPage }) => {
      const page = await readPage(path);
      expect(await page.locator("dt:text-is('Last Updated') + dd").textContent()).toBe(
        longDate("America/Chicago"),
      );
      expect(await page.locator("dt:text-is('Version') + dd").textContent()).toBe(version);
      expect(await page.locator("dt:text-is('Effective') + dd").textContent()).toBe(effective);
    },
  );

  test.for(["/terms", "/privacy", "/disclosures", "/contact"])(
    "%s says how to reach the company",
    async (path, { readPage }) => {
      const page = await readPage(path);
      const block = await page.getByRole("main").locator("address").textContent();
      for (const detail of company) expect(block).toContain(detail);
    },
  );

  test("the terms lead to the disclosures and the privacy policy", async ({ readPage }) => {
    const page = await readPage("/terms");
    const section = page.getByRole("region", { name: "Privacy and Communications" });
    expect(
      await section.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href"))),
    ).toEqual(["/disclosures", "/privacy"]);
  });

  test("the privacy policy says that no analytics is switched on", async () => {
    const html = await (await fetch(`${openSite()}/privacy`)).text();
    expect(html).toContain("At present none is switched on.");
    expect(html).not.toContain("At present one is switched on");
  });
});

describe("company pages", () => {
  test("the contact page states response times and hours", async ({ readPage }) => {
    const page = await readPage("/contact");
    const text = await page.getByRole("main").textContent();
    for (const promise of [
      "Response within 1 business day",
      "Reply within 24 hours",
      "Monday-Friday 9 AM-6 PM CST",
    ]) {
      expect(text).toContain(promise);
    }
  });

  test.for([
    ["/about", "never charged for a referral"],
    ["/about", "do not originate, broker or fund loans"],
    ["/disclosures", "does not originate, broker or fund loans"],
    ["/disclosures", "Lenders may pay us when a loan that we referred closes"],
    ["/terms", "governed by the laws of the State of Texas"],
    ["/privacy", "not for people under 18"],
    ["/privacy", "do not sell personal data to unrelated third parties"],
  ] as const)("%s says: %s", async ([path, statement]) => {
    expect(await (await fetch(openSite() + path)).text()).toContain(statement);
  });
});
