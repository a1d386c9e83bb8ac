import { sampleLoan } from "../landings/dscr-basis.ts";

/** Texts of the map of past years. */
export const mapYears = {
  introduction:
    "A reconstruction, not a record: each state's published value of 2024 is moved by its house price index, its published rent by the national rent index. Dollars of the year, before inflation. The last year is the first quarter of 2026 at its Treasury and your points; the map without years has the values of 2024 at today's sample rate, so the two can differ.",
  labels: {
    year: "Year",
    spread: "Over Treasury",
    downPayment: "Down payment",
    before: "Year before",
    after: "Year after",
    play: "Play",
    pause: "Pause",
    still: "Play is off, because your device asks for less motion. Step from year to year instead.",
  },
  rate: {
    heading: "At what rate does a state turn green?",
    label: "My rate, in percent",
    column: "Green up to",
  },
  table: {
    heading: "Every year in a table",
    caption: "States in which the rent covered the payment, by year",
    columns: ["Year", "Treasury", "Rate", "Covered in", "Highest"],
  },
  picture: {
    save: "Save as Picture",
    failed: "This browser could not draw the picture.",
    embed: "Put this year on your page",
    embedNote: `Copy the code into the HTML of your page. It is an image with ${sampleLoan.downPaymentPercent}% down and 3 points over the Treasury, and a link to the map. It sets no cookie and runs no script.`,
  },
  method: {
    heading: "How it is reconstructed",
    items: [
      "Value: the published value of 2024 × the state's price index in the year ÷ the index in 2024. One release of the index, up to the first quarter of 2026.",
      "Rent: the published rent of 2024 × the rent index in the year ÷ the rent index in 2024. The index is national: we found no public one by state that goes back so far.",
      `Rate: the average yield of the ten-year Treasury in the year, plus the points that you set. Three points come near to today's sample rate of ${sampleLoan.ratePercent}%. What lenders asked above it in other years is in no public table that we know, so move it.`,
      "A year is the average of its quarters, and 2026 its first quarter. Nothing is interpolated.",
      "The landlord's tax and the insurance are today's shares of the value in every year: we have no table of the shares of other years.",
    ],
  },
  limits: {
    heading: "What it can and cannot tell",
    items: [
      "It shows how price, rent and rate moved against each other. Where the index fell by half, a published rent met half the price: that is why Nevada, Arizona and Florida were green after 2009.",
      "The rent index follows sitting tenants, so it is about a year late. Where a state's rents rose faster than the nation's, its early rents were lower than shown, and so was its ratio.",
      "Green comes after a fall. In 2012 Nevada's index had fallen for almost six years, and nobody who bought then could know that it was over.",
    ],
  },
};
export type MapYearsText = typeof mapYears;
