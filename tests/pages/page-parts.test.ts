import { describe, expect, test } from "vitest";
import { company } from "../../content/company.ts";
import { shippedContactDetails } from "../../content/contact-details.ts";
import { guidePages } from "../../src/guides/guide-catalog.server.ts";
import { listPages } from "../../src/site/site-pages.server.ts";
import { linksIn, selectElements } from "../setup/html-elements.ts";
import { shippedContent } from "../setup/shipped-content.ts";
import { documentAt } from "./rendered-documents.ts";

/** What the specification asks of single pages. page-texts.test.ts sees that pages show all of their records. */

test.for([
  ["/contact", "Response within 1 business day", "Reply within 24 hours", "Monday-Friday 9 AM-6 PM CST"],
  ["/about", "never charged for a referral", "do not originate, broker or fund loans"],
  [
    "/how-we-are-paid",
    "If none closes, we earn nothing",
    "Payment is no input to any list",
    "samples that no lender has confirmed",
  ],
  ["/disclosures", "does not originate, broker or fund loans"],
  ["/disclosures", "Lenders may pay us when a loan that we referred closes"],
  ["/terms", "governed by the laws of the State of Texas", "1.1", "November 19, 2026"],
  ["/privacy", "not for people under 18", "do not sell personal data to unrelated third parties"],
  ["/privacy", "At present none is switched on.", "1.7", "November 19, 2026"],
  ["/lender-partners", "may be paid by lenders", "the rating as well, is an illustrative sample"],
  ["/faq", "Illustrative sample"],
  ["/dscr-loan-rates", "Sample figures"],
  ["/dscr-vs-traditional-mortgages", "Sample figures"],
  ["/dscr-loan-texas", "4.5 of 5", "4.6 of 5", "4.7 of 5", "4.8 of 5", "Growth a year"],
  ["/dscr-news/rate-environment-2025", "September 23, 2025", "4 min read"],
  ["/dscr-loan-long-form", " min read"],
  ["/states", "Top DSCR Loan Markets", "Complete State Directory"],
  ["/dscr-calculator", "needs JavaScript for live results", "DSCR = (rent − expenses) ÷ debt service"],
  ["/dscr-calculator", "What is DSCR", "DSCR Requirements", "Ready to Apply"],
  ["/cash-flow-calculator", "needs JavaScript for live results", "$2,090 × 12 ÷ $300,000 = 8.4%"],
  ["/cash-flow-calculator", "Monthly cash flow$360", "DSCR1.21", "Cash-on-cash return5.8%", "Cap rate8.4%"],
  ["/deal-analyzer", "Without JavaScript this page shows a worked example.", "1.20", "1.26", "-$149"],
  ["/deal-analyzer", "Interest-only1.32", "After 10 interest-only years1.07"],
  ["/compare-offers", "Without JavaScript this page shows a worked example.", "Example B costs least"],
  [
    "/compare-offers",
    "$85,691",
    "That is $1,607 less than the next.",
    "$17,138",
    "7.97%",
    "at least 7.91%",
    "$83,380",
  ],
  ["/compare-offers", "No prepayment terms stated: ask."],
  ["/refinance-planner", "Without JavaScript this page shows a worked example.", "$33,667", "$368,581.55"],
  ["/refinance-planner", "Before tax. An estimate, not a credit decision.", "15% below", "sample limits"],
  ["/hold-projection", "Without JavaScript this page shows a worked example."],
  ["/hold-projection", "Before tax. An estimate, not a promise."],
  ["/embed/dscr-calculator", "this is a worked example", "1.31"],
  ["/embed/deal-analyzer", "this is a worked example", "1.20"],
])("%s says what it has to", ([path = "", ...statements]) => {
  for (const statement of statements) expect(documentAt(path).textOf("body")).toContain(statement);
});

test.for([
  ["/dscr-loan-requirements", "TLDR", "li", 5],
  ["/dscr-loan-requirements", "Disqualifying factors", "li", 10],
  ["/dscr-loan-pros-and-cons", "Six advantages", "li", 6],
  ["/dscr-loan-pros-and-cons", "Six disadvantages", "li", 6],
  ["/dscr-loan-pros-and-cons", "Who should use one", "li", 5],
  ["/dscr-loan-pros-and-cons", "Who should not", "li", 5],
  ["/dscr-loan-florida", "Six cities by price and rent", "tr", 7],
  ["/dscr-loan-texas", "Six cities by price and rent", "tr", 7],
  ["/dscr-loan-texas", "Six reasons investors choose Texas", "li", 6],
  ["/dscr-loan-texas", "Tips before you make an offer", "li", 5],
  ["/dscr-vs-traditional-mortgages", "Side by side", "tr", 13],
  ["/prequalification-steps", "At a glance", "dd", 4],
  ["/prequalification-steps", "Expert tips", "h3", 5],
  ["/compare-offers", "The cost by month", "tr", 11],
  ["/hold-projection", "Year by year", "tr", 11],
  ["/dscr-news", "Featured Stories", "article", 2],
  ["/dscr-news", "Latest Updates", "article", 4],
] as const)("%s, %s: as many <%s> as %i", ([path, part, tag, count]) => {
  expect(selectElements(documentAt(path).part(part)?.within ?? [], tag)).toHaveLength(count);
});

