import { company } from "../company.ts";
import { loanFacts, planningRates } from "../loan-facts.ts";
import { part } from "../site-content.ts";

export const loanOptions = part((site) => ({
  path: "/investment-property-loans",
  title: "Investment Property Loans: Four Types Compared",
  metaDescription:
    "DSCR, conventional, portfolio and bridge loans for investment property: pros, cons, best uses, and a table of sample rates, down payments and timelines.",
  heading: "Investment Property Loan Options",
  reviewed: "2026-11-01",
  related: [
    { path: "/dscr-vs-traditional-mortgages", label: "DSCR and traditional mortgages" },
    { path: "/rental-property-financing", label: "Rental property financing" },
    { path: "/dscr-loan-requirements", label: "DSCR loan requirements" },
    { path: "/refinance-planner", label: "Refinance planner" },
  ],
  introduction:
    "Four kinds of loan finance most small rentals. They differ in what counts first: what the property earns, what you earn, how well the bank knows you, or the value after renovation.",
  figuresNote:
    "Rates, down payments and timelines are typical of each kind of loan, not the terms of one lender.",
  loanTypesNote:
    "Choose by your plan for the property first, and only then by price. A cheap loan that takes 45 days will lose you an auction, while an expensive bridge loan kept for three years can consume all of the rental income.",
  loanTypes: [
    {
      id: "dscr",
      name: "DSCR loan",
      summary:
        "This long-term mortgage qualifies on the property's rental income. The lender divides the qualifying rent by the full monthly payment and determines the terms from that ratio, your credit score and the loan-to-value.",
      pros: [
        "No tax returns or pay stubs",
        "An LLC can be the borrower",
        "No common limit on the number of properties",
        "Accepts many short-term rentals",
      ],
      cons: [
        "Rates above conventional loans",
        `Prepayment penalty, commonly ${loanFacts.prepaymentPenalty.general}`,
        "Low rent limits the loan, whatever your income",
      ],
      bestFor:
        "Self-employed investors, owners of many rentals, and anyone who wants a 30-year loan in an entity.",
      rates: planningRates(site).dscr,
      timeline: loanFacts.closing.general,
      downPayment: `${loanFacts.downPayment.minimum}-${loanFacts.downPayment.preferred}`,
      term: "30 years",
      qualifiesOn: "Rent over the full payment",
    },
    {
      id: "conventional",
      name: "Conventional mortgage",
      summary:
        "This loan follows the standards of Fannie Mae or Freddie Mac. It examines your personal income, existing debts and credit history, and considers the expected rent only as supporting evidence.",
      pros: [
        "Lowest rate of the four in most periods",
        "No prepayment penalty in most cases",
        "Down payments from about 15% on one unit",
      ],
      cons: [
        "Full income documents and a debt-to-income test",
        `Commonly limited to ${loanFacts.conventionalPropertyCap} financed properties`,
        "Title in a person's name at closing",
        "Loan size held to yearly conforming limits",
      ],
      bestFor: "Salaried buyers with modest debts who are buying their first few rentals.",
      rates: planningRates(site).conventional,
      timeline: "30-45 days",
      downPayment: "15%-25%",
      term: "15 or 30 years",
      qualifiesOn: "Personal income and debts",
    },
    {
      id: "portfolio",
      name: "Portfolio or bank loan",
      summary:
        "A local bank or credit union keeps this loan on its own balance sheet, so the loan officer can consider your deposits, your history and your entire portfolio.",
      pros: [
        "Room for unusual properties and mixed use",
        "One blanket loan can cover several buildings",
        "Lower fees for a good depositor",
      ],
      cons: [
        "Often a balloon or a rate reset after five to ten years",
        "Tax returns and a personal financial statement",
        "Terms shift with the bank's appetite",
        "Selling one house out of a blanket loan needs a release",
      ],
      bestFor: "Local owners with deposits and a track record, and buildings that fit no national program.",
      rates: "7.0%-9.0%",
      timeline: "30-60 days",
      downPayment: "20%-30%",
      term: "5-10 years, amortized over 20-25",
      qualifiesOn: "Whole relationship and global cash flow",
    },
    {
      id: "bridge",
      name: "Bridge or hard money loan",
      summary:
        "This short-term loan is secured by the asset, often with a renovation budget paid out in stages, and you repay it from a sale or a refinance.",
      pros: [
        "Closes in days when the title is clean",
        "Finances houses that are not yet rentable",
        "Can fund a share of the repairs",
      ],
      cons: [
        "Highest rate and points of the four",
        "Due in months, with costly extensions",
        "Needs a firm exit: a failed refinance can cost you the house",
      ],
      bestFor:
        "Auctions, heavy repairs and buyers who will refinance into a rental loan once a tenant is in place.",
      rates: "9.5%-13.0%",
      timeline: "5-14 days",
      downPayment: "10%-30%",
      term: "6-24 months",
      qualifiesOn: "Value of the asset and the exit",
    },
  ],
  comparisonNote:
    "These are sample ranges for comparison and not offers. Timelines run from a complete application to funding, and a delayed appraisal or a title defect adds to any of them.",
  choosing: [
    {
      id: "start-with-the-exit",
      heading: "Start with how long you will hold",
      paragraphs: [
        "For less than one year, consider a bridge loan, because you pay its points only once and there is often little or no exit fee. Two to four years is the awkward period, in which a 5-4-3-2-1 prepayment schedule, for example, still collects 2% to 4% of the balance. Ask what a shorter schedule adds to the rate, or approach a bank about a five-year loan.",
        "Beyond five years, the interest rate and the certainty of the payment matter most. Compare the DSCR payment with a conventional one, if you qualify for it. On $300,000, the difference between 6.5% and 7.5% is about $201 a month, or $12,000 over five years, which is the price of keeping your income out of the application.",
      ],
    },
    {
      id: "loans-in-sequence",
      heading: "Many investors use two in a row",
      paragraphs: [
        "Many investors start with a bridge loan on a house that cannot be rented yet, and pay it off with a DSCR refinance after the renovation and a signed lease. Before the first closing, ask the second lender about its seasoning period, its cash-out LTV and the documentation of rent that it expects.",
        "The risk lies between the two closings. For example, if the new appraisal is 10% lower than expected, a refinance at 75% of value may not repay the bridge balance. Keep enough cash available to cover that difference, or negotiate a purchase price that makes it unnecessary.",
      ],
    },
    {
      id: "compare-offers",
      heading: "Put every offer on one line",
      paragraphs: [
        "Ask each lender for the same eight items: loan amount, rate, points, lender fees, term, penalty schedule, reserves and recourse. A quote that omits any of them looks cheaper than it is. Then calculate the cash required at closing, the monthly payment and the cost of leaving during the third year.",
      ],
    },
  ],
  consultations: [
    {
      label: "Schedule a Loan Consultation",
      source: "loan-options",
      text: `Discuss one particular property and its timeline. ${company.name} does not lend, but explains which types of financing are suitable and who offers them, and someone answers ${company.leadReply}.`,
    },
    {
      label: "Get a Free Consultation",
      source: "loan-options",
      text: "Send the purchase price, the expected rent and your intended holding period. In return you get the questions that decide between the two loan types that fit your property best.",
    },
  ],
}));

export type LoanOptionsLanding = ReturnType<typeof loanOptions>;
