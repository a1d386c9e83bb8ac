import { stateTaxes } from "../figures/state-taxes.ts";
import { lenderPractice, loanFacts } from "../loan-facts.ts";
import { fieldWords } from "./wording.ts";

export type DealFormContent = typeof dealForm;

/** The words of the form that asks for a deal. */
export const dealForm = {
  firstLegend: "The figures for a first answer",
  /** Shown under a bill estimated from the state; {percent}, {whole}, {state} and {owners} are filled in. */
  billHints: {
    landlordTax: `If blank, what landlords in {state} pay of the {whole} a year: {tax}. Owners who live there pay {owners} (${stateTaxes.edition.tables.medianTax.citation}).`,
    leastTax: `If blank, {tax} of the {whole} a year: what owners who live in {state} pay (${stateTaxes.edition.tables.medianTax.citation}). A landlord pays this or more: ask the county.`,
    ordinary: "If blank, {percent} of the {whole} a year, our assumption for {state}.",
    hail: "If blank, {percent} of the {whole} a year, our assumption for {state}, where hail and tornadoes are frequent.",
    hurricane:
      "If blank, {percent} of the {whole} a year, our assumption for {state}, on the hurricane coast. Wind and flood may need separate policies.",
    deedTax:
      "Half of what {state} takes on this price, until you type. Law, custom and your contract say who pays: see the state's guide.",
    loanTax: "What {state} takes from you on this loan, until you type.",
    noClosingTax: "{state} has no such tax.",
    unknownClosingTax: "We have no confirmed rate for {state}: ask the title company.",
    fromLink: "If blank, {percent} of the {whole} a year, as in the link you opened.",
  },
  /** Under the months; {found} is how many amounts were read. */
  monthsRead: "Read as {first} in January to {last} in December, {sum} in all.",
  monthsMissing: "{found} amounts were found. It takes twelve: one for each month.",
  groups: {
    rent: "The rent in detail",
    bookings: "What guests cost",
    loan: "The loan",
    changing: "Adjustable rate or balloon",
    property: "The property and you",
    costs: "What only the owner pays",
    closing: "Cash at closing",
  },
  fields: fieldWords({
    price: {
      label: "Purchase price",
      hint: "From the contract, or your offer.",
      refinance: { label: "Property value", hint: "What an appraiser would say it is worth." },
    },
    downPaymentPercent: {
      label: "Down payment, %",
      hint: `Most programs price best at ${loanFacts.downPayment.preferred} down.`,
      refinance: {
        label: "Equity left in, %",
        hint: "The share of the value you do not borrow against.",
      },
    },
    downPayment: {
      label: "Down payment, $",
      hint: "Follows the percentage.",
      refinance: {
        label: "Equity left in, $",
        hint: "Follows the percentage.",
      },
    },
    annualRatePercent: {
      label: "Interest rate, %",
      hint: "The second of the four sample rates on our rates page.",
    },
    leaseRent: {
      label: "Monthly rent",
      hint: "From the lease, or what you expect.",
      shortTerm: {
        label: "Monthly rent",
        hint: "Bookings count instead. With only a projection, this stands in for a missing market rent.",
      },
    },
    propertyTax: {
      label: "Property tax a month",
      hint: "If blank, your state's rate, or 1.25% of the price a year. The seller may pay less.",
      refinance: {
        label: "Property tax a month",
        hint: "From the last bill. If blank, 1.25% of the value a year.",
      },
    },
    state: {
      label: "State",
      hint: "Sets taxes and insurance left blank.",
    },
    county: {
      label: "County",
      hint: "Type a few letters. Sets taxes and insurance more closely than the state does.",
    },
    sellerTax: {
      label: "Seller's tax bill a month",
      hint: "From the listing. It does not count: a sale can trigger a reassessment, and it ends the seller's exemptions.",
    },
    use: { label: "Rented by", hint: "Lenders have separate rules for bookings." },
    isVacant: {
      label: "Today it is",
      hint: `Many lenders count a vacant house at ${lenderPractice.vacantRent} of market rent.`,
    },
    marketRent: {
      label: "Market rent a month",
      hint: "The appraiser's figure, from Form 1007 or 1025. If blank, the lease counts.",
      shortTerm: {
        label: "Market rent a month",
        hint: "The appraiser's figure for a yearly lease, from Form 1007. Some rules count it, most in place of a projection.",
      },
    },
    shortTermGross: { label: "Bookings in a year", hint: "Gross, before platform and management fees." },
    hasShortTermHistory: {
      label: "That figure comes from",
      hint: "Projections rarely count: lenders use market rent instead.",
    },
    shortTermRule: {
      label: "Rule for bookings",
      hint: "Lenders differ: ask which is theirs. Market rent is the appraiser's on Form 1007, for a yearly lease. Below, the rules stand side by side, with the lenders that state one.",
    },
    projectionRule: {
      label: "Rule for a projection",
      hint: "Most lenders count market rent until there are 12 months of bookings. Some take a share of what a report such as AirDNA's projects.",
    },
    projectionSharePercent: {
      label: "Share of the projection that counts, %",
      hint: "80% is a sample: ask the lender for its share, and which report it takes.",
    },
    bookingsBy: {
      label: "You know the bookings by",
      hint: "Months show the weak season. A rate and an occupancy suit a house that has no bookings yet.",
    },
    monthlyBookings: {
      label: "Bookings by month",
      hint: "Paste a column or row of a spreadsheet, or type twelve amounts. With month names they may come in any order; without, the first is January.",
    },
    nightlyRate: {
      label: "Nightly rate, on average",
      hint: "Without what guests pay for cleaning. Bookings divided by it are the nights booked.",
    },
    occupancyPercent: {
      label: "Nights booked, %",
      hint: "Of all nights of the year. AirDNA reported 54.8% for the United States in 2023: a sample. Type what houses like it nearby reach.",
    },
    hasBookingCosts: {
      label: "Cleaning, supplies, furniture",
      hint: "Cleaning after every stay often costs more than the manager. Most lenders do not count it; you pay it.",
    },
    averageStay: {
      label: "Nights of a stay",
      hint: "Each stay ends with a cleaning. Longer stays save some.",
    },
    cleaningPerStay: {
      label: "Cleaning a stay",
      hint: "What you pay the cleaner, less what the guest pays for it. Needs the nightly rate, which counts the stays.",
    },
    supplies: { label: "Supplies a month", hint: "Linen, soap, coffee, internet, software." },
    paysLodgingTax: {
      label: "Lodging tax",
      hint: "In many places the platform adds it to the guest's bill and pays it. Where it does not, you owe it.",
    },
    lodgingTaxPercent: {
      label: "Lodging tax, % of bookings",
      hint: "State, county and city together. 10% is a sample: ask the city.",
    },
    furniture: {
      label: "Furniture, once",
      hint: "Paid before the first guest. It counts as cash put in, not as cash at closing.",
    },
    furnitureYears: {
      label: "Furniture lasts, years",
      hint: "A hold buys it anew after them. 5 is the life that the tax law gives it (IRS Publication 527).",
    },
    shortTermFeePercent: {
      label: "Management and platform fees, %",
      hint: "20% is common for full-service managers. You pay them whichever rule the lender uses.",
    },
    purpose: { label: "Purpose", hint: "Cash-out usually stops at a lower loan-to-value." },
    payoff: { label: "Old loan to pay off", hint: "From the payoff letter. 0 if you own it free and clear." },
    termYears: { label: "Term", hint: "30 years is the standard; 40 exists with some lenders." },
    interestOnlyYears: {
      label: "Interest-only",
      hint: "Usually 10 years interest-only, then 20 years of full payments.",
    },
    amortizationYears: {
      label: "The payments repay it over",
      hint: "Longer than the term, they are lower, and the rest falls due at once when the term ends: a balloon. Banks commonly lend for 5 to 10 years with payments over 25 or 30. Years within the term change nothing.",
    },
    adjustment: {
      label: "The rate changes",
      hint: "5/6 means a first rate for 5 years, 7/6 and 10/6 for 7 and 10, then a new one every 6 months: an index plus the lender's margin, within the caps. The payment is worked out anew each time.",
    },
    indexPercent: {
      label: "Index, your assumption, %",
      hint: "Most such loans follow the 30-day Average SOFR, a rate of overnight loans. It was 3.7% on January 15, 2026 (Federal Reserve Bank of New York, by FRED): a sample. Nobody knows what it will be; type what you expect.",
    },
    marginPercent: {
      label: "Margin, %",
      hint: "What the lender adds to the index, for the whole term. It stands in the note. 3.5 is a sample (Griffin Funding's example of such a loan, March 2025).",
    },
    firstCapPercent: {
      label: "First change at most, percentage points",
      hint: "Custom of the market: 2 on a 5/6, 5 on a 7/6 and a 10/6 (Fannie Mae's standard plans). Lenders differ.",
    },
    periodicCapPercent: {
      label: "Each later change at most, points",
      hint: "Custom of the market: 1 (the same plans).",
    },
    lifeCapPercent: {
      label: "Never more above the first rate than, points",
      hint: "Custom of the market: 5 (the same plans). The worst case rises to it as fast as the caps allow.",
    },
    prepayment: {
      label: "Prepayment penalty",
      hint: "5-4-3-2-1 is common: 5% of the balance in the first year, then a point less each year.",
    },
    customPrepayment: { label: "Percent by year", hint: "For example 3-3-2-1." },
    targetRatio: {
      label: "Target ratio",
      hint: `${loanFacts.dscr.preferred} is what lenders prefer, ${loanFacts.dscr.minimum} the usual floor. Below that, lenders commonly stop at ${loanFacts.belowOneLtv.text} of the value.`,
    },
    insurance: {
      label: "Insurance a month",
      hint: "If blank, 0.6% of the price a year. Coasts and hail cost more.",
      refinance: {
        label: "Insurance a month",
        hint: "From the policy. If blank, 0.6% of the value a year.",
      },
    },
    associationDues: {
      label: "Association dues a month",
      hint: "The A in PITIA. 0 if there is no association.",
    },
    units: { label: "Units", hint: "From five units up, another test applies." },
    basis: {
      label: "The lender divides",
      hint: "Set by the number of units. Lenders use both tests on 5-8 units. Net operating income is the rent less 5% vacancy, 5% management, your repairs, $300 a unit a year, taxes, insurance, dues and utilities.",
    },
    creditScore: {
      label: "Credit score",
      hint: `The score of the person who guarantees the loan: ${loanFacts.credit.typical} is typical. It moves the rate estimate.`,
    },
    keepMonths: {
      label: "You keep the loan for",
      hint: "Until you sell or refinance.",
    },
    hasPointsLadder: {
      label: "Points side by side",
      hint: "Compares 0 to 3 points under every penalty.",
    },
    pointValuePercent: {
      label: "Rate that one point buys, %",
      hint: "A quarter is a custom of the market and our sample. Ask your lender.",
    },
    isNewInvestor: {
      label: "Experience",
      hint: "A first rental raises the rate estimate a little, and some lenders ask more of it.",
    },
    hasBorrowerChecks: {
      label: "Who borrows, and where",
      hint: "Lenders commonly ask more of a company, of a borrower without a Social Security number (SSN), and of a rural house.",
    },
    residency: {
      label: "Borrower",
      hint: "An ITIN is the tax number of residents who have no SSN. A foreign national lives and earns abroad.",
    },
    isCompany: {
      label: "Title taken by",
      hint: "Most lenders lend to an LLC, with its owners as guarantors.",
    },
    isRural: {
      label: "Location",
      hint: "As the appraiser's report calls it.",
    },
    vacancyPercent: {
      label: "Vacancy, %",
      hint: "5% is about 18 days a year: one turnover every other year.",
    },
    managementPercent: {
      label: "Management, %",
      hint: "8% of rent is a common fee. Your own time costs something too.",
    },
    maintenancePercent: {
      label: "Repairs, %",
      hint: "5% of rent; older houses need more. A bank that uses net operating income subtracts them too.",
    },
    capitalReservePercent: {
      label: "Capital reserves, %",
      hint: "5% of rent set aside for the roof, the heating and whatever else breaks once in twenty years.",
    },
    utilities: { label: "Utilities you pay a month", hint: "0 where tenants pay their own." },
    closingCostPercent: {
      label: "Closing costs, % of price",
      hint: "2% for title, appraisal, recording and prepaid items. It varies by state.",
      refinance: {
        label: "Closing costs, % of value",
        hint: "2% for title, appraisal, recording and prepaid items. It varies by state.",
      },
    },
    hasClosingLines: {
      label: "Closing costs are",
      hint: "Line by line is closer, once you know where and when you close.",
    },
    lenderFees: {
      label: "Lender's fees, $",
      hint: "Our sample of $1,600: underwriting of $800-$1,500 and an appraisal, as brokers publish them. Your term sheet has the figure.",
    },
    titleFeePercent: {
      label: "Title and settlement, %",
      hint: "Of the price. 0.7% is a sample: title insurance of 0.5% and 0.2% to the closing agent.",
      refinance: {
        label: "Title and settlement, %",
        hint: "Of the value. 0.7% is a sample: title insurance of 0.5% and 0.2% to the closing agent.",
      },
    },
    deedTaxPercent: {
      label: "Transfer tax you pay, %",
      hint: "Of the price. Choose the state, and half of what it takes is filled in, until you type.",
      refinance: { label: "Transfer tax you pay, %", hint: "A refinance transfers no deed." },
    },
    mortgageTaxPercent: {
      label: "Tax on the mortgage, %",
      hint: "Of the loan, in some states. Choose the state, and it is filled in, until you type.",
    },
    otherClosingCosts: {
      label: "Anything else, $",
      hint: "Survey, inspection, attorney, recording, taxes of city and county.",
    },
    closingDay: {
      label: "Closing day",
      hint: "Interest runs from this day to the end of its month. A late day costs less now; the first payment then comes sooner.",
    },
    interestDays: {
      label: "Days of interest",
      hint: "From closing day to the end of the month, both counted: closing on October 20 makes 12.",
    },
    escrowTaxMonths: {
      label: "Months of tax deposited",
      hint: "Where the lender pays the bills from an escrow account. Two to eight by the next due date; 0 without one.",
    },
    escrowInsuranceMonths: {
      label: "Months of insurance deposited",
      hint: "Two months are a custom. In a purchase the first year's premium is due as well.",
      refinance: { label: "Months of insurance deposited", hint: "Two months are a custom." },
    },
    points: {
      label: "Points, % of loan",
      hint: `Origination commonly costs ${loanFacts.originationFee} of the loan.`,
    },
    reserveMonths: {
      label: "Reserves, months",
      hint: `Lenders commonly ask for ${loanFacts.reserves}, some for up to 12.`,
    },
  }),
};
