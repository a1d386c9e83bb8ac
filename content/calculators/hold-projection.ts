import { termTexts } from "../titled-texts.ts";

export type HoldProjectionContent = typeof holdProjection;

export const holdProjection = {
  title: "Hold Projection: A Rental Over 1 to 30 Years",
  metaDescription:
    "Project a rental year by year: rent, costs, debt, ratio and equity, with the return of every year you could sell, in your state's worst years and as expected.",
  heading: "Hold Projection",
  lede: "What one rental earns if you keep it, and in which year selling it pays. The low case has your state's worst years, the expected one its long run.",
  needsScript:
    "Without JavaScript this page shows a worked example. Turn it on to enter your own figures. They stay in your browser.",
  exampleNote: "These are example figures. Type over them, or start with an empty sheet.",
  /** Replaces the example's note once a figure was changed; about as long. */
  ownNote: "These figures stay in this page's address and are not sent to us.",
  /** For figures that came from the deal analyzer. */
  originNote:
    "We carried over your deal. The growth rates below it are our assumptions: change those that you know better.",
  legend: "The years after",
  moreLegend: "Bills, and the low and high case",
  cases: { low: "Low case", expected: "Expected case", high: "High case" },
  /** The hints of both appreciations say where their figures come from, so they are computed. */
  fields: {
    holdYears: { label: "You sell after", hint: "Every earlier year is shown as well." },
    appreciationPercent: { label: "Appreciation a year, %", hint: "" },
    rentGrowthPercent: {
      label: "Rent growth a year, %",
      hint: "Our assumption. A signed lease may say less.",
    },
    saleCostPercent: {
      label: "Cost of the sale, %",
      hint: "Our assumption for agents, title and transfer taxes, in percent of the value on that day.",
    },
    taxGrowthPercent: {
      label: "Property tax growth a year, %",
      hint: "Our assumption. Some states cap the yearly rise, others reassess without a cap.",
    },
    insuranceGrowthPercent: {
      label: "Insurance growth a year, %",
      hint: "Our assumption. Set above the other bills because one bad storm season can raise it at once.",
    },
    costGrowthPercent: {
      label: "Growth of dues and utilities, %",
      hint: "Our assumption. Vacancy, management, repairs and reserves are shares of the rent and grow with it.",
    },
    lowAppreciationPercent: {
      label: "Appreciation in the low case, %",
      hint: "",
    },
    swingPercent: {
      label: "The cases differ by, percentage points",
      hint: "In the low case rents grow this much slower and bills this much faster. In the high case the reverse, and prices rise this much faster.",
    },
    afterTax: { label: "Income tax", hint: "Counted for a purchase, in a section of its own." },
    filing: {
      label: "Your tax return",
      hint: "It sets the income above which 3.8% more is due on rent and gain: $200,000 alone, $250,000 together.",
    },
    otherIncome: {
      label: "Other income a year, $",
      hint: "A loss of up to $25,000 a year counts against it, less half of what you earn above $100,000. The rest waits.",
    },
    incomeTaxPercent: {
      label: "Tax on your next dollar, %",
      hint: "Your federal bracket. 24 is an assumption.",
    },
    gainTaxPercent: {
      label: "Tax on the gain, %",
      hint: "Federal law has 0, 15 and 20, by income.",
    },
    stateTaxPercent: {
      label: "Your state's income tax, %",
      hint: "It comes on top, on rent and gain alike. Nine states have none.",
    },
    landPercent: {
      label: "Land, % of the price",
      hint: "Land does not wear out, so it is never written off. Your county's assessment splits the two. 20 is an assumption.",
    },
    costSegregationPercent: {
      label: "Written off in year one, % of the building",
      hint: "What a cost segregation study would find: appliances, floors, the driveway. Without a study, 0.",
    },
    exchange: {
      label: "Exchange it when you sell",
      hint: "Section 1031: the gain moves into the next house, and so does its tax.",
    },
    saleDay: {
      label: "Closing day of the sale",
      hint: "Optional. The 45 and the 180 days of the exchange run from it; no amount does.",
    },
  },
  tax: {
    legend: "After tax",
    /** A part of the page for who asks for it, so the list of its parts leaves it out. */
    section: {
      heading: "After tax",
      text: "Federal income tax by the law of 2026, at the percentages of the form. Not tax advice: a preparer knows what this form does not ask.",
    },
    table: "The house kept, year by year",
    sales: "Sold at the end of each year",
    needsPurchase:
      "After tax is counted for a purchase only. In a refinance, what you may still write off depends on what you paid and wrote off before, and this form does not ask for that.",
  },
  sections: {
    results: {
      heading: "What the money earns",
      text: "A sale at the end of the period: what prices have done at their worst, beside what to expect.",
    },
    breaks: {
      heading: "What breaks first",
      text: "The first year of the low case in which the lender's ratio is below 1.00 or you have to pay in. A ratio below 1.00 does not end a loan, but it makes the next one harder to get.",
    },
    returns: {
      heading: "When selling pays",
      text: "A bar is the expected case, a line spans the low and the high case. The first years lose because buying and selling cost the same, whether you hold for one year or for ten.",
    },
    past: {
      heading: "If you had bought then",
      text: "Your deal, held once from every quarter since 1985: its price moves as prices in your state did, and its bills with consumer prices. The loan, the penalty and the cost of the sale are those of your deal. What happened, not what will.",
      answer: "More than a hundred holds of your own deal: how many lost money, and the worst.",
    },
    exits: {
      heading: "Every year you could sell",
      text: "What a sale at the end of each year leaves you, and what turns a gain into a loss.",
    },
    years: {
      heading: "Year by year",
      text: "In dollars a year; value, balance and equity at the end of the year.",
    },
    method: {
      heading: "How it is counted",
      text: "All three cases start with the same first year: the deal as the analyzer shows it.",
      answer: "Where each figure comes from, and what is left out.",
    },
    keep: {
      heading: "Keep it, print it, share it",
      text: "The figures stay in this page's address, in the part that no server sees. A private link is the same address, to share with somebody else.",
    },
  },
  past: {
    needsState: "Choose the state of the house in the form: its prices are needed.",
    needsScript: "This part needs JavaScript: it works out more than a hundred holds of your own deal.",
    place: "Prices of",
    rents: "Rents follow",
    rentsBy: {
      record: "the national rent index",
      plan: "the rent growth of the form",
    },
    fan: "Equity at the end of the year, from every start",
    returns: "Return a year by year of sale, before tax",
    returnsKey:
      "A bar is the middle start, the thin line runs from the worst to the best, and half of all starts lie within the thick one.",
    limits:
      "An index is not a house: it follows thousands of single-family homes that sold or were refinanced, and one house can do better or worse. Rents are those of the whole country, sitting tenants included. It is one country's past, and neighboring starts share most of their years: a hundred starts are not a hundred separate lessons.",
  },
  /** With the published figures, which the page adds. */
  priceDefinitions: {
    appreciation: {
      term: "Appreciation",
      text: "If you enter none, the lower of your rent growth and what prices in your state rose a year since 1991. A house that outruns its rents for decades would in the end have no buyer who can carry it. It is one figure for a whole state, and a single house can do better or worse.",
      boom: "five good years are a poor guide to thirty. You can ask what happens if they repeat; they are never the default.",
    },
    lowCase: {
      term: "Low case",
      text: "If you enter none, prices do what they did in your state's worst five, ten or fifteen years since 1985: five for a hold of up to 7 years, ten for 8 to 12, fifteen for 13 and more, and never more than in the expected case. One rate holds for the whole hold, so choose the year you sell to see its own low case. A fall over one or two years has been steeper. No longer span was worse than the worst fifteen years, so over 20 or 30 years this case is more cautious than the record. The record begins in 1985, after the first years of the oil states' fall. It says what happened, not what will.",
    },
  },
  /** How every figure is counted. */
  definitions: termTexts({
    "Cash invested":
      "Down payment, closing costs and points; in a refinance, the equity you leave in and the same costs. Reserves stay yours, so they are not counted.",
    Costs:
      "Taxes, insurance, dues, vacancy, management, repairs, capital reserves and utilities, each as you entered it and grown by its own rate.",
    Ratio: "The lender's ratio on the rent and bills of that year and its last payment.",
    Equity:
      "Value less balance. Cash from the sale is equity less the cost of the sale and the prepayment penalty.",
    "Return a year":
      "The internal rate of return: the yearly rate at which all the money you put in grows to all the money that comes back. Cash flow counts at the end of each year, and the sale at the end of the last one. Some deals have no such rate, or two; the page then says so.",
    "Adjustable rate":
      "If the deal has one: the payment is worked out anew at each change. The expected and the high case take the index as you assume it; in the low case the rate rises as fast as the caps allow. A loan that falls due before it is repaid ends the projection.",
    "Equity multiple":
      "All the money that comes back, divided by all the money you put in, later shortfalls included. 2.00 means twice the money. It does not say how long that took.",
    "After tax":
      "If you ask for it: rent less costs, interest, the year's share of the points and the depreciation of the building over 27.5 years. Losses beyond the yearly allowance wait until the house earns or is sold. At the sale, earlier depreciation is taxed at up to 25%, parts written off at once at your own rate, and the rest at the rate of gains.",
    "Left out":
      "The 20% deduction for qualified business income, rules for real estate professionals and for stays of seven days or less, and rules of a state that differ from federal law. Each can change which year is best.",
  }),
};
