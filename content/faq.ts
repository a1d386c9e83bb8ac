import { company } from "./company.ts";
import { lenderPractice, loanFacts, pairReasons, planningRates } from "./loan-facts.ts";
import type { Substantiation } from "./record-types.ts";
import { part } from "./site-content.ts";

/** `id` is the question's URL fragment, so it never changes once published. */
export type FaqItem = {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
};

/** Shown as an illustrative sample until the operator records who said it and when. */
export type ExpertQuote = {
  readonly quote: string;
  readonly author: string;
  readonly credential: string;
  readonly substantiation: Substantiation | null;
};

/** The page around the questions. Its texts say how many there are. */
export const faqText = {
  title: "DSCR Loan FAQ: 12 Straight Answers",
  metaDescription:
    "Twelve straight answers on DSCR loans: how lenders compute the ratio, credit, down payment, documents, LLCs, prepayment and time to close.",
  heading: "Frequently Asked Questions",
  lede: "Twelve straight answers on how lenders read a rental, what they ask of you and what the loan costs.",
  ask: `Ask it. A person answers ${company.leadReply}.`,
} as const;

export const faqItems = part<readonly FaqItem[]>((site) => [
  {
    id: "what-is-a-dscr-loan",
    question: "What is a DSCR loan?",
    answer: `A DSCR loan is a mortgage on a rental property, approved mainly on the rent. DSCR stands for debt service coverage ratio: the income the property brings in, divided by the payment on the loan. A ratio of 1.00 means the two are equal. The lender usually does not calculate your personal debt-to-income ratio, and your wages play little or no part. Credit, down payment, cash reserves and the appraisal still matter. These loans are for investment property only. You cannot use one to buy the home you live in, and most lenders ask you to sign a statement that the loan has a business purpose.`,
  },
  {
    id: "how-is-dscr-calculated",
    question: "How do lenders calculate DSCR?",
    answer:
      "For one to four units, most lenders divide the monthly rent by PITIA: principal, interest, taxes, insurance and association dues. Rent of $2,500 over PITIA of $2,000 gives 1.25. The rent they use is commonly the lower of the lease and the appraiser's market rent. The simple calculator on this site uses (rent minus expenses) divided by debt service. For the same property, enter $400 of taxes and insurance as expenses and $1,600 of principal and interest as debt service. It shows 1.31. Enter taxes and insurance once, either as expenses or inside the debt service, or you count them twice. Larger buildings are often judged on net operating income, which also subtracts vacancy and management.",
  },
  {
    id: "what-dscr-do-i-need",
    question: "What DSCR do I need to qualify?",
    answer: `The usual floor is ${loanFacts.dscr.minimum}, where the rent just covers the payment. Many lenders prefer ${loanFacts.dscr.preferred}, and ${loanFacts.dscr.bestRates} usually earns the best rates. Lenders do not round up: 1.249 is less than 1.25. A ratio below 1.00 does not end your search. Some programs accept about 0.75 or set no ratio at all, in exchange for a larger down payment and a higher rate. Before you go that route, see what would raise the number. A bigger down payment, an interest-only period, a lower insurance quote or a documented rent increase can each move a deal across a threshold.`,
  },
  {
    id: "what-credit-score-do-i-need",
    question: "What credit score do I need?",
    answer: `The lowest score commonly accepted is ${loanFacts.credit.minimum}, and many lenders start at ${loanFacts.credit.typical}. Pricing usually improves from ${loanFacts.credit.goodRates}, and the best rates start at ${loanFacts.credit.bestRates}. A lower score alone rarely kills a deal. It costs you elsewhere: a larger down payment, more reserves, a higher rate, or a higher ratio. If several people guarantee the loan, lenders differ on whose score they use, so ask before you choose who signs. Recent late mortgage payments, a bankruptcy or a foreclosure can matter more than the score. Expect a waiting period that varies by lender and by event.`,
  },
  {
    id: "how-much-down-payment-and-reserves",
    question: "How much down payment and cash reserve do I need?",
    answer: `Plan for at least ${loanFacts.downPayment.minimum} down, because loans commonly stop at ${loanFacts.maxLtv} of value. At ${loanFacts.downPayment.preferred} down, you have more lenders to choose from and often a better rate, and the smaller loan raises your ratio. Cash-out refinances commonly stop at a lower share of value than purchases. On top of that, lenders want reserves: ${loanFacts.reserves} of the full housing payment, left in your account after closing. Some ask for more when the loan is large or the ratio is thin. Bank statements usually prove both. Money that arrived recently needs a paper trail, and gift money is often limited or refused on investment property.`,
  },
  {
    id: "do-i-need-to-show-income",
    question: "Do I have to show tax returns or pay stubs?",
    answer:
      "Usually not. A DSCR lender looks at the property's rent, so tax returns, W-2 forms and pay stubs are normally left out of the file. That helps owners whose deductions make their taxable income look small. It is still not a no-document loan. Expect a credit check, and be ready to provide identification, bank statements, the purchase contract or current mortgage statement, leases where they exist, an insurance quote and, for an LLC, its formation documents. The lender orders the appraisal, which normally includes an estimate of market rent. If you are new to rentals, some lenders also ask for proof that you own or rent the home you live in.",
  },
  {
    id: "which-properties-qualify",
    question: "Which properties qualify, and do short-term rentals count?",
    answer: `Single-family houses, condos, townhouses and buildings of ${loanFacts.units.general} are the core of this market. From five units up, expect a different appraisal and often a higher minimum ratio. Unusual properties are harder to finance: large acreage, rural sites, log homes, condos in projects with lawsuits, or houses in need of major repair. Many lenders accept short-term rentals, but their rules differ. One lender may count ${lenderPractice.nightlyIncome} of the last 12 months of bookings. Another may use only the long-term market rent if there is less than a year of history. City permit rules and the homeowners association must allow short-term rentals, so check both before you write an offer.`,
  },
  {
    id: "what-are-rates-and-fees",
    question: "What are the rates and fees compared with a conventional loan?",
    answer: `The sample range on this site, which is illustrative and has no market date, is ${planningRates(site).dscr} for DSCR loans and ${planningRates(site).conventional} for conventional ones. It is not an offer. Where you land depends on credit score, ratio, loan-to-value, property type, loan size and the prepayment terms you accept. Origination fees commonly run ${loanFacts.originationFee} of the loan, and you pay the usual third-party costs as well: appraisal, title, recording and insurance. A lender may let you buy the rate down with points. Compare offers on the same day and with the same prepayment terms, because a low rate can hide a cost elsewhere in the contract. Rate locks usually last ${loanFacts.rateLock}.`,
  },
  {
    id: "how-long-does-it-take",
    question: "How long do approval and closing take?",
    answer: `Some lenders advertise a first approval in ${loanFacts.approval} once they have your numbers. That is a conditional answer based on what you told them, not a commitment to lend. Closing commonly takes ${loanFacts.closing.faq}. ${pairReasons.closingTime} The appraisal with its rent schedule is usually the slowest part, because the lender must wait for an appraiser's visit. Title problems, missing LLC documents and late insurance binders cause most other delays. To speed things up, order the insurance quote early, keep the LLC documents in one folder, and answer the lender's condition list in one batch. Match the closing date in your purchase contract to the lender's real timetable.`,
  },
  {
    id: "can-an-llc-borrow",
    question: "Can I borrow in an LLC, and how many loans can I have?",
    answer: `Most DSCR lenders will lend to an LLC, and some prefer it. The company holds title, while its main owners usually sign a full personal guarantee, so the LLC does not remove your liability for the loan. Have the articles, operating agreement, tax identification letter and proof of good standing ready. As for the number of loans, conventional financing commonly stops at ${loanFacts.conventionalPropertyCap} financed properties per borrower. DSCR lenders tend to cap your total balance with them instead, so you can build a larger portfolio with one lender or several. Ask an attorney and a tax adviser which structure fits before you transfer title.`,
  },
  {
    id: "is-there-a-prepayment-penalty",
    question: "Is there a prepayment penalty?",
    answer: `Usually yes. Terms of ${loanFacts.prepaymentPenalty.general} are common, and longer ones exist. A step-down such as 3-2-1 means you owe 3% of the balance if you pay off in the first year, 2% in the second and 1% in the third. On a $300,000 balance, selling in year two would cost about $6,000. Other contracts charge a flat percentage or several months of interest. Many lenders will shorten or remove the penalty for a somewhat higher rate. Let your plan decide: if you expect to sell or refinance soon, the higher rate can be the cheaper loan. Limits differ by state: the state guides name the laws that we have read.`,
  },
  {
    id: "is-this-site-a-lender",
    question: `Is ${company.name} a lender, and what does it cost me?`,
    answer: `No. ${company.legalName} is an educational and referral service. It does not originate, broker or fund loans, makes no credit decisions, and cannot guarantee an approval or a rate. You are never charged for a referral. Lenders may pay ${company.name} when a referred loan closes, and that payment never changes the order of the lender directory. If you send the form, we contact you ${company.leadReply} and ask lender partners that fit about your deal without your name; only one that you choose gets it. You apply to the lender directly, and the lender decides. You are free to compare our partners with any other lender, and you may opt out of contact at any time.`,
  },
]);

export const expertQuotes: readonly ExpertQuote[] = [
  {
    quote:
      "The file that closes on time is the one where the rent is proven. A signed lease and two deposits on a bank statement answer most of my questions before I ask them.",
    author: "Sample quote, portfolio lender",
    credential: "Illustrative role: underwriting of 1-4 unit rental loans",
    substantiation: null,
  },
  {
    quote:
      "A ratio of 1.05 passes with the lender and can still lose money once you count vacancy, management and a new roof. Run your own numbers after you run ours.",
    author: "Sample quote, rental property adviser",
    credential: "Illustrative role: cash flow review for small landlords",
    substantiation: null,
  },
];