const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  "/terms": [
    "Agreement to Terms, Description of Service, User Responsibilities, Information Accuracy Disclaimer",
    "Referral Relationships, Privacy and Communications, Limitation of Liability, Intellectual Property",
    "Third-Party Links, Modifications, Governing Law, Contact Information",
  ],
  "/privacy": [
    "Introduction, Information We Collect, How We Use Your Information, Information Sharing, Data Security",
    "Cookies and Tracking, Third-Party Services, Your Rights and Choices, Communication Preferences",
    "Data Retention, Children's Privacy, Changes to This Policy, Contact Us",
  ],
};

test.for(Object.entries(SECTIONS))(
  "%s has its sections in order, and contents that lead to each",
  ([path, names]) => {
    const document = documentAt(path);
    const headings = document.all("section").flatMap(({ within }) => selectElements(within, "h2"));
    expect(headings.map(({ text }) => text)).toEqual(
      names.flatMap((line) => line.split(", ")).map((name, index) => `${index + 1}. ${name}`),
    );
    expect(linksIn(document.part("Contents"))).toEqual(headings.map(({ attributes }) => `#${attributes.id}`));
  },
);

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  "/states/texas": [
    "Average loan amount, Average DSCR, Cap rates, Lender presence, Top markets, Market highlights",
    "Investor benefits, Regulations, Challenges, Foreclosure process, Short-term rentals",
  ],
  "/credit-score/620": [
    "Lender options, Advantages, Challenges, Improvement tips, Alternative options, Adder to the base rate",
  ],
  "/property-types/duplex": [
    "DSCR requirements, Lender preferences, Average loan amounts, Cash flow factors, Advantages, Challenges",
    "Market trends, Investor profile",
  ],
  "/cities/atlanta": [
    "Average loan amount, Average DSCR, Neighborhoods, Market highlights, Investment opportunities",
    "Price ranges, Rent growth, Cap rates, Market trend, Competition",
  ],
  "/loan-amounts/1m-plus": [
    "Property values, Down payment, DSCR requirements, Market segments, Lender options, Investor profile",
    "Advantages, Challenges, Strategies, Monthly payments",
  ],
};

test.for(Object.entries(FIELDS))("the guide %s has every field", ([path, fields]) => {
  for (const field of fields.flatMap((line) => line.split(", "))) {
    expect(documentAt(path).textOf("body")).toContain(field);
  }
});

