import { countyEditions, PREMIUM_YEARS } from "../figures/counties/county-table.ts";
import { consumerPricesEdition } from "../figures/history/consumer-prices.ts";
import { stateIndexFrom2000Edition } from "../figures/history/state-index-from-2000.ts";
import { treasuryEdition } from "../figures/history/treasury.ts";
import { indexNotice } from "../figures/index-notice.ts";
import { cityRateSource, landlordTaxes } from "../figures/landlord-taxes.ts";
import { statePriceHistory } from "../figures/state-price-history.ts";
import { stateRents } from "../figures/state-rents.ts";
import { stateTaxes } from "../figures/state-taxes.ts";
import { loanFacts } from "../loan-facts.ts";
import { type Formula, wholeCents } from "./formula.ts";
import { packetFormulas } from "./packet-formulas.ts";
import { portfolioFormulas } from "./portfolio-formulas.ts";
import { refinanceFormulas } from "./refinance-formulas.ts";
import { insuranceAssumptions } from "./state-costs.ts";

const { edition: taxEdition } = stateTaxes;
const { tables: values } = countyEditions.values;

/** `id` of a formula: the code has at least one test vector for each. */
export type FormulaId = (typeof formulas)[number]["id"];

const unroundedRatio =
  "Both amounts are whole cents. The ratio is compared before any rounding: 1.249 does not meet 1.25.";
const search =
  "Amounts move in whole cents and the rate in thousandths of a percentage point. The answer meets the target; one step less does not.";

