import { insuranceAssumptions } from "../calculators/state-costs.ts";

/** Texts of the map of rent ratios. */
export const rentMap = {
  heading: "What a median house earns",
  introduction:
    "Each state is colored by its rent ratio: a published rent, divided by the full payment on a published house value. The payment has principal, interest, property tax and insurance. At 1.00 the rent just covers it.",
  rents: {
    median: {
      label: "Median rent of all homes",
      note: "Rent and value are the medians of 2023, all homes together. The tax is the share of the value that owners who live in their house paid in 2024.",
    },
    fair: {
      label: "Fair Market Rent, three bedrooms",
      note: "The rent is the government's figure for the state's most populous county, fiscal year 2027. The value is the whole state's median of 2024, moved to the second quarter of 2026 with the house price index. A county with high rents usually has high prices as well, so these ratios are flattering.",
    },
  },
  sliders: { rate: "Interest rate", downPayment: "Down payment" },
  limits: {
    heading: "What the map cannot show",
    items: [
      "The rents are mostly of apartments, the values of houses. A house usually rents for more than the median of all homes, so a real house can stand better than its state.",
      "The tax is that of owners who live in their house. A landlord has no homestead exemption and often pays more, for instance in South Carolina, Florida, Michigan and Texas.",
      `Insurance is this site's assumption: ${insuranceAssumptions.ordinary}% of the value a year, ${insuranceAssumptions.hail}% where hail is frequent, ${insuranceAssumptions.hurricane}% on the hurricane coast.`,
      "These are background figures. A lender counts the appraiser's rent, the county's tax bill and your insurance quote.",
    ],
  },
  lesson: {
    heading: "What follows from it",
    items: [
      "The median house is not the investor's house. Rents differ less than prices do: look for the house that costs clearly less than the state's median and rents for nearly as much.",
      "Two to four units under one roof often bring more rent for each dollar of the price. A duplex can carry itself where a single house does not.",
      "A larger down payment buys the ratio, and pays for it with cash. Move the slider until your state turns green, and see what that costs.",
    ],
  },
  home: {
    heading: "Where does the rent cover the payment?",
    text: "A house that rents for its state's median, bought at its state's median value. The investor's task is to find the houses that do better.",
    link: "See the map and move the rate",
  },
  dataLink: "All figures with their sources",
} as const;
