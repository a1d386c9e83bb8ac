import { termTexts } from "../titled-texts.ts";

export type HoldProjectionContent = typeof holdProjection;

export const holdProjection = {
  title: "Hold Projection: A Rental Over 1 to 30 Years",
  metaDescription:
    "Project a rental year by year: rent, costs, debt, ratio and equity, with the return and equity multiple of every year you could sell. Three cases, before tax.",
  heading: "Hold Projection",
  lede: "What one rental earns if you keep it, and in which year selling it pays. Three cases, with the prepayment penalty and the end of interest-only years counted in. Every figure is an estimate before tax.",
  needsScript:
    "Without JavaScript this page shows a worked example. Turn it on to enter your own figures. They stay in your browser.",
  exampleNote: "These are example figures. Type over them, or start with an empty sheet.",
  /** Replaces the example's note once a figure was changed; about as long. */
  ownNote: "These are your figures. They stay in this page's address and are not sent to anyone.",
  /** For figures that came from the deal analyzer. */
  originNote:
    "We carried over your deal. The growth rates below it are our assumptions: change those that you know better.",
  legend: "The years after",
  moreLegend: "Bills, and the low and high case",
  cases: { low: "Low case", expected: "Expected case", high: "High case" },
  /** The hint of the appreciation says where its figure comes from, so it is computed. */
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
      hint: "0 means that prices stand still, so that only rent and repaid debt earn. Type a minus for falling prices.",
    },
    swingPercent: {
      label: "The cases differ by, percentage points",
      hint: "In the low case rents grow this much slower and bills this much faster. In the high case the reverse, and prices rise this much faster.",
    },
  },
  sections: {
    results: {
      heading: "What the money earns",
      text: "Return and equity multiple of a sale at the end of the period.",
    },
    breaks: {
      heading: "What breaks first",
      text: "The first year of the low case in which the lender's ratio is below 1.00 or you have to pay in. A ratio below 1.00 does not end a loan, but it makes the next one harder to get.",
    },
    returns: {
      heading: "When selling pays",
      text: "A bar is the expected case, a line spans the low and the high case. The first years lose because buying and selling cost the same, whether you hold for one year or for ten.",
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
    },
    keep: {
      heading: "Keep it, print it, share it",
      text: "Your figures stay in this page's address, in the part that no server sees. A private link is the same address, to share with somebody else.",
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
    "Equity multiple":
      "All the money that comes back, divided by all the money you put in, later shortfalls included. 2.00 means twice the money. It does not say how long that took.",
    "Left out":
      "Income tax, depreciation, capital gains tax and the tax-deferred exchange. They can change which year is best: ask a tax adviser.",
  }),
};
