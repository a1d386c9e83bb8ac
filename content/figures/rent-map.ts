import { insuranceAssumptions } from "../calculators/state-costs.ts";

/** Above a number of states, in the picture beside a link to the map. */
export const rentMapCaption = (downPaymentPercent: number, rate: string) =>
  `Rent covers the payment at ${downPaymentPercent}% down, ${rate} in`;

/** Texts of the map of rent ratios. */
export const rentMap = {
  heading: "What a median house earns",
  introduction:
    "Each state is colored by its rent ratio: a published rent, divided by the full payment on a published house value. The payment has principal, interest, property tax and insurance. At 1.00 the rent just covers it.",
  note: "Rent and value are the medians of 2024, all homes together. The tax is what a landlord pays: the owners' median of 2024 without the relief that only owners get, the middle where it is a range.",
  hint: "Choose a state to see its counties.",
  sliders: { rate: "Interest rate", downPayment: "Down payment" },
  limits: {
    heading: "What the map cannot show",
    items: [
      "The rents are mostly of apartments, the values of houses. A house usually rents for more than the median of all homes, so a real house can stand better than its state.",
      "The tax is an estimate from each state's rule for rentals. Where it is a range and the two ends lie on different sides of 1.00, the table gives both ratios. The county knows the bill of a house after the sale.",
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
  years: {
    link: "See every year since 2000: by our reconstruction, the rent covered the payment in",
    heading: "The year the map turned red",
    back: "Today's map",
    name: "map of past years",
  },
  counties: {
    back: "All states",
    hint: "Choose a county for its figures and its Fair Market Rents.",
    introduction:
      "Each county is colored by its rent ratio: its median rent, divided by the full payment on the house of its median value.",
    note: "Rent, value and tax are medians of the survey of 2020 to 2024, all homes together; the state's own figures are of 2024 alone. The tax is what a landlord pays: the owners' median, raised as the state's law raises a landlord's bill. A county hatched in grey has fewer than 20,000 people, or no figure that we could use: its row in the table says which.",
    limits: {
      heading: "What the counties cannot show",
      items: [
        "The survey averages the answers of five years. Where prices rose quickly, both rent and value lag, and the value lags more: the ratio is flattering there.",
        "The rents are mostly of apartments, the values of houses. A house usually rents for more than the median of all homes.",
        "Insurance is the premium that owners who live in their house paid in 2022, as a share of the value, and this site's assumption where none is confirmed. A landlord's policy of today costs more.",
        "A county has good streets and bad ones. A lender counts the appraiser's rent, the tax bill and the insurance quote of one house.",
      ],
    },
  },
  home: {
    heading: "Where does the rent cover the payment?",
    text: "A house that rents for its state's median, bought at its state's median value. The investor's task is to find the houses that do better.",
    link: "See the map and move the rate",
  },
  dataLink: "All figures with their sources",
} as const;
