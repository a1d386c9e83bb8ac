import { company } from "../company.ts";
import { lenderPractice, loanFacts, planningRates } from "../loan-facts.ts";
import { part } from "../site-content.ts";
import { titledTexts } from "../titled-texts.ts";

export const prosAndConsLanding = part((site) => ({
  path: "/dscr-loan-pros-and-cons",
  title: "DSCR Loan Pros and Cons: 12 Points Compared",
  metaDescription:
    "Six advantages and six disadvantages of DSCR loans, rated by impact, with a side-by-side table against conventional loans and who should use each.",
  heading: "DSCR Loan Pros and Cons",
  reviewed: "2026-11-01",
  related: [
    { path: "/pros-and-cons-dscr-loans", label: "The long article on pros and cons" },
    { path: "/dscr-vs-traditional-mortgages", label: "DSCR and traditional mortgages" },
    { path: "/investment-property-loans", label: "Four loan types compared" },
    { path: "/dscr-loan-rates", label: "Rate adders and estimator" },
  ],
  introduction:
    "A DSCR loan trades one kind of scrutiny for another: the lender asks what the property earns instead of what you earn. Some investors pay extra for an advantage they never needed.",
  figuresNote:
    "Limits and fees are what DSCR programs commonly ask, not the terms of one lender, and the people in the text are examples.",
  /** What High and Medium mean. */
  impactNote:
    "Each point has a rating: High means that it can decide for or against the loan, and Medium that it changes the price or the effort but rarely the answer.",
  advantages: [
    {
      icon: "file-off",
      title: "No personal income to prove",
      description:
        "Deductions that reduce your taxable income do not reduce your borrowing capacity. A self-employed buyer whose return shows $40,000 can finance the same rental as somebody who shows $200,000.",
      impact: "High",
    },
    {
      icon: "stack",
      title: "No fixed limit on financed properties",
      description: `Conventional rules commonly stop at ${loanFacts.conventionalPropertyCap} financed properties. DSCR lenders look at each building on its own, and cap only their total exposure to one borrower.`,
      impact: "High",
    },
    {
      icon: "building",
      title: "Title in an LLC from day one",
      description:
        "Most programs lend to an entity, so you do not have to transfer the deed after closing, which can cause problems with the insurer or the lender. A full personal guarantee from the principal owners is still usual.",
      impact: "High",
    },
    {
      icon: "clock",
      title: "A shorter file",
      description: `The application consists of credit, bank statements, lease, appraisal, insurance and entity documents. With no employment history to verify, closings commonly take ${loanFacts.closing.general}.`,
      impact: "Medium",
    },
    {
      icon: "calendar-nights",
      title: "Short-term rentals can qualify",
      description: `Many programs accept twelve months of booking history, commonly at ${lenderPractice.nightlyIncome} of the gross receipts. Conventional underwriting tends to want a yearly lease or tax returns that show the income.`,
      impact: "Medium",
    },
    {
      icon: "sliders",
      title: "Room to shape the payment",
      description:
        "Interest-only periods, 40-year amortization and rate buydowns exist for buyers who need a higher ratio today. Each option has its own price, and a lender can show you all of them side by side.",
      impact: "Medium",
    },
  ],
  disadvantages: [
    {
      icon: "percent",
      title: "A higher rate",
      description: `Sample DSCR rates on this site run ${planningRates(site).dscr}, compared with ${planningRates(site).conventional} for conventional financing. An additional percentage point on $300,000 costs approximately $200 a month for as long as you keep the loan.`,
      impact: "High",
    },
    {
      icon: "lock",
      title: "Prepayment penalties",
      description: `Penalties of ${loanFacts.prepaymentPenalty.general} are usual, on schedules such as 3-2-1, and five-year schedules are common as well. Selling during the first year of a 5-4-3-2-1 schedule costs 5% of the remaining balance.`,
      impact: "High",
    },
    {
      icon: "wallet",
      title: "More cash at closing",
      description: `Plan for ${loanFacts.downPayment.minimum} to ${loanFacts.downPayment.preferred} down, an origination fee of ${loanFacts.originationFee} and ${loanFacts.reserves} of payments in reserve, since gift funds and low-down-payment programs are rarely an option.`,
      impact: "High",
    },
    {
      icon: "scale",
      title: "The building can fail you",
      description: `A physician with perfect credit still borrows less, at a higher rate, when the rent does not cover the payment, since programs below 1.00 commonly stop at ${loanFacts.belowOneLtv.text} of value. In expensive cities, that is the usual result.`,
      impact: "Medium",
    },
    {
      icon: "shield-off",
      title: "Fewer consumer protections",
      description:
        "These are loans for business purposes. Several disclosures and ability-to-repay rules that protect homebuyers do not apply, so you must read the note yourself or pay someone who will.",
      impact: "Medium",
    },
    {
      icon: "eye-off",
      title: "A pass that can still lose money",
      description:
        "On 1-4 units, the lender divides the rent by the payment and ignores repairs, vacancy and management, so a ratio of 1.10 can still lose you money every month.",
      impact: "Medium",
    },
  ],
  comparisonNote:
    "The last column names the loan with the better terms for a typical rental investor, or says that it depends on your situation.",
  comparison: [
    {
      feature: "Income documents",
      dscr: "None; the lease and the appraiser's rent decide",
      conventional: "Tax returns, W-2 forms or pay stubs",
      advantage: "DSCR",
    },
    {
      feature: "Interest rate",
      dscr: planningRates(site).dscr,
      conventional: planningRates(site).conventional,
      advantage: "Conventional",
    },
    {
      feature: "Down payment",
      dscr: `${loanFacts.downPayment.minimum} minimum, ${loanFacts.downPayment.preferred} preferred`,
      conventional: "Often 15% on one unit, 25% on two to four",
      advantage: "Conventional",
    },
    {
      feature: "Number of properties",
      dscr: "No common cap; each lender limits its exposure",
      conventional: `Commonly ${loanFacts.conventionalPropertyCap} financed properties`,
      advantage: "DSCR",
    },
    {
      feature: "Borrower on title",
      dscr: "LLC or person, with a guarantee",
      conventional: "A person",
      advantage: "DSCR",
    },
    {
      feature: "Prepayment penalty",
      dscr: `Usual, ${loanFacts.prepaymentPenalty.general} or a longer step-down`,
      conventional: "None in most cases",
      advantage: "Conventional",
    },
    {
      feature: "Time to close",
      dscr: loanFacts.closing.general,
      conventional: "30-45 days",
      advantage: "DSCR",
    },
    {
      feature: "What limits the loan size",
      dscr: "The rent, through the ratio",
      conventional: "Your debt-to-income ratio and the conforming limit",
      advantage: "Depends",
    },
  ],
  whoShould: titledTexts({
    "Owners whose tax returns understate cash":
      "Business deductions and depreciation lower the taxable income that a conventional underwriter sees, but a DSCR lender never opens the return.",
    "Investors near the conventional cap":
      "Use up the cheaper conventional slots first, then finance the next properties with DSCR loans.",
    "Buyers who hold through LLCs":
      "Partnerships, estate plans and liability concerns often require an entity, and it helps when the loan and the deed are in the same name.",
    "Landlords with strong rent for the price": `When the ratio clears the preferred ${loanFacts.dscr.preferred} with room to spare, several lenders compete for the loan.`,
    "Renovators who keep the result":
      "After repairs and a new lease, a DSCR refinance can pay off the bridge loan without a new look at your salary.",
  }),
  whoShouldNot: titledTexts({
    "Anyone who will live in the house":
      "These loans are restricted to rental property, and moving in can violate the occupancy statement that you sign at closing.",
    "Salaried buyers of a first or second rental":
      "If your pay stubs qualify you, a conventional loan usually costs less and can be repaid at any time.",
    "Owners who expect to sell soon":
      "A prepayment penalty in the first years can eat up the entire profit of an early sale, so a bridge loan or a bank line may fit better.",
    "Buyers who would be left with no cash":
      "The payment is still due when the property is vacant, and without reserves a single broken air conditioner becomes a missed payment.",
    "Projects that are not ready to rent":
      "A house without a working kitchen has no market rent for the appraiser to report, so complete the renovation with other financing first.",
  }),
  callToAction: {
    label: "Ask Which Loan Fits",
    source: "pros-and-cons",
    text: `Describe the property and how you report your income. ${company.name}, which does not lend and charges you nothing, can introduce you to suitable lenders and replies ${company.leadReply}.`,
  },
}));

export type ProsAndConsLanding = ReturnType<typeof prosAndConsLanding>;