export const formulas = [
  {
    id: "loan",
    name: "Loan and loan to value",
    purpose: "How much is borrowed, and what share of the price that is.",
    notation: [
      "down payment = price × down payment % ÷ 100",
      "loan = price − down payment",
      "LTV = loan ÷ price × 100",
    ],
    assumptions: [
      "In a refinance, the price is the property's value and the down payment is the equity that stays in.",
      "Points and closing costs are paid in cash, not added to the loan.",
    ],
    rounding: `The down payment is rounded: ${wholeCents.toLowerCase()} Price, loan and down payment then add up. LTV is not rounded.`,
    variesByLender: [
      "On a purchase, lenders commonly lend against the lower of price and appraised value.",
      "On a cash-out refinance in the first months of ownership, lenders often lend against the lower of value and cost plus improvements.",
    ],
  },
  {
    id: "estimated-bills",
    name: "Estimated taxes and insurance",
    purpose: "What the page uses for bills you have not entered.",
    notation: [
      "taxes a month = price × yearly % ÷ 100 ÷ 12",
      "insurance a month = price × yearly % ÷ 100 ÷ 12",
    ],
    assumptions: [
      "Taxes: the landlord's tax of the state, as the next entry estimates it. Without a state, 1.25%.",
      `Insurance, by assumption: ${insuranceAssumptions.ordinary}% of the price, ${insuranceAssumptions.hail}% where hail and tornadoes are frequent, ${insuranceAssumptions.hurricane}% on the hurricane coast.`,
      "Both change with the price in every answer. A bill you enter stays as it is.",
    ],
    rounding: wholeCents,
    variesByLender: [
      "A lender counts the bill after the sale. Many compute it from the price and the local rate, because the seller's exemptions end.",
      "Insurance counts as quoted. Wind and flood may need separate policies, and each of them counts.",
    ],
  },
  {
    id: "landlord-tax",
    name: "Landlord's property tax",
    purpose: "What a landlord pays a year, in percent of the price.",
    notation: [
      "owner's rate = median tax of owners ÷ median value × 100",
      "low, high = owner's rate with everything taken out that the state's law gives to owners only",
      "estimate = (low + high) ÷ 2",
    ],
    assumptions: [
      `Base: the median tax of owners who live in their house and the median value (${taxEdition.tables.medianTax.citation}; ${taxEdition.tables.medianValue.citation}), or the rate of the state's largest city (${cityRateSource}).`,
      `What owners have to themselves: a lower class, an exemption, a credit, a cap that ends with the sale. Each state's guide names its law. South Carolina: ${landlordTaxes.SC.tax.low}% to ${landlordTaxes.SC.tax.high}%, so ${landlordTaxes.SC.tax.percent}%.`,
      "Where the two ends come to different verdicts, the page gives both ratios.",
      "Tennessee and Minnesota tax a house of two or more units otherwise. Montana's estimate is the rate before the rental is enrolled. In Alaska, Maryland, Rhode Island and Vermont only the owners' median is known, so a landlord pays at least that.",
    ],
    rounding: "To hundredths of a percent, half a hundredth up.",
    variesByLender: [
      "A median is no parcel's bill: one bill can be half of it or double. Ask the county for the figure without a homestead, after the sale.",
    ],
  },
  {
    id: "median-house",
    name: "A state's median house",
    purpose: "The ratio that the map, the guides and the figures page show for a state.",
    notation: [
      "full payment = payment on the loan + taxes + insurance, each a month",
      "ratio = median gross rent ÷ full payment",
    ],
    assumptions: [
      "Rent, value and the tax of owners are medians of one year and of the same survey. The tax that counts is the landlord's.",
      "Insurance is our assumption for the state. The loan is the sample that stands beside the figure.",
      "Gross rent includes utilities and mixes apartments with houses; the value is that of homes whose owners live in them. So the ratio compares states and is no deal.",
    ],
    rounding:
      "Every monthly amount to the whole cent. The ratio is never rounded up to a limit that it does not reach.",
    variesByLender: [],
  },
  {
    id: "past-map",
    name: "The map in past years",
    purpose: "The ratio that the map of the states shows for a year since 2000: a reconstruction.",
    notation: [
      "index of a year = average of its quarters; a quarter of rents or yields = average of its months",
      "value = published value × price index of the year ÷ price index of the published year",
      "rent = published rent × rent index of the year ÷ rent index of the published year",
      "rate = ten-year Treasury of the year + spread",
      "ratio = rent ÷ full payment, as for a state's median house",
      "turns green at = the highest rate whose ratio is at least 1.00",
    ],
    assumptions: [
      `Published value and rent: ${stateRents.edition.tables.medianRent.citation} and ${stateRents.edition.tables.medianValue.citation.slice(-6)}. Price index of the state: ${stateIndexFrom2000Edition.tables.index.citation}. Rent index of the country: ${consumerPricesEdition.tables.rent.citation}. Treasury: ${treasuryEdition.tables.tenYear.citation}.`,
      "Nothing is interpolated. 2026 is its first quarter, in all three. A month that was never published is left out of its quarter's average.",
      "The landlord's tax and the insurance are today's shares of the value in every year.",
    ],
    rounding:
      "The price index of a year to hundredths, the rent index to thousandths, the yield to hundredths, value and rent to whole dollars; half of one away from zero. Rates for the last line move in hundredths of a percentage point, and 30% is the highest.",
    variesByLender: ["What a lender asks above the Treasury: it depends on the deal and on the year."],
  },
  {
    id: "county-bills",
    name: "Estimates by county",
    purpose: "Taxes and insurance in percent of the price, where you choose a county.",
    notation: [
      "owners' share = median tax of the county ÷ median value of the county × 100",
      "low = owners' share × lower end of the state's range ÷ owners' share where that end was measured",
      "high = owners' share × upper end of the state's range ÷ owners' share where that end was measured",
      "tax % = (low + high) ÷ 2",
      "insurance % = recorded premium of a year ÷ median value of the county × 100",
    ],
    assumptions: [
      `A law that doubles a landlord's bill in the state doubles it in each county. So the county's own tax carries the place, and the state's range the rule. Tax and value are medians of owners who live in their house (${values.tax.citation} and ${values.value.citation.slice(-6)}).`,
      "An end of the range was measured in the whole state, or it is the rate of its largest city. The rate of a city is divided by what owners pay in that city's county: otherwise a place with high rates would count twice.",
      "Michigan: the 18 mills on half of the value are added, not multiplied. Indiana: the upper end is the cap of 2%. Boston and Philadelphia: the city's own exemption counts there and nowhere else in the state. California and Hawaii: what owners pay says too little about a landlord, so the state's range stays.",
      "The state's figures also stay where the county has fewer than 20,000 people, where the Census Bureau publishes no figures, and on largely tribal land, where a value is hardly a market price. A median tax of $10,000 or more is published as that, so the estimate is a floor.",
      `Insurance: the average premium of ${PREMIUM_YEARS.at(-1)} that the Treasury recorded for the county's ZIP codes (${countyEditions.premiums.tables.premiums.citation}). Those policies are of owners who live in the house. The page gives the ratio with half as much again, too.`,
      "Alabama, Florida, Georgia, Indiana, Louisiana, Montana, North Dakota and Texas: the recorded premiums are not confirmed, so the assumption above stays. The same holds for counties without a recorded premium.",
    ],
    rounding:
      "Each share, each end and the middle are rounded to hundredths of a percent; half of one is rounded up.",
    variesByLender: [
      "No lender uses these shares. It counts the county's bill after the sale and the premium of your quote.",
    ],
  },
  {
    id: "payment",
    name: "Monthly payment",
    purpose: "Principal and interest on a loan repaid in equal payments.",
    notation: [
      "r = yearly rate % ÷ 100 ÷ 12",
      "n = years × 12",
      "payment = loan × r ÷ (1 − (1 + r)^−n)",
      "payment = loan ÷ n, where the rate is 0",
    ],
    assumptions: [
      "A fixed rate, equal months, the first payment one month after closing.",
      "Taxes, insurance and dues are separate.",
    ],
    rounding: wholeCents,
    variesByLender: [
      "Some notes compute interest by the day (actual/360), which costs slightly more than equal months.",
    ],
  },
  {
    id: "interest-only-payment",
    name: "Interest-only payment",
    purpose: "The payment while you repay no principal.",
    notation: ["payment = loan × yearly rate % ÷ 100 ÷ 12"],
    assumptions: [
      "Where the deal has interest-only years, this is the first payment, and the one the lender's ratio uses.",
    ],
    rounding: wholeCents,
    variesByLender: [
      "Ten years interest-only, then twenty of repayment, is the common structure. Some lenders ask for a lower LTV or a higher credit score in return.",
      "A few lenders qualify on the later, larger payment instead.",
    ],
  },
  {
    id: "after-interest-only",
    name: "Payment after interest-only",
    purpose: "What the payment becomes when the interest-only years end.",
    notation: [
      "n = (years of the term, or of repayment if longer, − interest-only years) × 12",
      "payment = loan × r ÷ (1 − (1 + r)^−n)",
    ],
    assumptions: [
      "The whole loan is still owed. The rate is the first one, or the expected one of an adjustable loan.",
      "For a deal without interest-only years, the page shows what ten would do.",
    ],
    rounding: wholeCents,
    variesByLender: [],
  },
  {
    id: "qualifying-rent",
    name: "Qualifying rent",
    purpose: "The rent that counts for the ratio.",
    notation: [
      "leased, no market rent yet: lease",
      "leased: lower of lease and market rent",
      "vacant or not leased: 90% of market rent",
      "short-term, 80% of gross: 12-month gross ÷ 12 × 80%",
      "short-term, capped: lower of 12-month gross ÷ 12 and market rent, × 80%",
      "short-term, net of fees: 12-month gross ÷ 12 × (1 − fee %)",
      "short-term, average: 12-month gross ÷ 12",
      "short-term, long-term rent only, or less than 12 months of history: market rent",
      "short-term, less than 12 months of history, a share of the projection: projected gross ÷ 12 × share %",
      "several units with rents of their own: each by its own rule, then the sum",
    ],
    assumptions: [
      "The market rent is the appraiser's: Form 1007 for one unit, Form 1025 for two to four.",
      "Where a rule needs a market rent and you entered none, the lease stands in. Under the capped rule, the bookings count alone.",
    ],
    rounding: wholeCents,
    variesByLender: [
      "A lease above the market rent may count after about two months of receipts.",
      "Some lenders count a vacant property at 90% to 100% of market rent; others do not finance it at all.",
      "Each lender picks one of the short-term rules. Published ones: 80% of the 12-month average (loandaddy.ai), 80% of the lower of average and market rent (globalinvestmentstrategy.com), the average in full or else the market rent of Form 1007 or 1025 (mymortgagesafe.com, investorfinancingpodcast.com), market rent with less than 12 months (greenblockinc.com), projected income (ridgestreetcap.com). The share of a projection starts at 80%: our sample.",
    ],
  },
  {
    id: "bookings",
    name: "Bookings of a short-term rental",
    purpose: "A year of bookings, its months, and what only guests cost.",
    notation: [
      "year, by month = the sum of January to December",
      "year, by night = nightly rate × nights × occupancy % ÷ 100, with nights = 365 × units rented by the night",
      "month = year × typed month ÷ sum of the typed months; with none typed, year ÷ 12",
      "cleaning a month = bookings a month ÷ nightly rate ÷ nights of a stay × cleaning a stay",
      "lodging tax a month = bookings a month × lodging tax % ÷ 100, if it is paid out of the bookings",
      "cost of guests a month = cleaning + supplies + lodging tax",
    ],
    assumptions: [
      "Bookings a month are a twelfth of the year, to the cent. In a rent roll, the year is the sum of the units rented by the night, and the nightly rate an average of them.",
      "Without a nightly rate no stays are counted, so cleaning is 0. The cost of guests counts only where it is listed.",
      "Furniture is paid once, before the first guest. It counts as cash invested in a purchase, not as cash at closing. A hold buys it anew after each of its lives.",
      "Samples to type over: 55% of nights booked, close to the 54.8% that AirDNA reported for the United States in 2023; 10% lodging tax; 5 years of furniture, over which IRS Publication 527 writes it off.",
    ],
    rounding:
      "Year, months and each cost are rounded to the whole cent. So the months may add up to a few cents more or less than the year.",
    variesByLender: ["A lender counts none of these costs beside its rule for the rent."],
  },
  {
    id: "break-even-occupancy",
    name: "Break-even occupancy",
    purpose:
      "How many nights must be booked before the owner adds money, and before the lender's ratio is met.",
    notation: [
      "kept of a booked dollar = 1 − (fees % + maintenance % + capital reserve % + lodging tax %) ÷ 100 − cleaning a stay ÷ nights of a stay ÷ nightly rate",
      "steady bills a month = taxes + insurance + dues + utilities + supplies + first payment − leased rent × (1 − (vacancy % + management % + maintenance % + capital reserve %) ÷ 100)",
      "break-even bookings a year = steady bills × 12 ÷ kept, at least 0",
      "break-even occupancy = break-even bookings ÷ (nightly rate × nights) × 100",
      "occupancy for the target = 12 × the least whole dollars of bookings a month at which the lender's ratio meets the target ÷ (nightly rate × nights) × 100",
    ],
    assumptions: [
      "Another night booked brings the same rate. Lodging tax, cleaning and supplies count only where they are listed, lodging tax only if it is paid out of the bookings.",
      "If nothing of a booked dollar is kept, or without a nightly rate, there is no break-even occupancy. Above 100% all nights are too few.",
      "The occupancy for the target has no answer where the rule counts market rent alone, where even all nights miss the target, and in a rent roll, where each unit has a rule of its own.",
    ],
    rounding: "Break-even bookings are rounded to the whole cent. Nothing else is rounded.",
    variesByLender: [
      "A custom of hosts, not a lender's test. Many divide by 30 nights a month; we divide by 365 a year.",
    ],
  },
  {
    id: "lowest-month",
    name: "The month in which cash runs lowest",
    purpose: "What must lie on the account before the weak season.",
    notation: [
      "cash of a month = bookings of the month × kept − steady bills",
      "weakest month = the month with the least cash",
      "account after a run of months = the sum of their cash; a run begins with any month and lasts at most twelve",
      "must lie ready = the most that any run falls below 0; the run that falls most ends with the lowest month",
    ],
    assumptions: [
      "Every year is alike: after December comes the same January. Taxes, insurance and payment are a twelfth of a year in every month.",
      "Kept and steady bills are those of the entry before. If several months or runs are equal, the first counts, from January on.",
    ],
    rounding: "The cash of each month is rounded to the whole cent.",
    variesByLender: ["Lenders ask for reserves in months of the full payment, not for this amount."],
  },
  {
    id: "lender-ratio",
    name: "Lender's ratio, 1-4 units",
    purpose: "Does the rent that counts cover the full payment?",
    notation: [
      "PITIA = first payment + taxes + insurance + association dues",
      "ratio = qualifying rent ÷ PITIA",
    ],
    assumptions: [
      "The owner's vacancy, management, repairs and utilities play no part.",
      "Taxes and insurance are the ones you enter. A sale can raise the tax bill.",
      "Without a loan there is no ratio, and none to miss.",
    ],
    rounding: unroundedRatio,
    variesByLender: [
      `The usual floor is 1.00. Some programs accept about 0.75 or set no ratio, commonly at ${loanFacts.belowOneLtv.text} LTV and a higher rate.`,
      "Some lenders add flood insurance or special assessments to the payment.",
    ],
  },
  {
    id: "lender-ratio-noi",
    name: "Lender's ratio on net operating income",
    purpose: "The test that banks and agencies commonly use for 5-8 units.",
    notation: [
      "NOI = rent − 5% vacancy − 5% management − repairs − $300 per unit a year − taxes − insurance − dues − utilities",
      "ratio = NOI ÷ first payment",
    ],
    assumptions: [
      "Vacancy, management and reserves are fixed at these typical values, whatever the owner really pays.",
      "Repairs are the percentage you enter, of the qualifying rent. Your own capital reserves do not count on top of the lender's.",
      "Rent is the qualifying rent.",
      "Without a loan, or with nothing to pay on it, there is no ratio, and none to miss.",
    ],
    rounding: `NOI is rounded once, to the whole cent. ${unroundedRatio}`,
    variesByLender: [
      "Vacancy 5% to 7%, reserves $250 to $400 per unit a year.",
      "Many non-bank programs keep rent ÷ PITIA for 5-8 units, with a higher floor such as 1.15. The analyzer lets you switch.",
    ],
  },
  {
    id: "simple-ratio",
    name: "Simple ratio",
    purpose: "The formula of this site's DSCR calculator.",
    notation: ["ratio = (rent − taxes − insurance − dues) ÷ first payment"],
    assumptions: [
      "Rent is what the owner collects in a full month, not the rent that counts for a lender.",
      "The first payment is principal and interest. Entering PITIA instead would count taxes and insurance twice.",
      "Without a payment there is no ratio.",
    ],
    rounding: unroundedRatio,
    variesByLender: [
      "For 1-4 units, lenders rarely use it. It is higher than rent ÷ PITIA whenever both exceed 1.",
    ],
  },
  {
    id: "owner-cash-flow",
    name: "Owner's cash flow",
    purpose: "What is left in a typical month after everything the owner pays.",
    notation: [
      "costs = rent × (vacancy % + management % + maintenance % + capital reserve %) ÷ 100 + utilities",
      "short-term costs = rent × (management and platform fees % + maintenance % + capital reserve %) ÷ 100 + utilities",
      "cash flow = rent − costs − taxes − insurance − dues − first payment",
      "short-term: the cost of guests, if it is listed, is subtracted as well",
    ],
    assumptions: [
      "Rent is what a full month brings: the lease, the market rent of a vacant property, or a twelfth of a year of bookings.",
      "A year of bookings already leaves out the empty nights, so no vacancy is subtracted. Manager and platform fees replace the management percentage, whichever rent rule the lender uses.",
      "The percentages start at 5, 8, 5 and 5, and the short-term fees at 20. They are starting points for a small rental, not statistics: use your own.",
      "No income tax, no depreciation, no appreciation.",
    ],
    rounding: "Each cost is rounded to the whole cent, then they are added.",
    variesByLender: [],
  },
  {
    id: "bridge",
    name: "Bridge from the lender's view to the owner's",
    purpose: "Why a deal can pass and still lose money.",
    notation: [
      "left over as the lender counts it = qualifying rent − PITIA",
      "+ collected rent − qualifying rent = cash flow by the simple formula",
      "− vacancy − management − maintenance − capital reserve − utilities = owner's cash flow",
      "short-term: no vacancy, and management is the management and platform fees",
    ],
    assumptions: [
      "On net operating income, the lender's own allowances are subtracted first, then added back before the owner's costs.",
    ],
    rounding: "Every step is whole cents, so the steps add up exactly.",
    variesByLender: [],
  },
  {
    id: "cash-needed",
    name: "Cash needed at closing",
    purpose: "What you need in the bank on closing day.",
    notation: [
      "due on closing day, purchase = down payment + closing costs + points",
      "due on closing day, refinance = payoff + closing costs + points − new loan",
      "cash needed = due on closing day + reserves",
      "closing costs = price × closing cost %, or line by line as in the next entry, with what is paid ahead",
      "points = loan × points %",
      "reserves = PITIA × months",
    ],
    assumptions: [
      "Reserves stay your money: you need them, but you do not spend them.",
      "Closing costs start at 2% of the price, points at 1 and reserves at 6 months: our assumptions, not statistics. What a state takes on the deed and the mortgage is not in the 2%.",
      "If a refinance comes out negative, you receive money, with the reserves still held back. The page shows it as cash to you at closing.",
    ],
    rounding: "Each part is rounded to the whole cent.",
    variesByLender: [
      "Reserves of 2 to 12 months. Some lenders let cash from a cash-out count as reserves.",
      "Interest, premium and deposits paid ahead differ by closing day. They count only where closing costs are listed line by line.",
    ],
  },
  {
    id: "closing-lines",
    name: "Cash to close, line by line",
    purpose: "What is due on closing day, if closing costs are listed and not taken as a percentage.",
    notation: [
      "closing costs = lender's fees + price × title % + price × your part of the transfer tax % + loan × mortgage tax % + anything else",
      "interest = loan × yearly rate % ÷ 100 ÷ 365 × days from closing day to the end of the month",
      "paid ahead = interest + 12 × insurance + months × property tax + months × insurance",
      "due on closing day = down payment + closing costs + paid ahead + points; cash needed = that + reserves",
    ],
    assumptions: [
      "In a refinance there is no transfer tax, and the house is insured already.",
      "Closing day and the last day of the month both count: October 20 makes 12 days. Some lenders divide by 360.",
      "Samples, customs of the market: lender's fees of $1,600, from underwriting of $800 to $1,500 (honestcasa.com, DSCR loan closing costs) and an appraisal of $400 to $550; title and settlement of 0.7% of the price, from 0.5% and 0.2% (besmartee.com, closing cost calculator); a deposit of 2 months of insurance and 3 of property tax (sfcorp.net, prepaids: the months until the bill is due and two more).",
      "What is paid ahead enters no return: those are bills of later months, which the owner's costs count already. Reserves stay in the bank.",
    ],
    rounding: `Each line is rounded. ${wholeCents}`,
    variesByLender: [
      "Whether there is an escrow account at all, how many months it starts with, and whether a fee is the lender's or a third party's.",
    ],
  },
  {
    id: "closing-taxes",
    name: "Closing taxes of a state",
    purpose:
      "What a state takes when a house changes hands and a mortgage is recorded, as the state guides show it.",
    notation: [
      "tax on the deed = price × the sum of the rates, on what is not exempt; where rates rise in steps, each on its part of the price",
      "tax on the mortgage = loan × the sum of the rates, less what is exempt or credited",
    ],
    assumptions: [
      "The guides' example is a house of $300,000 with a loan of $225,000. Only states whose rule was read with confidence have one, and each guide names the sections.",
      "In Alabama the deed is taxed on what the mortgage does not cover. In Connecticut, Maine, New Jersey, Rhode Island and Washington rates rise in steps; New Jersey has higher ones for the whole of a house above $350,000, and above $1 million a fee on the whole price. In New York the buyer alone owes 1% from $1 million, and of the tax on the mortgage of a house of up to six units the lender bears 0.25% of the loan.",
      "The deal analyzer adds them only where closing costs are listed line by line: half of the tax on the deed, what the law puts on the buyer alone, and the tax on the mortgage without the lender's part, as percentages that come to the tax on this price and loan. Who pays them is for the law, custom and your contract to say, so both can be changed.",
    ],
    rounding: "The guides show whole dollars.",
    variesByLender: ["Recording fees, title insurance and lender's charges come on top."],
  },
  {
    id: "cash-on-cash",
    name: "Cash-on-cash return",
    purpose: "A year of cash flow as a share of the cash put in.",
    notation: [
      "purchase = 12 × cash flow ÷ (down payment + closing costs + points + furniture of a short-term rental) × 100",
      "refinance = 12 × cash flow ÷ equity left in × 100",
    ],
    assumptions: [
      "Reserves are left out: they are still yours.",
      "The first year's payment and rent, for the whole year.",
      "If no cash is put in, there is no return on it.",
    ],
    rounding: "Not rounded. Shown to one decimal.",
    variesByLender: [],
  },
  {
    id: "path-to-target",
    name: "Path to the target ratio",
    purpose: "The smallest change, one lever at a time, that lifts the ratio to the target.",
    notation: [
      "rent = target × PITIA",
      "largest payment = qualifying rent ÷ target − taxes − insurance − dues",
      "largest loan = largest payment × (1 − (1 + r)^−n) ÷ r",
      "more down = loan − largest loan",
      "price = largest loan ÷ (1 − down payment % ÷ 100)",
      "buy-down cost = loan × 1% for each 0.25 percentage points",
    ],
    assumptions: [
      "A change that leaves no loan, or nothing to pay on it, is no answer: there is then no ratio to raise.",
      "Everything else stays the same, including your rate. A larger down payment may earn a lower rate, but here it only shrinks the loan.",
      "Taxes and insurance you enter do not change with the price; estimates do.",
      "Where a rule takes the lower of two rents, both have to rise.",
      "Changes are grouped by what they take: cash at closing, the seller's agreement, something every month, or nothing now and more interest later. They are ranked by dollars within a group only, because a dollar a month is not a dollar at closing. Changes that fall short come last.",
      "The page tries 10 years of interest-only. If the term is under 30 years, it tries a term of 30 years before 40.",
      "The cost of a lower rate is illustrative. The rate is bought down by 4 points at most. If it would take more, a lower rate alone is not enough.",
    ],
    rounding:
      "The code tries values instead of solving an equation, so that the rounded payment decides. Amounts move in whole dollars and the rate in eighths of a percentage point, as people quote them. The answer meets the target; one step less does not.",
    variesByLender: [
      "What a point buys differs by lender and by day.",
      "Interest-only and 40-year terms often come with a lower LTV limit.",
    ],
  },
  {
    id: "maximum-loan",
    name: "Maximum loan and price",
    purpose: "The most that the rent and the LTV limit allow.",
    notation: [
      "largest loan = lower of (price × LTV limit) and the largest loan that meets the target ratio",
      "largest price, same percent down = largest loan ÷ (1 − down payment % ÷ 100)",
      "largest price, same cash = lower of (cash + largest loan) and cash ÷ (1 − LTV limit)",
    ],
    assumptions: [
      "LTV limits, illustrative: 80% for a purchase, 75% for a rate-and-term refinance, 70% for a cash-out. Where lenders differ, this is the lower end.",
      `With a target below 1.00 the limit is ${loanFacts.belowOneLtv.lower}% for every purpose: lenders that accept less commonly stop at ${loanFacts.belowOneLtv.text}.`,
      "Taxes and insurance you enter stay when the price changes; estimates change with it.",
      "Cash means the down payment; closing costs are extra. A house that no loan suits can still be bought for the cash.",
      "If the down payment is below 100% − LTV limit, no price is within the limit. If neither limit stops the price, the page names none.",
    ],
    rounding: `Rounded down to the whole cent. ${search}`,
    variesByLender: [
      `About 80% for a purchase, 75% to 80% rate-and-term, 70% to 75% cash-out; ${loanFacts.belowOneLtv.text} for ratios below 1.00, with some lenders up to 75%.`,
      "Loan minimums of $50,000 to $150,000 and maximums apply on top.",
    ],
  },
  {
    id: "margin-of-safety",
    name: "Margin of safety",
    purpose: "How far one figure can move before the deal misses the target.",
    notation: [
      "lowest rent = target × PITIA",
      "highest rate = the rate at which the payment equals qualifying rent ÷ target − taxes − insurance − dues",
      "lowest value = loan ÷ LTV limit, the one of the maximum loan",
    ],
    assumptions: [
      "One figure moves, the rest stay.",
      "A change of value leaves the loan as it is.",
      "A rate moves by percentage points; the other figures also show the change in percent.",
      "If no value misses the target, or none reaches it, the page says so and names no limit.",
      "With no loan, or nothing to pay on it, there is no ratio to miss. A rate at which nothing is left to pay is no limit either.",
    ],
    rounding: search,
    variesByLender: [],
  },
  {
    id: "rate-estimate",
    name: "Rate estimate",
    purpose: "The sample base rate plus every sample adder that applies.",
    notation: [
      "rate = base rate + adders for credit score, ratio, LTV, units, rental type, experience and prepayment penalty",
      "ratio = lender's ratio at that rate",
    ],
    assumptions: [
      "Base rate and adders are the illustrative ones of the DSCR loan rates page. The prepayment penalty adders are those used for the cost over a holding period, so both price a structure the same way.",
      "A cash-out, interest-only years and the size of the loan are not priced. Where a deal has one of them, the page says so beside the estimate.",
      "Bands are half-open and leave no gaps: 1.25 belongs to the band that starts at 1.25, an LTV of 80% to the one that ends at 80%.",
      "The rate depends on the ratio, and the ratio depends on the rate. Sometimes two rates fit. The page then shows the lower one and mentions the other.",
      "If an adder is a range, its upper end counts. If the samples have no adder for the deal, there is no estimate.",
      "With no loan, there is no ratio to miss: the best band counts.",
    ],
    rounding: "Not rounded.",
    variesByLender: [
      "Lenders price from two-way grids, not flat adders, and in steps of 0.125%. Treat the sum as a sketch.",
    ],
  },
  {
    id: "cliffs",
    name: "Cliffs in the rate",
    purpose: "The smallest change that moves the deal into a cheaper band.",
    notation: [
      "cliff = the smallest change after which an adder of the rate estimate falls",
      "saving = estimated rate now − estimated rate after the change",
    ],
    assumptions: [
      "One change at a time: more down, for the LTV and for the ratio; more rent; a higher credit score.",
      "Both rates are estimates, and the ratio is the one at the new rate. The rate you enter plays no part.",
      "Small means up to 20% of the price more down, 25% more rent, or 100 points of credit score. The page does not look for larger changes.",
      "A step that crosses two cutoffs is listed once, with the combined saving.",
      "Without an estimate or a loan, there are no cliffs.",
    ],
    rounding: "Whole dollars, or whole points of a credit score. With one less, the adder stays.",
    variesByLender: ["The cutoffs. Some grids step at every 20 points of score and every 5% of LTV."],
  },
  {
    id: "heat-map",
    name: "Heat map",
    purpose: "The lender's ratio while two figures move at once.",
    notation: [
      "cell = lender's ratio, with the row's and the column's figure in place of yours",
      "meets the target: cell ≥ target",
      "below the target: 1.00 ≤ cell < target",
      "below 1.00: cell < 1.00",
    ],
    assumptions: [
      "The ratio is the one that decides: rent ÷ PITIA or net operating income ÷ payment, as the deal is set, on the first payment.",
      "Steps of 0.25 percentage points of rate, 2.5% of the rent or the price, and 2.5 percentage points of down payment, around your deal.",
      "A change in price keeps the down payment percentage. Taxes and insurance you enter stay; estimates change with the price.",
      "Rent is the figure that the deal's rent rule counts. If the rule takes the lower of two rents, the higher one stays until it would be the lower.",
      "A cell with no loan says that there is no debt.",
    ],
    rounding: `Rent and price move to whole cents. ${unroundedRatio} A cell below the target is never shown as if it met it.`,
    variesByLender: [],
  },
  {
    id: "lender-checks",
    name: "Lender checks",
    purpose: "The deal against each limit the directory states for a lender.",
    notation: [
      "ratio passes where lender's ratio ≥ minimum ratio",
      "LTV passes where LTV ≤ maximum LTV",
      "loan passes where smallest loan ≤ loan ≤ largest loan",
      "ratio too low by = minimum ratio − ratio, both as shown",
      "LTV too high by = LTV − maximum LTV; less to borrow = loan − price × maximum LTV",
      "more rent, more down = the fewest dollars at which the ratio meets the minimum",
    ],
    assumptions: [
      "The ratio is the one on this page, at the rate you enter.",
      "The page suggests up to 50% more rent, or up to 50% of the loan more down, as long as the lender still makes loans of that size.",
      "With no loan, the ratio passes, because there is no debt to cover. The minimum loan check fails.",
      "A limit is a sample unless the page says that the lender has confirmed it. The page lists what the directory does not state, without judging it.",
    ],
    rounding:
      "Compared unrounded, except for the half cent that a rounded down payment can add to the loan. Dollars are rounded up.",
    variesByLender: [
      "Every lender counts the rent and the payment by its own rules. Meeting all its limits is not an approval.",
    ],
  },
  {
    id: "borrower-checks",
    name: "Who borrows, and where",
    purpose:
      "Closing costs can be listed line by line, with interest, premium and deposits paid ahead. What lenders commonly ask of a company, a borrower without a Social Security number, a first rental or a rural house.",
    notation: [
      "ITIN: LTV ≤ 70%, credit score ≥ 680",
      "foreign national: ratio ≥ 1.00, LTV ≤ 70%, reserves ≥ 12 months",
      "first rental: LTV ≤ 75%, credit score ≥ 680, reserves ≥ 6 months",
      "rural: ratio ≥ 1.20, LTV ≤ 65%, credit score ≥ 720",
      "reserves missing = full payment × months asked − full payment × months held, each in whole cents",
    ],
    assumptions: [
      "The limits are samples: a custom of the market, not of a lender in the directory. They change no verdict beside a lender's name.",
      "ITIN: Total Quality Lending lends up to 70% from a score of 680 (totalqualitylending.com). Foreign national: 70% on a purchase by Refined Lending (refinedlending.com), a ratio of 1.00 and 12 months of reserves by VMA Lending (vmalending.com). First rental: 25% down and 680 by a broker (dantheloanman.com), 6 to 12 months by MoneyMatcher (moneymatcher.io). Rural: Lendency's limits (lendency.com); OfferMarket takes no rural house (offermarket.us). Company: OfferMarket wants the guarantee of owners of at least 51%.",
      "Each case is checked by itself: where two apply, the stricter limit counts.",
    ],
    rounding: "As in the lender checks. Reserves are whole cents.",
    variesByLender: [
      "Published limits for foreign nationals run from 65% to 85% of the value. Many lenders have no program for an ITIN or for rural houses.",
    ],
  },
  {
    id: "balance",
    name: "Balance",
    purpose: "What is still owed after a number of payments.",
    notation: [
      "balance after k payments = payment × (1 − (1 + r)^−(n − k)) ÷ r",
      "balance = loan, during the interest-only years",
    ],
    assumptions: ["The payment is the unrounded one, so the last payment leaves exactly nothing owed."],
    rounding: wholeCents,
    variesByLender: ["A lender's own schedule rounds every month and may differ by a few cents at the end."],
  },
  {
    id: "rate-reset",
    name: "The rate of an adjustable loan",
    purpose: "What the rate becomes on each day it may change: expected, and at worst.",
    notation: [
      "index and margin = (index + margin) to the nearest 0.125, the lower from the middle of two, and at least the margin",
      "expected rate = min(max(index and margin, rate before − cap), rate before + cap, first rate + life cap)",
      "rate at worst = min(rate before + cap, first rate + life cap)",
      "cap = the first cap on the first day, the later cap on every other",
    ],
    assumptions: [
      "5/6, 7/6 and 10/6: a first rate for 5, 7 or 10 years, then a change every six months. No rate is below 0.",
      "The index is what you enter, the same on every day of a change. Nobody knows it: the form starts with 3.7%, the 30-day Average SOFR of January 15, 2026 (Federal Reserve Bank of New York, by FRED), as a sample.",
      "The caps and the floor at the margin are customs of the market: the form starts with those of Fannie Mae's standard plans 4927 to 4929 (announcement of April 1, 2020): 2, 1 and 5 percentage points for a 5/6, 5, 1 and 5 for the others. The margin of 3.5% is a sample: a lender's own example of such a loan has it, with caps of 2, 1 and 5 (griffinfunding.com, 6-month SOFR ARM DSCR loans, March 2025).",
      "At worst, the index rises so far that only the caps hold the rate.",
    ],
    rounding:
      "Index and margin to the nearest eighth of a percentage point. A rate that a cap decides is not rounded.",
    variesByLender: [
      "Some loans never fall below their first rate, or change once a year.",
      "The index is commonly read 45 days before the change.",
    ],
  },
  {
    id: "reset-payment",
    name: "Payment after a change",
    purpose: "The payment and the lender's ratio from the first change on.",
    notation: [
      "payment = balance × r ÷ (1 − (1 + r)^−n), with the new rate",
      "n = months of repayment that are left",
      "payment = balance × rate % ÷ 100 ÷ 12, in interest-only years",
      "ratio = the lender's ratio on that payment, with today's rent and bills",
    ],
    assumptions: [
      "The payment is worked out anew at each change, from what is then owed, and once more when interest-only years end.",
      "In a comparison of offers, costs are those of the expected rate; one line has the total at worst.",
      "In a hold, the low case takes the rate at worst, and the other two the expected rate. The first month with a new rate is the one after the last with the old: month 61 of a 5/6.",
    ],
    rounding: `Each payment is rounded: ${wholeCents.toLowerCase()} The balance before it is not.`,
    variesByLender: [
      "Many lenders test the ratio on the first payment. Some use index and margin if that is higher: ask.",
    ],
  },
  {
    id: "balloon",
    name: "Balloon",
    purpose: "What falls due at once when the term is shorter than the repayment.",
    notation: [
      "payment: n = years of repayment × 12, in place of the years of the term",
      "balloon = balance after the last payment of the term",
    ],
    assumptions: [
      "Years of repayment that are no longer than the term change nothing.",
      "Paying the balloon on its day is not prepaying. A hold ends there, because what follows is another loan.",
    ],
    rounding: wholeCents,
    variesByLender: [
      "Banks commonly lend for 5 to 10 years with payments over 25 or 30, and ask for a new loan or a sale then.",
    ],
  },
  {
    id: "prepayment-penalty",
    name: "Prepayment penalty",
    purpose: "What it costs to pay the loan off early.",
    notation: ["penalty = balance × percent of the year ÷ 100", "year = payments made ÷ 12, rounded up"],
    assumptions: [
      "5-4-3-2-1 means 5% in the first year, 4% in the second, down to 1% in the fifth, and nothing after.",
      "The payment that ends a year still belongs to that year.",
      "A loan that is paid when it falls due is not paid early: on the due date there is no penalty.",
      "The whole loan is paid off at once.",
    ],
    rounding: wholeCents,
    variesByLender: [
      "Also in use: flat percentages, six months' interest on 80% of the balance, and penalty-free prepayment of up to 20% a year.",
      "Some states limit penalties. Ask the lender what applies to yours.",
    ],
  },
  {
    id: "holding-cost",
    name: "Cost over a holding period",
    purpose: "Interest, points and penalty from closing to payoff, for each prepayment structure.",
    notation: [
      "cost = interest paid + points + penalty",
      "rate of another structure = typed rate + its adder − adder of the chosen structure",
      "break-even = first month from which the structure stays cheaper than having no penalty",
      "tie = less than $1 apart, which is not cheaper",
    ],
    assumptions: [
      "Adders, illustrative: none for 5-4-3-2-1, 0.25 percentage points for 3-2-1, 0.50 for no penalty.",
      "A custom schedule is priced like 5-4-3-2-1.",
      "Principal is not a cost: you borrowed it and you pay it back.",
    ],
    rounding:
      "Interest and penalty are rounded to the whole cent at the end of the period. The break-even compares the costs as they are then, like the comparison of offers.",
    variesByLender: ["Buying a penalty out commonly costs 0.25 to 0.50 percentage points."],
  },
  {
    id: "hold-year",
    name: "A year of a hold",
    purpose: "Rent, costs, debt, cash flow and ratio in a later year of the hold projection.",
    notation: [
      "amount in year n = amount in year 1 × (1 + growth % ÷ 100)^(n − 1)",
      "costs = 12 × (taxes + insurance + dues + utilities + shares of the rent + cost of guests) + furniture bought anew",
      "debt = the payments due in the year",
      "cash flow = 12 × rent − costs − debt",
      "ratio = the lender's ratio on this year's rent and bills and the year's last payment",
    ],
    assumptions: [
      "Year 1 is the deal as entered. Lease, market rent and bookings grow at one rate. Taxes and insurance have their own; dues and utilities share one. Vacancy, management, repairs and reserves are shares of the rent.",
      "Bookings grow by a dearer night, so the nightly rate grows as rents do; cleaning, supplies and furniture grow as dues do. Furniture that lasts 5 years is bought anew in years 6, 11 and so on, and counts as a cost of that year, after tax as well: 26 U.S.C. 168(k) lets such things be written off in the year they are bought.",
      "In the low case rents grow more slowly and bills faster, by the percentage points you choose; in the high case the reverse.",
      "A loan that falls due as a whole, or whose rest does, ends the projection. After the last payment there is no ratio.",
    ],
    rounding: `Every monthly amount is rounded: ${wholeCents.toLowerCase()} Each year grows from the first, not from a rounded year before it. A rent that falls stays at least a cent.`,
    variesByLender: ["A lender tests the ratio when the loan is made, and seldom again before the next one."],
  },
  {
    id: "hold-prices",
    name: "Prices of a hold",
    purpose: "The appreciation of the expected and of the low case, where you enter none.",
    notation: [
      "expected case = min(rent growth, the state's change a year since 1991)",
      "low case = the state's lowest change a year over 5, 10 or 15 years, whichever is nearest to the hold, and never above the expected case",
      "high case = expected case + the percentage points you choose",
    ],
    assumptions: [
      `Both records are of the state's house price index, before inflation (${statePriceHistory.edition.tables.index.citation}). Since 1991 compares averages of four quarters. The worst years compare quarters since 1985, because earlier ones rest on few sales.`,
      "Nearest: five years for a hold of up to 7, ten for 8 to 12, fifteen for 13 and more. One rate holds for the whole hold; nothing is worked out between two spans.",
      "A fall over one or two years has been steeper than the worst five years a year. No span of more than fifteen years was worse than the worst fifteen, so over 20 or 30 years the low case is more cautious than the record.",
      "Without a state, the middle of the 50 states, half of which did worse.",
      "The last five years are never the default. The form and the API offer to repeat them, under that name.",
      indexNotice,
    ],
    rounding: "The published figures have two decimals. Their middle is rounded to two as well.",
    variesByLender: [],
  },
  {
    id: "past-holds",
    name: "Holds on record",
    purpose: "What the deal would have earned, had it begun in an earlier quarter.",
    notation: [
      "value after n years = price × index of the quarter 4n quarters after the start ÷ index of the starting quarter",
      "rent in year n = rent in year 1 × rent index 4(n − 1) quarters after the start ÷ rent index of the starting quarter, or the growth you choose",
      "taxes, insurance, dues and utilities in year n = those of year 1 × consumer prices 4(n − 1) quarters after the start ÷ those of the starting quarter",
      "a new loan at the end of year n is refused where value × 75 ÷ 100 < balance",
      "months without rent = reserves ÷ (payment + taxes + insurance + dues + utilities of a month in year 1)",
      "fewest months without rent = the least of reserves ÷ (last payment + bills of a month) over all starts and years n, bills grown as above",
    ],
    assumptions: [
      `Prices: the house price index of the state or its metropolitan area, one release, from 1985 Q1 on (${statePriceHistory.edition.tables.index.citation}). Rents and consumer prices: national indexes of the Bureau of Labor Statistics, the average of a quarter's months. October 2025 was never published, so that quarter has two months.`,
      "Every quarter is a start that has at least a whole year after it. A start counts in year n if the record has n whole years after it.",
      "Loan, payments, penalty and cost of the sale are the deal's own. Everything else is a hold and a sale as above.",
      "Nothing is interpolated: a hold is asked after whole years and at the end of quarters, and the index has a figure for each.",
      "Starts are ordered by their return; a loss that leaves no rate is the worst. If a start has a gain but not one rate, all are ordered by gain. The middle one has as many starts below it as above, or one more above. A quarter of them, rounded down, lie below the lower quarter, and as many above the upper one.",
      "The house is worth less than its loan where its value at the end of a quarter is below the balance after that month.",
      "A new loan of 75% of the value is a custom of lenders, not a rule. Its own costs and a penalty on the old one are not counted, so more would have been refused.",
      indexNotice,
    ],
    rounding: `Every year grows from the first. ${wholeCents} The indexes of rents and consumer prices are rounded to three decimals.`,
    variesByLender: [],
  },
  {
    id: "hold-sale",
    name: "A sale after some years",
    purpose: "What a sale leaves, and how many times over the money comes back.",
    notation: [
      "value after n years = price × (1 + appreciation % ÷ 100)^n",
      "cash invested = down payment + closing costs + points",
      "cash from the sale = value − cost of the sale − balance − prepayment penalty",
      "equity multiple = all cash back ÷ all cash in",
    ],
    assumptions: [
      "The sale is at the end of a year. The cost of the sale is a percentage of the value on that day.",
      "Years with a negative cash flow count as cash in, and so does a sale that does not repay the loan.",
      "In a refinance, the equity that stays in takes the place of the down payment. Reserves are not counted: they stay yours.",
      "Before tax.",
    ],
    rounding: `Value, cost of the sale and penalty are rounded: ${wholeCents.toLowerCase()} The multiple is not rounded.`,
    variesByLender: [],
  },
  {
    id: "after-tax",
    name: "A hold after income tax",
    purpose: "Tax of each year and of a sale, and the return that is left, in a purchase.",
    notation: [
      "basis = price + closing costs − the loan's own; land = basis × land % ÷ 100; written off at once = (basis − land) × its % ÷ 100; building = the rest",
      "depreciation by the end of year n = building × min(12n − 0.5, 330) ÷ 330, and what is written off at once in year 1; in the year of a sale 12n − 1 in place of 12n − 0.5",
      "income = rent − costs + reserves put aside − interest − the loan's own costs ÷ term − depreciation",
      "a loss counts up to max(0, 25,000 − max(0, other income − 100,000) ÷ 2); the rest is carried into the next year",
      "tax = counted income × (income tax % + state's %) ÷ 100 + 3.8% × max(0, min(counted income, other income + counted income − threshold))",
      "gain = value − cost of the sale − (basis + all reserves − all depreciation)",
      "tax on the gain = min(gain, written off at once) × income tax % + of the rest, up to the building's depreciation × min(25, income tax %) + what is left × gain tax % + gain × state's %, each ÷ 100",
    ],
    assumptions: [
      "Federal law of November 2026: 26 U.S.C. 167 and 168 (27.5 years, half of the first and of the last month; parts with a shorter life in full in the first year, for property acquired after January 19, 2025, Public Law 119-21), 469(i) (losses of an owner who takes part), 1(h) and 1250 (25%), 1245 (parts written off at once), 1031 (exchange) and 1411 (3.8% above $200,000, or $250,000 on a joint return).",
      "Each year of the hold is a tax year. The loan's own costs are its points and, where the closing costs are listed, the lender's fees and the tax on the mortgage. They count over its term, and what is left of them in the year of the sale, like a prepayment penalty. Reserves are not deducted: they are added to the basis, and not depreciated.",
      "A sale frees all carried losses. A loss on the sale, and a gain within the first year, count at the rate of income. In an exchange no gain is taxed and no loss is freed; the tax put off is what a sale would have cost more.",
      "Parts written off at once are taken to be sold for what they cost, as far as the gain goes. That is the dearest case.",
      "The percentages are those you enter, the same in every year. The 20% deduction for business income, the rules for real estate professionals and for stays of seven days or less, and the limits on business losses are left out.",
    ],
    rounding: `Basis, depreciation, the loan's costs and each part of a tax are rounded: ${wholeCents.toLowerCase()} Depreciation and loan costs of a year are the difference of two rounded sums. The tables of IRS Publication 946 round to a thousandth of a percent, so they differ by cents: 3.485% in the first year, 3.636% in the next.`,
    variesByLender: [],
  },
  {
    id: "internal-rate",
    name: "Return a year of a hold",
    purpose: "The internal rate of return: what the money earned a year while it was in the deal.",
    notation: [
      "0 = −cash invested + Σ cash flow of year k ÷ (1 + i)^k + cash from the sale ÷ (1 + i)^n",
      "return a year = i × 100",
    ],
    assumptions: [
      "Cash flows count at the end of each year, the sale at the end of the last one, the investment at the start.",
      "Every rate above −100% is searched. If money goes out again after it came back, there may be no rate or several; the page then says so, and the equity multiple decides.",
      "Before tax.",
    ],
    rounding: "Not rounded before it is printed.",
    variesByLender: [],
  },
  {
    id: "points-ladder",
    name: "Points for rate",
    purpose:
      "What points and a penalty do to rate, ratio, cash and cost, and from which month points pay off.",
    notation: [
      "rate = typed rate + adder of the penalty − adder of your penalty − (points − your points) × rate that one point buys",
      "points in dollars = loan × points ÷ 100",
      "cost = interest paid + points + penalty, over the months the loan is kept",
      "break-even = first month from which these points stay cheaper than none, with the same penalty",
      "tie = less than $1 apart, which is not cheaper",
      "best = the lowest cost of all points and penalties, and what is a tie with it",
    ],
    assumptions: [
      "Points from 0 to 3 by halves, with each penalty of the deal. The typed rate is the price of the typed points and penalty.",
      "A quarter of a percentage point for one point is a custom of the market and our sample: every lender has a grid of its own.",
      "Adders of the penalties as in the cost over a holding period. No rate is below 0.",
      "Ratio and cash at closing are those of the deal at that rate, with those points.",
      "Money spent earlier counts like money spent later. Before tax.",
    ],
    rounding:
      "Interest, points and penalty are each rounded to the whole cent. The rate is not rounded before the cost is worked out.",
    variesByLender: [
      "Some lenders let one point buy more with a long penalty, or offer no rate below a floor.",
      "Most lenders cap points at two or three.",
    ],
  },
  {
    id: "apr",
    name: "APR of the sample rates",
    purpose: "The yearly cost of a loan including the lender's charges, as the rates page shows it.",
    notation: [
      "received = loan − origination fee − other lender charges",
      "APR = the yearly rate at which received needs the same monthly payment as the loan does at its own rate",
    ],
    assumptions: [
      "The loan is kept to the last payment. Paid off earlier, the same charges cost more a year.",
      "Title, appraisal, taxes and insurance are not the lender's charges and are left out.",
    ],
    rounding:
      "Rounded up to the next hundredth of a percentage point, never down: 6.9989% is shown as 7.00%, so that no cost looks smaller than it is.",
    variesByLender: [
      "Business-purpose loans often come without a formal APR, and lenders differ in which charges they would count.",
    ],
  },
  ...refinanceFormulas,
  ...portfolioFormulas,
  ...packetFormulas,
  {
    id: "offer-cost",
    name: "Cost of an offer",
    purpose: "What one term sheet costs from closing to the month in which you leave the loan.",
    notation: [
      "cost after k months = interest paid + points + fees + penalty in month k",
      "points = loan × points ÷ 100",
      "fees = the sum of all fee lines in dollars",
      "cost per year held = cost ÷ months held × 12",
    ],
    assumptions: [
      "The same loan, house and months for every offer. Only the offer's own lines differ.",
      "Principal is not a cost: you borrowed it and you pay it back. Nothing is added for paying it back sooner, or for money spent earlier.",
      'A line that the sheet does not state adds nothing, and the page then says "at least". A missing term counts as 30 years, a missing interest-only line as none.',
      "A fixed rate stays the same. An adjustable one follows its index, margin and caps, and the total at worst rises to them.",
      "Reserves and escrow deposits stay your money and are not a cost.",
    ],
    rounding:
      "Interest, points and penalty are each rounded to the whole cent, half a cent away from zero. The total is their sum.",
    variesByLender: [
      "Which fees stand on the sheet. Title, appraisal and recording are often left out, because others receive them.",
    ],
  },
  {
    id: "cheapest-offer",
    name: "Which offer wins when",
    purpose: "The offer with the lowest cost, month by month.",
    notation: [
      "winner of a month = the offer with the lowest cost of that month",
      "lead = lowest cost among the others − winner's cost",
      "tie = less than $1 apart",
    ],
    assumptions: [
      "Every month from the first to the tenth year, or to the months held if that is longer.",
      "An offer without a rate is left out.",
      "Before tax: interest, points and fees are deducted at different times, and the page leaves that out.",
    ],
    rounding: "The totals are compared as they are shown in the files, in whole cents.",
    variesByLender: [],
  },
  {
    id: "yearly-cost",
    name: "Yearly cost with points and fees",
    purpose: "One percentage for rate, points, fees and penalty, over the months you keep the loan.",
    notation: [
      "received = loan − points − fees",
      "last payment = payment + balance + penalty",
      "received = the sum of payment in month k ÷ (1 + yearly cost ÷ 1200)^k, from the first month to the last",
    ],
    assumptions: [
      "It is not a regulated APR. It counts every fee line of the offer, whoever receives it, and ends with the months held.",
      "The same charges cost more a year if the loan ends sooner.",
      "Payments, balance and penalty are not rounded here, so an offer without charges costs exactly its rate.",
    ],
    rounding: "Rounded up to the next hundredth of a percentage point, never down.",
    variesByLender: [
      "A lender's APR, where one is stated, leaves out some of these fees and runs to the end of the term.",
    ],
  },
  {
    id: "offer-cash",
    name: "Cash to close under an offer",
    purpose: "What you bring to the table under one term sheet.",
    notation: [
      "purchase = down payment + points + fees",
      "refinance = payoff + points + fees − loan",
      "reserves = months of reserves × full first payment",
    ],
    assumptions: [
      "The fee lines of the offer take the place of the percentage for closing costs in the deal analyzer.",
      "Reserves are shown apart: you keep them.",
      "Prepaid interest, the first insurance premium and escrow deposits are not included.",
    ],
    rounding: wholeCents,
    variesByLender: [
      "How many months of taxes and insurance are collected at closing, where escrow is required.",
    ],
  },
  {
    id: "conventional-test",
    name: "Conventional loan: debt to income",
    purpose: "Whether a conventional lender would count this house and your income as enough.",
    notation: [
      "gross rent = the sum over units: the lease, at most the market rent; vacant or booked by the night, the market rent",
      "rent that counts = gross rent × 75 ÷ 100",
      "full payment = first payment of principal and interest + taxes + insurance + dues",
      "net rent = rent that counts − full payment",
      "income = your income + net rent, if it is positive and you have rented out a house before",
      "debts = your debts + what is missing, if net rent is negative",
      "DTI = debts ÷ income × 100",
      "passes = DTI ≤ its limit, financed properties ≤ 10 and units ≤ 4",
    ],
    assumptions: [
      "75% of the rent: Fannie Mae, Selling Guide, B3-3.8-02 (September 2, 2026). There a surplus counts as income only with 12 months of experience in managing property; we take those who have owned a rental to have them.",
      "The limit of ten financed properties: Selling Guide, B2-2-03. A home with a mortgage and this house count; a house of several units is one. Each of two borrowers brings their own.",
      "The limit of DTI is yours to change: 50% where Fannie Mae's software approves the loan, 45% at most elsewhere (B3-6-02).",
      "Without a stated market rent the lease counts in its place. Bookings by the night do not count.",
      "Score, loan limit, down payment, reserves and mortgage insurance are not tested.",
    ],
    rounding: `Rent that counts and full payment: ${wholeCents.toLowerCase()} DTI is compared before any rounding: 45.01% does not meet 45%.`,
    variesByLender: [
      "Some lenders stop at four or six financed properties, or at a lower DTI.",
      "For a house that you already rent out, a lender may read the tax return instead of the lease.",
    ],
  },
] as const satisfies readonly Formula[];

