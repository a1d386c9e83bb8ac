import { company } from "../company.ts";
import { loanFacts } from "../loan-facts.ts";
import type { RequirementsLanding } from "./landing-page.ts";

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
  tldr: [
    `Ratio: ${loanFacts.dscr.minimum} minimum with most lenders, ${loanFacts.dscr.preferred} preferred, ${loanFacts.dscr.bestRates} for the best rates.`,
    `Credit: ${loanFacts.credit.minimum} minimum, ${loanFacts.credit.goodRates}+ for good rates, ${loanFacts.credit.bestRates}+ for the best.`,
    `Cash: ${loanFacts.downPayment.minimum} down at least, ${loanFacts.downPayment.preferred} preferred, plus ${loanFacts.reserves} of payments in reserve.`,
    `Property: a rental of ${loanFacts.units.general}, ready to lease, never your home.`,
    "Papers: lease, bank statements, insurance, entity documents. No tax returns and no pay stubs.",
  ],
  cards: [
    {
      id: "dscr-minimum",
      title: "DSCR minimum",
      figure: loanFacts.dscr.minimum,
      text: "At 1.00 the rent equals the full payment. Most lenders draw their line there, and price everything above it in bands.",
      points: [
        `${loanFacts.dscr.preferred} opens more programs and better terms`,
        `${loanFacts.dscr.bestRates} is where the best rates start`,
        "Below 1.00, some lenders go to 0.75 or use no ratio, at lower LTV and a higher rate",
        "Ratios are not rounded up: 1.249 is not 1.25",
      ],
    },
    {
      id: "down-payment",
      title: "Down payment",
      figure: `${loanFacts.downPayment.minimum} minimum`,
      text: `${loanFacts.downPayment.preferred} is the usual request and often the cheaper choice, since it lowers both the rate and the payment.`,
      points: [
        `Highest loan to value on a purchase: ${loanFacts.maxLtv}`,
        "Cash-out refinance: commonly 70% to 75% of value",
        "Scores near the minimum may need 25% to 30% down",
        "Funds usually sit in your account for about 60 days, or come with a paper trail",
      ],
    },
    {
      id: "documentation",
      title: "Documentation",
      figure: "No tax returns",
      text: "The file is about the building, your credit and your cash. It fits in one folder, and gaps in it cause most delays.",
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
      "On one to four units, most lenders divide qualifying rent by principal, interest, taxes, insurance and association dues, called PITIA. If the loan is interest-only, principal drops out. On five to eight units, some lenders keep that method with a higher floor, while banks switch to net operating income after vacancy, management and reserves.",
      "Qualifying rent is the lower of the lease and the appraiser's market rent, reported on Form 1007 (one unit) or Form 1025 (two to four). A vacant unit is commonly counted at 90% of market rent. A lease above market usually needs about two months of receipts.",
      "The calculator on this site uses a simpler formula: rent minus expenses, divided by debt service. Enter only principal and interest as debt service when taxes and insurance are in expenses. Entering them in both places counts them twice.",
    ],
  },
  groups: [
    {
      id: "property",
      title: "Property requirements",
      introduction: "The building is the borrower's paycheck, so its condition and its market come first.",
      items: [
        {
          title: `Residential rental, ${loanFacts.units.general}`,
          text: "Single-family houses, townhomes, condos and small multifamily. Programs for five or more units and mixed use have their own rules.",
        },
        {
          title: "Ready to rent",
          text: "Working kitchen, bath, heat and roof. Appraisers note safety defects, and the lender may ask for repairs before funding.",
        },
        {
          title: "Supported by market rent",
          text: "The appraiser must find comparable leases nearby. Unusual houses and thin rural markets are hard to support.",
        },
        {
          title: "Insurable",
          text: "A landlord policy at replacement cost, with the lender as mortgagee. Rent-loss cover of about six months is a common request.",
        },
        {
          title: "Acceptable association",
          text: "Condo projects go through a review of budget, reserves, insurance, lawsuits and rental limits.",
        },
      ],
    },
    {
      id: "borrower",
      title: "Borrower requirements",
      introduction: "Your salary is not examined. Your record with debt, your cash and your identity are.",
      items: [
        {
          title: `Credit score of ${loanFacts.credit.minimum} or more`,
          text: `Lenders commonly use the middle of three scores. Many set their own floor at ${loanFacts.credit.typical}, and the lowest guarantor may set the price.`,
        },
        {
          title: "Clean recent housing history",
          text: "Late mortgage or rent payments in the past year raise the price or end the file.",
        },
        {
          title: "Waiting periods after credit events",
          text: "Bankruptcy, foreclosure and short sale usually need two to four years, depending on the lender.",
        },
        {
          title: `Reserves of ${loanFacts.reserves}`,
          text: "Measured in full payments on this property. Some lenders ask for more on large loans or for first-time investors.",
        },
        {
          title: "Guarantee and business purpose",
          text: "Owners of the LLC sign a personal guarantee, and everyone certifies that nobody in the family will live there.",
        },
      ],
    },
    {
      id: "loan",
      title: "Loan requirements",
      introduction: "These terms are set by program. Ask for each of them in the first term sheet.",
      items: [
        {
          title: "Loan size",
          text: `Minimums of $75,000 to $150,000 are common, and some lenders go up to ${loanFacts.loanMaximum}. Larger balances may carry a lower LTV.`,
        },
        {
          title: "Term",
          text: `${loanFacts.term}. Interest-only for the first ten years and 40-year terms are available from some lenders.`,
        },
        {
          title: `Origination fee of ${loanFacts.originationFee}`,
          text: "On $300,000 that is $3,000 to $6,000, in addition to appraisal, title, escrow and legal charges.",
        },
        {
          title: `Prepayment penalty of ${loanFacts.prepaymentPenalty.general}`,
          text: "Step-downs such as 3-2-1 are typical and 5-4-3-2-1 is common too. A shorter schedule costs more in rate.",
        },
        {
          title: "Seasoning for cash-out",
          text: "Lenders want zero to twelve months of ownership before they use a new appraised value. Earlier, cost plus improvements often rules.",
        },
        {
          title: `Timing of ${loanFacts.closing.general}`,
          text: `A first answer often takes ${loanFacts.approval}. The appraisal sets the pace after that, and rate locks commonly run ${loanFacts.rateLock}.`,
        },
      ],
    },
  ],
  disqualifiersIntroduction:
    "Any one of these can end a file, though some can be cured. Look for them before you pay for an appraisal.",
  disqualifiers: [
    {
      title: "You or a relative will live there",
      text: "Occupancy by the owner or close family breaks the business purpose. A vacation home that you use yourself counts as well.",
    },
    {
      title: "A ratio below the lender's floor",
      text: "It is a no from that lender, not from all. More equity, an interest-only term or a below-1.00 program may save the deal.",
    },
    {
      title: `A score below ${loanFacts.credit.minimum}`,
      text: "Few programs remain. Those that do ask for more equity and charge a markedly higher rate.",
    },
    {
      title: "A recent bankruptcy or foreclosure",
      text: "Until the waiting period ends, expect private money instead of a 30-year loan.",
    },
    {
      title: "Open tax liens or judgments",
      text: "They can attach to title ahead of the lender. Pay them, or document a plan that the lender accepts.",
    },
    {
      title: "Serious defects",
      text: "Foundation failure, active leaks, missing systems or unpermitted units stop the loan until they are fixed.",
    },
    {
      title: "Rental use that is not allowed",
      text: "If the city, the association or the deed forbids the lease that you plan, its income does not count.",
    },
    {
      title: "Property types outside the program",
      text: "Working farms, raw land, mobile homes in parks, condo hotels and most properties with large acreage are commonly excluded.",
    },
    {
      title: "Cash that cannot be traced",
      text: "A large deposit without a source is left out of the count. If the rest is too little, closing stops.",
    },
    {
      title: "False statements",
      text: "An invented lease or a hidden loan is fraud, and it ends the relationship. Lenders verify rents with receipts and tenants.",
    },
  ],
  download: {
    label: "Download the Requirements Guide (PDF)",
    text: "The same lists as on this page, set for print, with boxes to tick as you collect each paper.",
  },
  callToAction: {
    label: "Check My Scenario",
    source: "requirements",
    text: `Unsure about one item? Tell us which. ${company.name} knows which kinds of lenders are flexible on it and replies ${company.leadReply}. Only a lender can approve or decline.`,
  },
} as const satisfies RequirementsLanding;
