import { company } from "../company.ts";
import { lenderPractice, loanFacts, pairReasons } from "../loan-facts.ts";
import { titledTexts } from "../titled-texts.ts";

export const requirements = {
  path: "/dscr-loan-requirements",
  title: "DSCR Loan Requirements: Ratio, Cash and Paperwork",
  metaDescription:
    "DSCR loan requirements in one place: minimum ratio, credit score, down payment, reserves, documents, property rules and what gets a file declined.",
  heading: "DSCR Loan Requirements",
  reviewed: "2026-11-01",
  related: [
    { path: "/dscr-calculator", label: "Calculate your DSCR" },
    { path: "/prequalification-steps", label: "Prequalification steps" },
    { path: "/dscr-loans/requirements/minimum-dscr", label: "Minimum DSCR explained" },
    { path: "/dscr-loans/no-income-verification", label: "No income verification" },
  ],
  introduction:
    "A DSCR lender examines three things: whether the rent covers the payment, whether you bring enough equity and cash, and whether your credit history shows that you repay.",
  figuresNote:
    "These are typical figures across DSCR programs, not the requirements of any single lender. Each lender sets its own minimums, and the weakest item in your application usually determines the terms.",
  tldr: [
    `Ratio: ${loanFacts.dscr.minimum} minimum with most lenders, ${loanFacts.dscr.preferred} preferred, ${loanFacts.dscr.bestRates} for the best rates.`,
    `Credit: ${loanFacts.credit.minimum} minimum, ${loanFacts.credit.goodRates}+ for good rates, ${loanFacts.credit.bestRates}+ for the best.`,
    `Cash: ${loanFacts.downPayment.minimum} down at least, ${loanFacts.downPayment.preferred} preferred, plus ${loanFacts.reserves} of payments in reserve.`,
    `Property: a rental of ${loanFacts.units.general}, ready to lease, never your home.`,
    "Documents: lease, bank statements, insurance, entity documents. No tax returns and no pay stubs.",
  ],
  cards: [
    {
      id: "dscr-minimum",
      title: "DSCR minimum",
      figure: loanFacts.dscr.minimum,
      ratio: Number(loanFacts.dscr.minimum),
      text: `At 1.00 the rent exactly equals the full payment, which is where most lenders draw the line, and they price everything above it in bands.`,
      points: [
        `${loanFacts.dscr.preferred} opens more programs and better terms`,
        `${loanFacts.dscr.bestRates} is where the best rates start`,
        `Below 1.00, some lenders go to 0.75 or use no ratio, commonly at ${loanFacts.belowOneLtv.text} LTV and a higher rate`,
        "Ratios are not rounded up: 1.249 is not 1.25",
      ],
    },
    {
      id: "down-payment",
      title: "Down payment",
      figure: `${loanFacts.downPayment.minimum} minimum`,
      text: `${loanFacts.downPayment.preferred} is what lenders usually ask for, and it is often the cheaper choice, since it lowers both the rate and the payment.`,
      points: [
        `Highest loan to value on a purchase: ${loanFacts.maxLtv}`,
        "Cash-out refinance: commonly 70% to 75% of value",
        "Scores near the minimum may need 25% to 30% down",
        "Funds in your account for about 60 days, or with a paper trail",
      ],
    },
    {
      id: "documentation",
      title: "Documentation",
      figure: "No tax returns",
      text: "The application covers the building, your credit and your available cash. Everything fits into a single folder, and missing documents cause most of the delays.",
      points: [
        "Current lease, or the appraiser's rent schedule if vacant",
        "Two months of bank or brokerage statements",
        "Landlord insurance quote and, where required, flood",
        "LLC articles, operating agreement and proof of good standing",
      ],
    },
  ],
  formula: {
    id: "how-lenders-count",
    heading: "How a lender counts your ratio",
    paragraphs: [
      "On one to four units, most lenders divide qualifying rent by principal, interest, taxes, insurance and association dues, called PITIA. If the loan is interest-only, principal drops out and the lender divides by ITIA. On five to eight units, some lenders keep that method with a higher floor, while banks switch to net operating income after vacancy, management and reserves.",
      `Qualifying rent is the lower of the lease and the appraiser's market rent, reported on Form 1007 (one unit) or Form 1025 (two to four). A vacant unit is commonly counted at ${lenderPractice.vacantRent} of market rent, and a lease above market is usually accepted only with about two months of receipts.`,
      "The calculator on this site uses a simpler formula: rent minus expenses, divided by debt service. Enter only principal and interest as debt service when taxes and insurance are in expenses. Entering them in both places counts them twice.",
    ],
  },
  /** The fractions that the section explains. */
  formulas: [
    {
      label: "Most lenders, 1-4 units",
      top: "Qualifying rent",
      bottom: "Principal + interest + taxes + insurance + dues",
    },
    { label: "The calculator on this site", top: "Rent − running expenses", bottom: "Principal + interest" },
  ],
  groups: [
    {
      id: "property",
      title: "Property requirements",
      introduction: "The building is the borrower's paycheck, so its condition and its market come first.",
      items: titledTexts({
        [`Residential rental, ${loanFacts.units.general}`]:
          "Eligible properties include single-family houses, townhomes, condominiums and small multifamily buildings, while five or more units and mixed use have their own requirements.",
        "Ready to rent":
          "The kitchen, bathroom, heating and roof have to work, because appraisers report safety defects and the lender may require repairs before funding.",
        "Supported by market rent":
          "The appraiser must find comparable leases nearby. Unusual houses and thin rural markets are hard to support.",
        Insurable:
          "The landlord policy insures the replacement cost and names the lender as mortgagee. Rent-loss coverage of about six months is a common requirement.",
        "Acceptable association":
          "Condo projects go through a review of budget, reserves, insurance, lawsuits and rental limits.",
      }),
    },
    {
      id: "borrower",
      title: "Borrower requirements",
      introduction:
        "Nobody looks at your salary, but the lender does verify your identity, your available cash and your history of repaying debt.",
      items: titledTexts({
        [`Credit score of ${loanFacts.credit.minimum} or more`]: `Lenders commonly use the middle of three scores, and many set their own minimum at ${loanFacts.credit.typical}. With several guarantors, the lowest score among them may determine the price.`,
        "Clean recent housing history":
          "Late mortgage or rent payments within the past year raise the rate, and with some lenders they end the application.",
        "Waiting periods after credit events": `After a bankruptcy, foreclosure or short sale, expect to wait ${lenderPractice.creditEventWait}, depending on the lender.`,
        [`Reserves of ${loanFacts.reserves}`]:
          "A month of reserves is one full payment on this property, and some lenders require additional months for large loans or for first-time investors.",
        "Guarantee and business purpose":
          "Owners of the LLC sign a personal guarantee, and everyone certifies that nobody in the family will live there.",
      }),
    },
    {
      id: "loan",
      title: "Loan requirements",
      introduction:
        "Every program defines these terms differently, so ask for all of them in writing with the very first term sheet.",
      items: titledTexts({
        "Loan size": `Minimums of $50,000 to $150,000 are common, and some lenders go up to ${loanFacts.loanMaximum}, although larger balances may be limited to a lower LTV.`,
        Term: `${loanFacts.term}. Some lenders also offer 40-year terms, or interest-only payments during the first ten years.`,
        [`Origination fee of ${loanFacts.originationFee}`]:
          "On $300,000 that is $3,000 to $6,000, in addition to appraisal, title, escrow and legal charges.",
        [`Prepayment penalty of ${loanFacts.prepaymentPenalty.general}`]: pairReasons.prepaymentTerm,
        "Seasoning for cash-out":
          "Lenders require zero to twelve months of ownership before they use a new appraised value. Before that, they often use the lower of the appraisal and your cost plus documented improvements.",
        [`Timing of ${loanFacts.closing.general}`]: `A first answer often takes ${loanFacts.approval}, then the appraisal sets the pace, and rate locks commonly run ${loanFacts.rateLock}.`,
      }),
    },
  ],
  disqualifiersIntroduction:
    "Any one of these can end an application, although several can be corrected. Look into them before you pay for an appraisal.",
  disqualifiers: titledTexts({
    "You or a relative will live there":
      "If you or close family live there, the loan has no business purpose, and a vacation home that you use yourself counts as well.",
    "A ratio below the lender's floor":
      "One lender's refusal does not bind the others. Additional equity, an interest-only period or a program for ratios below 1.00 may still save the purchase.",
    [`A score below ${loanFacts.credit.minimum}`]:
      "Only a few programs are left, and they require more equity and charge a much higher rate.",
    "A recent bankruptcy or foreclosure":
      "Until the waiting period ends, expect private money instead of a 30-year loan.",
    "Open tax liens or judgments":
      "They can come ahead of the lender's claim on the title, so pay them or document a repayment plan that the lender accepts.",
    "Serious defects":
      "Foundation failure, active leaks, missing systems or unpermitted units stop the loan until they are fixed.",
    "Rental use that is not allowed":
      "If the city, the association or the deed forbids the kind of lease you plan, its income does not count.",
    "Property types outside the program":
      "Working farms, raw land, mobile homes in parks, condo hotels and most properties with large acreage are commonly excluded.",
    "Cash that cannot be traced":
      "The lender does not count a large deposit if you cannot document its source, and the closing is off if the rest of your balance is not enough.",
    "False statements":
      "A made-up lease or an undisclosed loan is fraud and ends the application at once, since lenders verify rents with receipts and with tenants.",
  }),
  /** The build generates the PDF from this record. */
  download: {
    label: "Download the Requirements Guide (PDF)",
    text: "The same lists as on this page, laid out for printing, with boxes to check as you collect each item.",
  },
  callToAction: {
    label: "Check My Scenario",
    source: "requirements",
    text: `Tell us which requirement worries you. ${company.name} knows which kinds of lenders are flexible about it and replies ${company.leadReply}, although only a lender can approve or decline an application.`,
  },
} as const;

export type RequirementsLanding = typeof requirements;
