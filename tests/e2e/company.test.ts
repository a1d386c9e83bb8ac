import { describe, expect } from "vitest";
import { selectElements } from "../setup/html-elements.ts";
import { test } from "./browser.ts";
import { fetchPage, linksIn } from "./sent-page.ts";

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

/** The text beside a term of a page. */
const termValue = ({ elements }: Awaited<ReturnType<typeof fetchPage>>, term: string) =>
  elements[elements.findIndex(({ tag, text }) => tag === "dt" && text === term) + 1]?.text;

describe("legal pages", () => {
  test.for([
    ["/terms", termsSections],
    ["/privacy", privacySections],
  ] as const)(
    "%s has its sections in order, and a table of contents that leads to each",
    async ([path, sections]) => {
      const page = await fetchPage(path);
      const shown = page
        .all("section")
        .flatMap(({ within }) => selectElements(within, "h2"))
        .map(({ attributes, text }) => ({ link: `#${attributes.id}`, title: text.replace(/^\d+\. /, "") }));
      expect(shown.map(({ title }) => title)).toEqual(sections);
      expect(linksIn(page.part("Contents"))).toEqual(shown.map(({ link }) => link));
    },
  );

  test("the terms state the day on which they are read, where they are read, and their contents lead to a section", async ({
    openPage,
  }) => {
    // These two are never on the same day, so one of them is not on the server's.
    const elsewhere = ["Pacific/Kiritimati", "Pacific/Pago_Pago"].filter(
      (timeZone) => longDate(timeZone) !== longDate("America/Chicago"),
    );
    const [timezoneId = ""] = elsewhere;
    const page = await openPage({ timezoneId });
    await page.goto("/terms");
    const date = page.locator("dt:text-is('Last Updated') + dd");
    await expect.poll(() => date.textContent()).toBe(longDate(timezoneId));
    const last = page.getByRole("navigation", { name: "Contents" }).getByRole("link").last();
    await last.click();
    await expect.poll(() => new URL(page.url()).hash).toBe(await last.getAttribute("href"));
  });

  test.for([
    ["/terms", "1.0", "November 1, 2026"],
    ["/privacy", "1.5", "November 17, 2026"],
  ] as const)(
    "%s states today's date without scripts too, beside version %s and effective date %s",
    async ([path, version, effective]) => {
      const page = await fetchPage(path);
      expect(termValue(page, "Last Updated")).toBe(longDate("America/Chicago"));
      expect(termValue(page, "Version")).toBe(version);
      expect(termValue(page, "Effective")).toBe(effective);
    },
  );

  test.for(["/terms", "/privacy", "/disclosures", "/contact"])(
    "%s says how to reach the company",
    async (path) => {
      const block = (await fetchPage(path)).textOf("address");
      for (const detail of company) expect(block).toContain(detail);
    },
  );

  test("the terms lead to the disclosures and the privacy policy", async () => {
    const { all } = await fetchPage("/terms");
    const section = all("section").find(({ text }) => text.includes("Privacy and Communications"));
    expect(linksIn(section)).toEqual(["/disclosures", "/privacy"]);
  });
});

describe("company pages", () => {
  test.for([
    ["/contact", "Response within 1 business day"],
    ["/contact", "Reply within 24 hours"],
    ["/contact", "Monday-Friday 9 AM-6 PM CST"],
    ["/about", "never charged for a referral"],
    ["/about", "do not originate, broker or fund loans"],
    ["/disclosures", "does not originate, broker or fund loans"],
    ["/disclosures", "Lenders may pay us when a loan that we referred closes"],
    ["/terms", "governed by the laws of the State of Texas"],
    ["/privacy", "not for people under 18"],
    ["/privacy", "do not sell personal data to unrelated third parties"],
    ["/privacy", "At present none is switched on."],
  ] as const)("%s says: %s", async ([path, statement]) => {
    expect((await fetchPage(path)).text).toContain(statement);
  });
});