export const formulasContent = {
  title: "The Formulas Behind the Deal Analyzer",
  metaDescription:
    "Every formula of the deal analyzer: payment, qualifying rent, lender's ratio, cash flow and penalties, with assumptions, rounding and test cases.",
  heading: "Formulas",
  lede: "How we compute every figure of the tools, and the APR on the rates page, with the cases we test the code with. Check them with a spreadsheet.",
  version: "1.9",
  updated: "2026-11-19",
  notes: [
    "Amounts are dollars, or dollars a month. Percentages are written as 25, not 0.25.",
    "We computed each case a second time without this site's code: in a spreadsheet, with decimal arithmetic or by hand. A test compares the two on every change.",
    "Results are estimates from what you type. They are not an offer and not a credit decision.",
  ],
  developers: "Ask for these figures from a program",
  changes: [
    {
      version: "1.9",
      date: "2026-11-19",
      text: "Holds on record name the quarters between which half of all starts lie, and the year in which the reserves last shortest. A hold after income tax is new: depreciation, interest, losses that wait, and the tax of a sale or an exchange. It counts only where it is asked for. So are closing costs listed line by line, delayed financing of a cash purchase, loans whose rate changes and loans that fall due before they are repaid. When all rents of a roll move together, a unit whose rent comes to nothing counts nothing. What lenders commonly ask of a company, a borrower without a Social Security number, a first rental and a rural house is new; it changes no other figure. So is the test of an offer as a conventional loan. Points side by side are new: rate, ratio, cash, cost and break-even from 0 to 3 points under every penalty. A penalty pays off once it saves a dollar, as offers have counted all along; a cent was enough. One loan on several houses is new, with each house's share and release price. So is the digest of a packet for the loan officer. Bookings by month or by night, their costs, the break-even occupancy and the lowest month are new, and so are three rules for bookings.",
    },
    {
      version: "1.8",
      date: "2026-11-19",
      text: "The map in past years is new: what each state's median house would have earned in every year since 2000.",
    },
    {
      version: "1.7",
      date: "2026-11-19",
      text: "Appraisals on record are new: in how many quarters since 1985 the appraisal would have been enough. Holds on record say when a new loan is refused and how many months the reserves carry an empty house.",
    },
    {
      version: "1.6",
      date: "2026-11-19",
      text: "Holds on record are new: the deal, begun in every quarter since 1985.",
    },
    {
      version: "1.5",
      date: "2026-11-18",
      text: "Hold projection: where no appreciation is entered, the expected case is the lower of rent growth and the state's change a year since 1991, where it was the last five years. The low case is the state's worst five, ten or fifteen years, where it was 0. What was entered counts as before, and so does a link made before.",
    },
    {
      version: "1.4",
      date: "2026-11-18",
      text: "A loan that is paid on its due date has no prepayment penalty. Without a loan, or with nothing to pay on it, there is no ratio, where the pages and the API had 0 or rent over bills. Without cash put in there is no return on it. A loan lasts half a year at least. Refinance: no earliest month comes before the repairs are done, a lowest ratio of 0 limits nothing, and the owner's rent of an empty house is the lease. The landlord's tax, a state's median house and the closing taxes have entries of their own, and there are estimates by county.",
    },
    {
      version: "1.3",
      date: "2026-11-17",
      text: "Three tools added. The hold projection: a year of a hold, its sale, and the return a year. The refinance planner: cash in the deal, the new loan, and the appraisal that returns all cash. The comparison of offers: cost by month, which offer wins when, the yearly cost with points and fees, and cash to close.",
    },
    {
      version: "1.2",
      date: "2026-11-16",
      text: "Half a cent is rounded away from zero. A ratio that ends in half a hundredth is written away from zero, too. Each unit of a rent roll counts by its own rule. Estimated taxes and insurance depend on the state and follow the price. What would lift the ratio is grouped by what it asks for, in whole dollars and eighths. Net operating income has the typed repairs taken off. A break-even that is a tie counts as no saving yet. With a target below 1.00 the LTV limit is lower. The rate estimate prices the prepayment penalty; a cash-out, interest-only years and the size of the loan are not priced. The APR of the rates page added, rounded up.",
    },
    {
      version: "1.1",
      date: "2026-11-15",
      text: "The owner of a short-term rental pays the typed fees and no vacancy. Interest-only and longer terms are ranked apart, the rate is bought down by 4 points at most, and the cash-out limit is 70%. Cliffs, heat map and lender checks added.",
    },
    { version: "1.0", date: "2026-11-15", text: "First published." },
  ],
} as const;