describe("links", () => {
  test.for(guidePages(shippedContent))(
    "$path leads to the calculator, the lenders and its siblings",
    ({ path }) => {
      const { links } = documentAt(path);
      const paths = links.map((link) => link.replace(/[?#].*/, ""));
      expect(paths).toEqual(expect.arrayContaining(["/dscr-calculator", "/lender-partners"]));
      const folder = path.slice(0, path.lastIndexOf("/") + 1);
      expect(links.some((link) => link.startsWith(folder) && link !== path)).toBe(true);
    },
  );

  test.for([
    ["/states/ohio", /state=oh.*rent=/, /&state=OH$/],
    ["/cities/atlanta", /state=ga.*rent=/, /&state=GA$/],
    ["/property-types/duplex", /&units=2$/, /question=[^&]*$/],
    ["/property-types/small-multifamily", /&units=5&basis=noi$/, /question=[^&]*$/],
    ["/loan-amounts/300k-500k", /&price=533000&/, /question=[^&]*$/],
    ["/credit-score/660", /&score=660$/, /question=[^&]*$/],
  ] as const)("the guide %s hands on what it is about", ([path, figures, question]) => {
    const { links } = documentAt(path);
    const analyzers = links.filter((link) => link.startsWith("/deal-analyzer#from=guide&v=1&"));
    // The head of the guide and its end.
    expect(analyzers.length).toBeGreaterThanOrEqual(2);
    for (const link of analyzers) expect(link).toMatch(figures);
    expect(links.find((link) => link.startsWith("/contact?source=guide&"))).toMatch(question);
  });

  test("a guide to a credit score leads to the lenders who take it", () => {
    expect(documentAt("/credit-score/660").links).toContain("/lender-partners?score=660");
  });

  test.for([
    ["/", "/dscr-calculator", "/deal-analyzer", "/lender-partners", "/states"],
    ["/states", "/contact", "/data"],
    ["/prequalification-steps", "/dscr-calculator", "/lender-partners"],
    ["/dscr-loan-rates", "/contact?source=rates"],
    ["/dscr-loan-requirements", "/downloads/dscr-loan-requirements.pdf", "/contact?source=requirements"],
    ["/dscr-loan-pros-and-cons", "/contact?source=pros-and-cons"],
    ["/investment-property-loans", "/contact?source=loan-options"],
    ["/austin-dscr-loans", "/contact?source=austin&state=TX"],
    ["/dallas-dscr-loans", "/contact?source=dallas&state=TX", "/dscr-loan-texas"],
    ["/dscr-loan-florida", "/contact?source=florida&state=FL"],
    ["/dscr-loan-texas", "/contact?source=texas&state=TX"],
    ["/dscr-vs-traditional-mortgages", "/deal-analyzer"],
    ["/dscr-loan-long-form", "/deal-analyzer"],
    ["/forty-years-of-house-prices", "/hold-projection"],
    ["/pros-and-cons-dscr-loans", "/dscr-calculator"],
    ["/lender-partners", "/contact?source=lender-match", "/contact?source=lender-kiavi"],
    ["/dscr-calculator", "/prequalification-steps"],
    ["/terms", "/disclosures", "/privacy"],
    ["/dscr-news", "/dscr-news/rss.xml", "/dscr-news?category=market-trends", "/dscr-news?category=industry"],
    ["/dscr-news/rate-environment-2025", "/dscr-news/florida-dscr-surge", "/dscr-news/dscr-boom-2025"],
  ])("%s leads on", ([path = "", ...targets]) => {
    expect(documentAt(path).links).toEqual(expect.arrayContaining(targets));
  });

  test("the map of the states and their directory lead to the same fifty guides", () => {
    const page = documentAt("/states");
    const directory = linksIn(page.all("section", { id: "directory" })[0]);
    expect(new Set(directory).size).toBe(50);
    expect(linksIn(page.part("States on a map")).toSorted()).toEqual(directory.toSorted());
  });

  test("the prequalification steps end with the way to the calculator and the lenders", () => {
    const own = documentAt("/prequalification-steps").links;
    expect(own.slice(-2)).toEqual(["/dscr-calculator", "/lender-partners"]);
  });
});

test("the long guide has ten sections of 500 words or more, and four worked examples", () => {
  const document = documentAt("/dscr-loan-long-form");
  const long = document
    .all("section")
    .filter(({ attributes, text }) => attributes.id && text.split(/\s+/).length > 500);
  expect(long.length).toBeGreaterThanOrEqual(10);
  expect(document.all("p").filter(({ text }) => text === "Worked example")).toHaveLength(4);
});

test("the FAQ has twelve questions, all closed and at most one open, also without scripts, and two sample quotes", () => {
  const document = documentAt("/faq");
  const questions = document.all("details");
  expect(questions).toHaveLength(12);
  // Of those with one name, a browser keeps one open.
  expect(new Set(questions.map(({ attributes }) => attributes.name)).size).toBe(1);
  expect(questions[0]?.attributes.name).toBeTruthy();
  expect(questions.filter(({ attributes }) => "open" in attributes)).toEqual([]);
  expect(document.all("figure")).toHaveLength(2);
});

test.for(listPages(shippedContent).filter(({ kind }) => kind === "tool"))(
  "the social card of $path shows what the tool draws",
  ({ card }) => {
    expect(card).toBeDefined();
  },
);

test.for(listPages(shippedContent).filter(({ kind }) => kind === "news"))(
  "$path draws the figures it compares, with the table below, and says what they are",
  ({ path }) => {
    const charts = documentAt(path).all("figure");
    expect(charts.length).toBeGreaterThan(0);
    for (const { within } of charts) {
      const picture = within.find(({ attributes }) => attributes.role === "img")?.attributes["aria-label"];
      const rows = selectElements(selectElements(within, "tbody")[0]?.within ?? [], "tr");
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) {
        const [label, figure] = row.within.filter(({ tag }) => tag === "th" || tag === "td");
        expect(picture).toContain(`${label?.text} ${figure?.text}`);
      }
      expect(selectElements(within, "p").at(-1)?.text).toMatch(/^(Illustrative|An invented)/);
    }
  },
);

test.for(listPages(shippedContent).filter(({ kind, path }) => kind === "article" && path !== "/formulas"))(
  "$path says who answers for it and when it was reviewed",
  ({ path }) => {
    expect(documentAt(path).textOf("body")).toMatch(/By RentRatio LLC.*Reviewed [A-Z][a-z]+ \d+, 2026/s);
    expect(documentAt(path).part("Related pages")).toBeDefined();
  },
);

test.each(["/terms", "/privacy", "/disclosures", "/contact"])("%s says how to reach the company", (path) => {
  const { phone, email, address } = shippedContactDetails;
  const block = documentAt(path).textOf("address");
  for (const detail of [company.legalName, address.street, address.city, phone, email]) {
    expect(block).toContain(detail);
  }
});

test("every card of the homepage leads where it says", () => {
  const links = documentAt("/")
    .all("h3")
    .flatMap(({ within }) => selectElements(within, "a"));
  expect(links.map(({ text, attributes }) => [text, attributes.href])).toEqual([
    ["Start with the rent", "/deal-analyzer"],
    ["Test the deal", "/dscr-calculator"],
    ["Compare lenders", "/lender-partners"],
    ["Learn the rules first", "/states"],
  ]);
});

test("every formula has an address, and the cases that it is tested with", () => {
  const page = documentAt("/formulas");
  expect(page.textOf("h2", { id: "payment" })).toBe("Monthly payment");
  expect(page.textOf("body")).toContain("$1,534.90");
  expect(page.all("h2").length).toBeGreaterThan(15);
});
