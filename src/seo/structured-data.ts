import type { Dataset, PageRecord } from "./page-record.ts";
import type { Site } from "./site.ts";

type JsonLd = Record<string, unknown>;

/** All schema.org data of a page, as separate documents. */
export function structuredData(page: PageRecord, site: Site): JsonLd[] {
  const documents = [
    ...(page.kind === "home" ? [organization(site), webSite(site)] : []),
    ...(page.breadcrumb.length > 0 ? [breadcrumbList(page, site)] : []),
    ...(page.questions ? [faqPage(page.questions)] : []),
    ...(page.kind === "article" || page.kind === "news" ? [article(page, site)] : []),
    ...(page.dataset ? [describeDataset(page.dataset, page, site)] : []),
    ...(page.kind === "tool" ? [webApplication(page, site)] : []),
  ];
  return documents.map((document) => ({ "@context": "https://schema.org", ...document }));
}

function organization(site: Site): JsonLd {
  const { company } = site;
  return {
    "@type": "Organization",
    "@id": `${site.url}/#organization`,
    name: company.name,
    legalName: company.legalName,
    url: `${site.url}/`,
    logo: `${site.url}/icon-512.png`,
    email: company.email,
    telephone: company.phone.e164,
    address: {
      "@type": "PostalAddress",
      streetAddress: company.address.street,
      addressLocality: company.address.city,
      addressRegion: company.address.region,
      postalCode: company.address.postalCode,
      addressCountry: company.address.country,
    },
    sameAs: company.social.map((profile) => profile.url),
  };
}

function webSite(site: Site): JsonLd {
  return {
    "@type": "WebSite",
    "@id": `${site.url}/#website`,
    name: site.company.name,
    url: `${site.url}/`,
    publisher: { "@id": `${site.url}/#organization` },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${site.url}/search?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}

function breadcrumbList(page: PageRecord, site: Site): JsonLd {
  const crumbs = [{ name: "Home", path: "/" }, ...page.breadcrumb];
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.name,
      item: `${site.url}${crumb.path}`,
    })),
  };
}

function faqPage(questions: NonNullable<PageRecord["questions"]>): JsonLd {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

function article(page: PageRecord, site: Site): JsonLd {
  const publisher = { "@type": "Organization", name: site.company.legalName, url: `${site.url}/` };
  return {
    "@type": page.kind === "news" ? "NewsArticle" : "Article",
    headline: page.title,
    description: page.description,
    datePublished: page.published ?? page.updated,
    dateModified: page.updated,
    author: publisher,
    publisher,
    mainEntityOfPage: `${site.url}${page.path}`,
  };
}

function describeDataset(dataset: Dataset, page: PageRecord, site: Site): JsonLd {
  return {
    "@type": "Dataset",
    name: page.title,
    description: page.description,
    url: `${site.url}${page.path}`,
    license: dataset.license,
    isAccessibleForFree: true,
    creator: { "@type": "Organization", name: site.company.legalName, url: `${site.url}/` },
    isBasedOn: dataset.sources,
    temporalCoverage: dataset.temporalCoverage,
    spatialCoverage: { "@type": "Place", name: dataset.spatialCoverage },
    variableMeasured: dataset.variables.map(({ name, unit }) => ({
      "@type": "PropertyValue",
      name,
      unitText: unit,
    })),
    distribution: dataset.files.map(({ path, type }) => ({
      "@type": "DataDownload",
      contentUrl: `${site.url}${path}`,
      encodingFormat: type,
    })),
    dateModified: page.updated,
  };
}

function webApplication(page: PageRecord, site: Site): JsonLd {
  return {
    "@type": "WebApplication",
    name: page.title,
    description: page.description,
    url: `${site.url}${page.path}`,
    applicationCategory: "FinanceApplication",
    operatingSystem: "Any",
    offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
  };
}
