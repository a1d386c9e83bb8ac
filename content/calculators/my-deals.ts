import { company } from "../company.ts";

/** The page of deals that a visitor keeps in the browser. */
export const myDeals = {
  updated: "2026-11-17",
  title: "My Deals: Compare Rentals Side by Side",
  metaDescription:
    "Keep rental deals in your own browser, compare ratio, cash flow, equity and reserves side by side, and add them up. Nothing is sent to us.",
  heading: "My Deals",
  lede: "Rentals you want to compare, side by side and added up. They stay in this browser, because you asked for it, and nowhere else.",
  needsScript:
    "Without JavaScript this page shows an example. Turn it on to keep deals of your own. They stay in your browser.",
  empty: {
    heading: "No deal is kept in this browser",
    text: "Work a deal out in the deal analyzer, then choose Keep This Deal and give it a name. Hold projections, refinance plans and offer comparisons can be kept, too. Below is an example of what you will see here.",
    link: "Open the Deal Analyzer",
  },
  list: { heading: "Your deals" },
  table: {
    heading: "Side by side",
    exampleHeading: "An example: three deals side by side",
    total: "All deals",
    exampleTotal: "All example deals",
    text: "Each figure is an estimate, before tax, at the rent and the rate you entered. Only deals are added up: plans and comparisons are about the same houses.",
    exampleText:
      "Three example properties. Their figures are illustrative: estimates, before tax. The house has a ratio above 1.00 and still costs its owner money every month. The fourplex earns the most, and ties up the most cash.",
    totalNote:
      "The ratio of all deals is all rent over all full payments, not an average of the ratios: a small house must not weigh as much as a large one. It counts rent over principal, interest, taxes, insurance and dues for every deal, also where a lender would divide net operating income. A lender judges each loan by its own ratio.",
    equityNote:
      "Equity is the price or value less the loan. Reserves are the months of payments that a lender wants to see in the bank; they stay yours.",
  },
  blanket: {
    heading: "One loan on several houses",
    text: "Some lenders put several houses under one loan, called a portfolio or blanket loan. Strong houses then carry a weak one. The price: every house answers for all others, and selling one takes more than its share of the loan.",
    choice: "Work out one loan for these houses",
    housesLegend: "Houses under the loan",
    fields: {
      annualRatePercent: { label: "Rate, %", hint: "The lender's quote for the one loan." },
      termYears: { label: "Term", hint: "" },
      interestOnlyYears: { label: "Interest-only years", hint: "" },
      ltvPercent: { label: "LTV limit, %", hint: "Of all values together. A sample: 75% to 80% is common." },
      minimumRatio: {
        label: "Lowest ratio",
        hint: "All rents over all payments. A sample: 1.10 to 1.25 is common.",
      },
      releasePercent: {
        label: "Release price, %",
        hint: "Of a house's share, to sell it. A custom: 110% to 125%, usually 120%.",
      },
      points: { label: "Points, %", hint: "Paid at closing." },
    },
    tooFew: "Tick two houses at least. One house has a loan of its own.",
    compared: {
      heading: "Against separate loans",
      text: "The separate loans are those you entered with each deal. Both sides are tested alike: all rents over all full payments.",
      note: "Legal fees and reserves are not compared: no two lenders count them alike.",
    },
    shares: {
      heading: "Each house's share",
      text: "The loan is split by value. The ratio by itself is the house with the loan of its own.",
    },
    sales: {
      heading: "If one house is sold",
      text: "It is sold at its value on closing day. The lender takes the release price; what it takes above the share lowers what the others owe. The cost of the sale, a prepayment penalty and tax come off the cash.",
    },
    keepText:
      "The link and the files carry the houses with their names and figures. Nothing of it reaches us, and opening a link keeps nothing.",
    linkHeading: "One loan, from a private link",
    sources: "Where the samples come from, and every formula",
  },
  privacy: {
    heading: "What is kept, and where",
    paragraphs: [
      "Each deal is kept in this browser's local storage, under the name my-deals: the name you gave it, the day, the tool, and the figures you entered. Nothing is kept before you choose Keep This Deal or import a file, and nothing is sent to us.",
      "Anybody who uses this browser can see your deals. A private window forgets them when it closes, and clearing the site's data removes them. Export a file now and then: it is your backup, and the way to another device.",
      `If you forget all deals here, ${company.name} has no copy to bring them back.`,
    ],
  },
  related: [
    { path: "/deal-analyzer", label: "Analyze a deal" },
    { path: "/formulas", label: "How every figure is computed" },
    { path: "/privacy", label: "Privacy policy" },
  ],
} as const;

export type MyDealsContent = typeof myDeals;
