import { lenderPractice, loanFacts, smallLoan } from "../loan-facts.ts";

/** Inputs only: the page computes every payment with the calculator's own module. */
export interface PaymentTable {
  /** Dollars. One row each. */
  readonly loanAmounts: readonly number[];
  /** Annual rates in percent, illustrative and inside `planningRates.dscr`. One column each. */
  readonly ratesPercent: readonly number[];
  readonly termYears: number;
}

/** One range of loan sizes. `propertyValues` follows from the range and the down payment stated beside it. */
export interface LoanAmountGuide {
  /** The value in the URL. */
  readonly slug: string;
  readonly loanAmount: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly introduction: string;
  readonly propertyValues: string;
  readonly downPaymentRange: string;
  readonly dscrRequirements: readonly string[];
  readonly marketSegments: readonly string[];
  readonly lenderOptions: readonly string[];
  readonly investorProfile: string;
  readonly advantages: readonly string[];
  readonly challenges: readonly string[];
  readonly strategies: readonly string[];
  readonly paymentTable: PaymentTable;
  /** ISO date of the last fact check. */
  readonly reviewed: string;
}

/** Smallest range first. */
export const loanAmountGuides = [
  {
    slug: "100k-200k",
    loanAmount: "$100,000-$200,000",
    title: "DSCR Loans From $100K to $200K: Small-Balance Guide",
    metaDescription:
      "Small DSCR loans pass the ratio easily and then meet lender minimums and fixed fees. Payments, property values and strategies for $100,000 to $200,000.",
    introduction:
      "Loans of this size finance the houses with the best rent for their price, and lenders like them least. Making a loan costs about the same at $120,000 as at $600,000. Fees therefore weigh more, and some lenders' minimums are above your loan. The ratio is rarely the obstacle. Finding a lender whose minimum and fee schedule fit is the real task.",
    propertyValues: "$125,000-$267,000",
    downPaymentRange: "20-25%",
    dscrRequirements: [
      `The usual floor of ${loanFacts.dscr.minimum} applies, and low-priced rentals often exceed 1.25 of rent over PITIA. Some lenders ask for a higher ratio under ${smallLoan.text} to make up for the small balance.`,
      "Insurance has an outsized effect. A $120,000 loan at 7.75% costs about $860 a month. An extra $60 of premium then weighs as much as a rate increase of more than half a point.",
      "Appraised market rent can disappoint where few houses rent through listings. Give the appraiser signed leases from nearby houses that you or your manager control.",
    ],
    marketSegments: [
      "Older three-bedroom houses in cities such as Memphis, Indianapolis and Cleveland make up much of this range. Condition differs from house to house more than price does.",
      "Small-town rentals near hospitals, colleges and plants fit the price but may be classed as rural. Ask the lender how it defines rural before ordering the appraisal.",
      "Condominiums and townhouses at this price often carry dues that equal a third of the payment. Dues are part of PITIA, so check the ratio with them included.",
    ],
    lenderOptions: [
      "Published minimums among DSCR lenders commonly run from $50,000 to $150,000. Confirm both the minimum loan and the minimum property value, because they are separate rules.",
      "Local banks and credit unions fill the gap for loans near $100,000. They may keep fees low in exchange for a 5-year rate and a look at your tax return.",
      "A blanket loan puts several small houses under one note large enough for better pricing. Negotiate the release price for each house before signing.",
    ],
    investorProfile:
      "Typical borrowers are new investors who buy a first rental out of town, and owners who add several inexpensive houses a year. Both need reserves measured in dollars, not only in months. One $8,000 heating and sewer problem can consume two years of cash flow at this scale.",
    advantages: [
      "A modest down payment gets you started. 25% of a $160,000 house is $40,000, before closing costs and reserves.",
      "Rent is high for the price in these segments, so the ratio leaves room for a vacancy or a tax increase. Few other ranges offer that at normal leverage.",
      "Four small houses diversify better than one expensive one. A single vacancy is a quarter of the income.",
    ],
    challenges: [
      "Fixed costs bite. $2,000 of lender fees plus an appraisal and title can reach 4% to 5% of a $100,000 loan.",
      `Small loans often price in a higher row. An extra quarter to half point is common below ${smallLoan.text}, and some grids show more.`,
      "Cheap houses get expensive when tenant screening is loose. Turnover, damage and collections are not in the lender's ratio, but they decide whether you earn anything.",
    ],
    strategies: [
      "Compare lenders by total cost in dollars over five years, not by rate. Add points, fees and the prepayment penalty, then divide by the years you will hold.",
      "Buy slightly above the minimum instead of at it. A loan of $155,000 may be open to twice as many lenders as one of $145,000.",
      "Group purchases. Three houses closed with one lender in one month may share an entity review, and some lenders discount the later files.",
      "Budget 10% of rent for management even if you manage yourself. It tells you whether the deal survives on the day you stop.",
    ],
    paymentTable: {
      loanAmounts: [100_000, 125_000, 150_000, 175_000, 200_000],
      ratesPercent: [7.25, 7.75, 8.25, 8.5],
      termYears: 30,
    },
    reviewed: "2026-11-01",
  },
  {
    slug: "300k-500k",
    loanAmount: "$300,000-$500,000",
    title: "DSCR Loans From $300K to $500K: The Core Range",
    metaDescription:
      "Between $300,000 and $500,000 DSCR pricing is at its most even. See payments, property values and how to keep the ratio above 1.00 as prices rise.",
    introduction:
      "This is the middle of the DSCR market, where most lenders' grids show no size adjustment at all. You have the widest choice of programs and the easiest comparison between them. The hard part is the rent: houses worth $400,000 to $650,000 seldom rent for enough at 20% down. Duplexes and fourplexes in the same range often do.",
    propertyValues: "$375,000-$667,000",
    downPaymentRange: "20-25%",
    dscrRequirements: [
      `Lenders commonly accept ${loanFacts.dscr.minimum} and price better at each step up to ${loanFacts.dscr.bestRates}. Find the step you are nearest to before choosing the down payment.`,
      "At 7.25% a $400,000 loan costs about $2,729 a month before taxes and insurance. With $700 for those, rent of about $3,429 is needed for 1.00 and about $4,286 for 1.25.",
      "Every $10,000 less borrowed at that rate removes about $68 from the payment. That is a quick way to find how much cash closes a small gap in the ratio.",
    ],
    marketSegments: [
      "Newer suburban houses in cities such as Dallas, Charlotte, Tampa and Phoenix sit here. They rent quickly, but the ratio is often near 1.00 or under it.",
      "Duplexes and triplexes in mid-priced cities use the same loan for two or three rents. They are the usual answer when houses do not cover.",
      `Short-term rentals in drive-to vacation areas fall in this range. Many lenders count about ${lenderPractice.nightlyIncome} of 12-month gross income, and a newly bought one may get only its long-term rent.`,
    ],
    lenderOptions: [
      "Nearly all DSCR lenders want this size, so ask at least three for the same scenario on the same day. Keep LTV, penalty and lock period identical.",
      "Brokers and direct lenders both compete here. A broker helps when something about the file is unusual, and a direct lender when speed matters most.",
      "Conventional lenders are an alternative if your income documents well and you have not reached their cap on financed properties. Compare the lower rate with the paperwork and the personal debt test.",
    ],
    investorProfile:
      "The usual borrower owns two to ten rentals, has moved past the first-property questions and buys one or two a year. Credit is often above 700 and the down payment comes from savings, a sale or a cash-out refinance. Time is scarcer than approvals.",
    advantages: [
      "Pricing is transparent, because size neither adds nor subtracts. Differences between quotes come from margin, points and penalty, which you can negotiate.",
      "Fees are small relative to the loan. The same $2,000 that hurts at $100,000 is half a percent at $400,000.",
      "Properties in this range appeal to owner-occupants too, which helps at resale. You are not dependent on investor demand.",
    ],
    challenges: [
      "Rent rises more slowly than price as houses get nicer. A house that costs twice as much rarely brings twice the rent.",
      "Taxes based on a new purchase price can add hundreds a month in states that reassess. Compute PITIA with the tax you will pay, not the seller's bill.",
      "Maximum leverage looks tempting with easy approvals. At 80% the leverage adder and the larger payment both push the ratio down.",
    ],
    strategies: [
      "Search by ratio instead of by neighborhood. Sort listings by expected rent divided by price and inspect only those that reach your floor at 25% down.",
      "Use seller credits for points when the house is short by a few hundredths. A quarter point on $400,000 lowers the payment by about $67.",
      "Add income that an appraiser can support, such as a legal accessory unit or a garage rented under the lease. Extra rent that is not in the market rent schedule often does not count.",
      "Match the prepayment penalty to your plan. If you expect to refinance in two years, a five-year step-down can cost more than a higher rate.",
    ],
    paymentTable: {
      loanAmounts: [300_000, 350_000, 400_000, 450_000, 500_000],
      ratesPercent: [6.75, 7.25, 7.75, 8.25],
      termYears: 30,
    },
    reviewed: "2026-11-01",
  },
  {
    slug: "500k-1m",
    loanAmount: "$500,000-$1,000,000",
    title: "DSCR Loans From $500K to $1M: Larger Rentals",
    metaDescription:
      "From $500,000 to $1 million the building has to carry the loan. Payments, property values, reserves and structures that keep a larger DSCR deal above 1.00.",
    introduction:
      "Above $500,000 the loan is still standard for DSCR lenders, while the property usually is not. Expensive houses in coastal or resort markets share the range with fourplexes and five-unit to eight-unit buildings. The first group struggles for coverage, and the second usually has it. Know which one you are buying, because the lender's questions will differ.",
    propertyValues: "$625,000-$1,330,000",
    downPaymentRange: "20-25%",
    dscrRequirements: [
      `Houses and two-unit to four-unit buildings are tested on rent over PITIA, commonly from ${loanFacts.dscr.minimum}. Five-unit to eight-unit programs often ask for about 1.15, and banks test net operating income instead.`,
      "A $750,000 loan at 7.25% costs about $5,116 a month. With $1,400 of taxes and insurance the rent must be about $6,516 to reach 1.00.",
      "Interest-only terms lower the qualifying payment where they are offered. At 7.25%, interest on $750,000 is about $4,531, and the payment rises when principal repayment begins.",
    ],
    marketSegments: [
      "Fourplexes and small apartment houses in growing cities give this range its best ratios. Four rents of $1,800 come to $7,200 on one loan.",
      "Single houses near $900,000 are mostly bought for appreciation or short-term rental. Long-term rent on them often covers only 60% to 80% of the payment.",
      "Small portfolios are the third segment. Four houses worth $200,000 each can be financed together instead of one by one.",
    ],
    lenderOptions: [
      "National DSCR lenders remain active, with many asking for a score of 680 to 700 and more reserves than for smaller loans. Ask how reserves are counted if you own other financed rentals.",
      "Regional banks compete for buildings of five units or more. They often fix the rate for 5 to 10 years and require a full financial statement.",
      "Lenders with a portfolio program can combine several properties. Their minimum is often near $500,000 in total, with a floor for each house.",
    ],
    investorProfile:
      "Borrowers here tend to hold several rentals, an LLC structure and six-figure liquidity. Many exchange into the range from smaller houses through a tax-deferred sale, which sets hard dates. A lender's ability to close on time is then worth more than an eighth of a point.",
    advantages: [
      "One closing builds scale. Financing a $900,000 eight-unit building takes far less work than eight separate houses.",
      "Fees shrink as a share of the loan, and some lenders cap origination in dollars. Ask, because the cap is seldom advertised.",
      "Larger buildings support professional management and real bookkeeping. Both make the next loan easier.",
    ],
    challenges: [
      "Concentration is the risk. One house with one tenant carrying a $6,000 payment leaves no room for a two-month vacancy.",
      "Appraisals get harder at the top of local prices. A lender may order a second opinion or a review, and use the lower value.",
      "Reserves add up quickly. Six months of a $6,500 payment is $39,000 that must remain in the account after closing.",
    ],
    strategies: [
      "Compare a house and a fourplex at the same price before deciding. Use the lender's ratio for both, and then your own cash flow after vacancy and repairs.",
      "Consider 30% down on an expensive house that you want for the long term. On a $900,000 price it cuts the loan from $675,000 at 25% down to $630,000.",
      "If you are near $1 million, ask for quotes on both sides of the line. Some lenders tighten leverage or add an appraisal just above it.",
      "For an exchange purchase, get the LLC documents and insurance quote ready before you identify the property. The calendar leaves no time for them later.",
    ],
    paymentTable: {
      loanAmounts: [500_000, 600_000, 700_000, 850_000, 1_000_000],
      ratesPercent: [6.75, 7.25, 7.75, 8.25],
      termYears: 30,
    },
    reviewed: "2026-11-01",
  },
  {
    slug: "1m-plus",
    loanAmount: "$1,000,000+",
    title: "DSCR Loans of $1M or More: Jumbo Rental Guide",
    metaDescription:
      "Above $1 million, DSCR leverage steps down and reserves step up. Payments, equity, appraisal rules and portfolio structures for jumbo rental loans.",
    introduction: `DSCR loans reach ${loanFacts.loanMaximum} at some lenders, but the terms change as the balance grows. Leverage steps down, a second appraisal may be ordered, and the reserves you must show rise. Some borrowers in this range buy one valuable property, while others combine ten ordinary ones. The second route usually has the better ratio.`,
    propertyValues: "$1,330,000 and up",
    downPaymentRange: "25-35%",
    dscrRequirements: [
      `Many lenders want 1.00 to 1.20 for large balances, and some drop the below-${loanFacts.dscr.minimum} programs entirely past $1 million or $1.5 million. Ask for the floor at your exact amount.`,
      "At 7.25% a $1,500,000 loan costs about $10,233 a month before taxes and insurance. Add $2,800 for those and the rent for 1.00 is about $13,033.",
      "Portfolio loans are tested on all properties together, and sometimes on each one too. Strong houses can carry a weak one if the lender looks only at the total.",
    ],
    marketSegments: [
      "Luxury short-term rentals in beach, lake and ski towns are a visible part of the range. Long-term rent seldom covers them, so the lender's rule for nightly income decides the loan.",
      "Portfolios of five to fifty houses refinanced under one note make up much of the rest. Owners use them to clear many small loans and simplify reporting.",
      "Buildings of five to eight units in high-rent cities often exceed $1 million. Banks and agency lenders compete there with DSCR programs.",
    ],
    lenderOptions: [
      "Expect fewer lenders above $2 million and fewer still above $3 million. Check the maximum in the lender directory before you spend time on an application.",
      "Private banks lend at this size against the whole relationship. The rate may be lower if you move deposits or investments, and the terms may be callable.",
      "Portfolio specialists and small-balance agency lenders suit income buildings. Both ask for statements and charge for third-party reports.",
    ],
    investorProfile:
      "These borrowers usually have years of experience, a credit score above 700 and liquid assets well into six figures. Many hold title in one LLC per property with a parent company above. Lenders will ask for that chart, the operating agreements and a schedule of everything you own.",
    advantages: [
      "One portfolio note can replace a dozen loans with different rates, due dates and servicers. That saves you hours, and you renew one insurance policy instead of many.",
      "Negotiation is possible. On a $2 million loan, an eighth of a point is $2,500 a year in interest at the start, and lenders will discuss it.",
      "A shared loan lets strong properties carry a renovation or a vacancy elsewhere. That flexibility does not exist with separate notes.",
    ],
    challenges: [
      "Leverage commonly falls from 75% toward 70% and 65% as the loan passes $1.5 million, $2 million and $3 million. Each step costs you a large sum: 5% of a $3 million property is $150,000.",
      "Two full appraisals may be required on a single expensive house, and the lower one counts. Their fees and the extra weeks belong in the contract timeline.",
      "Cross-collateral means one default threatens every property under the note. Limit the group to assets you would keep or lose together.",
      `Lenders often ask for reserves of ${lenderPractice.largeLoanReserves}. A year of a $13,000 payment is $156,000 in liquid funds.`,
    ],
    strategies: [
      "Negotiate the release clause first. Lenders commonly want 110% to 120% of a property's share repaid when it is sold, and that figure decides how freely you can trade.",
      "Keep the amount just under a leverage step if the equity is close. Borrowing $1,490,000 instead of $1,510,000 can save 5 points of LTV.",
      "Stagger maturities and penalties across two or three notes instead of one. You keep a path to refinance part of the portfolio when rates move.",
      "Order insurance for the whole schedule at once. A master policy can lower PITIA on every property, and it raises the ratio on all of them.",
    ],
    paymentTable: {
      loanAmounts: [1_000_000, 1_250_000, 1_500_000, 2_000_000, 3_000_000],
      ratesPercent: [6.75, 7.25, 7.75, 8.25],
      termYears: 30,
    },
    reviewed: "2026-11-01",
  },
] as const satisfies readonly LoanAmountGuide[];
