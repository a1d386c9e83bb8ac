import { describe, expect, test } from "vitest";
import { company } from "../../content/company.ts";
import { contactDetails } from "../../content/contact-details.ts";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { pageMeta } from "./page-meta.ts";
import type { PageRecord } from "./page-record.ts";

const PAGE: PageRecord = {
  path: "/states/texas",
  title: "Texas",
  description: "About Texas.",
  kind: "guide",
  updated: "2026-11-01",
  breadcrumb: [{ name: "Texas", path: "/states/texas" }],
};
const site = { url: "https://site.example", company: { ...company, ...contactDetails(shippedContent) } };
const tagsOf = (page: PageRecord) => JSON.stringify(pageMeta(page, site));

describe("a page", () => {
  test("names its canonical address, for search engines and for those who share it", () => {
    expect(pageMeta(PAGE, site)).toEqual(
      expect.arrayContaining([
        { title: `Texas | ${company.name}` },
        { tagName: "link", rel: "canonical", href: "https://site.example/states/texas" },
        { property: "og:url", content: "https://site.example/states/texas" },
      ]),
    );
    expect(tagsOf(PAGE)).not.toContain("noindex");
  });

  test("that is unlisted keeps its canonical address", () => {
    const tags = tagsOf({ ...PAGE, isUnlisted: true });
    expect(tags).toContain("noindex");
    expect(tags).toContain("canonical");
  });

  test("that names another as the original leaves it to search engines", () => {
    const tags = tagsOf({ ...PAGE, isUnlisted: true, canonicalPath: "/original" });
    expect(tags).not.toContain("noindex");
    expect(tags).toContain("https://site.example/original");
  });

  test("that does not exist names no URL of its own anywhere", () => {
    const tags = tagsOf({ ...PAGE, isMissing: true });
    expect(tags).toContain("noindex");
    expect(tags).toContain("/social/home.png");
    expect(tags).not.toMatch(/canonical|og:url|states.texas/);
  });

  test("that offers figures describes them to search engines: license, source, files and period", () => {
    const dataset = {
      license: "https://license.example",
      temporalCoverage: "2020/2027",
      spatialCoverage: "United States",
      variables: [{ name: "Median gross rent", unit: "US dollars a month" }],
      files: [{ path: "/data/states.csv", type: "text/csv" }],
      sources: ["https://agency.example/table"],
    };
    expect(pageMeta({ ...PAGE, dataset }, site)).toContainEqual({
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "Dataset",
        name: "Texas",
        description: "About Texas.",
        url: "https://site.example/states/texas",
        license: "https://license.example",
        isAccessibleForFree: true,
        creator: { "@type": "Organization", name: company.legalName, url: "https://site.example/" },
        isBasedOn: ["https://agency.example/table"],
        temporalCoverage: "2020/2027",
        spatialCoverage: { "@type": "Place", name: "United States" },
        variableMeasured: [
          { "@type": "PropertyValue", name: "Median gross rent", unitText: "US dollars a month" },
        ],
        distribution: [
          {
            "@type": "DataDownload",
            contentUrl: "https://site.example/data/states.csv",
            encodingFormat: "text/csv",
          },
        ],
        dateModified: "2026-11-01",
      },
    });
    expect(tagsOf(PAGE)).not.toContain("Dataset");
  });
});
