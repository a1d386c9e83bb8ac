import { company } from "./company.ts";
import { loanFacts, pairReasons } from "./loan-facts.ts";
import { titledTexts } from "./titled-texts.ts";

export const home = {
  title: `${company.name}: DSCR loans for rental property investors`,
  metaDescription:
    "See your DSCR in seconds, compare lenders, and learn what a rental property loan takes. Free calculators and guides for real estate investors.",
  hero: {
    heading: company.tagline,
    lede: "DSCR loans look at what the property earns, not at your tax returns. Find out where your deal stands, what a lender will ask for, and what would make it work.",
    actions: [
      { label: "Calculate Your DSCR", href: "/dscr-calculator" },
      { label: "Get Pre-Qualified", href: "/prequalification-steps" },
    ],
    ticks: ["No Income Verification", "Property Cash Flow Based", "Fast Approval"],
  },
  tryIt: {
    heading: "Try it here",
    question: "What do you know?",
    complaint: "Type a number.",
    price: {
      mode: "I know the price",
      label: "The lender's ratio",
      fields: { price: "Price", rent: "Rent", downPayment: "Down, %" },
      /** After the rate, the term and the bills that count. */
      assumed: "sample figures, an estimate",
      change: "Change",
      missing: "Enter a price and a rent.",
      linkLabel: "See It as a Lender Does",
    },
    payment: {
      mode: "I know the payment",
      label: "DSCR",
      fields: { monthlyRent: "Rent", monthlyExpenses: "Expenses", monthlyDebtService: "Debt service" },
      note: "Rent less expenses, over debt service. An estimate, not a credit decision.",
      missing: "Enter a rent and a debt service.",
      linkLabel: "Open these numbers in the full calculator",
    },
  },
  leadForm: { title: "Get Your DSCR Loan Options", source: "homepage" },
  features: {
    heading: "From first number to first call",
    cards: [
      {
        title: "Start with the rent",
        href: "/deal-analyzer",
        text: "The ratio compares rent with the loan payment. See it as a lender would, along with the cutoffs that decide who will look at your file.",
      },
      {
        title: "Test the deal",
        href: "/dscr-calculator",
        text: "Change the rent, the costs or the payment and keep each version as a scenario. The cash flow calculator then shows what is left for you.",
      },
      {
        title: "Compare lenders",
        href: "/lender-partners",
        text: "See minimum ratio, leverage, loan size and closing time side by side. Sort and filter by what your deal needs.",
      },
      {
        title: "Learn the rules first",
        href: "/states",
        text: "Guides by state, city, credit score, property type and loan amount tell you what to expect and which documents to have ready.",
      },
    ],
  },
  reasons: {
    heading: "Six reasons investors choose DSCR loans",
    items: titledTexts({
      "Deductions do not count against you":
        "Depreciation and write-offs shrink taxable income. They do not touch the rent, and the rent is what the lender measures.",
      "Room for a larger portfolio": `Conventional financing commonly stops at ${loanFacts.conventionalPropertyCap} financed properties. DSCR lenders usually cap your total balance instead.`,
      "Title in an LLC":
        "Most lenders accept an LLC as borrower, with a personal guarantee from its owners. Partners can own a share without each having to qualify on wages.",
      "A shorter file": `Without pay stubs and tax returns there is less to verify. Lenders commonly quote ${loanFacts.closing.general} to close.`,
      "More kinds of rentals": `Houses, condos and buildings of ${loanFacts.units.general} can qualify. Many lenders also count short-term rental income, each by its own rule.`,
      "A wide range of sizes": `Illustrative limits reach ${loanFacts.loanMaximum} at some lenders. The usual term is ${loanFacts.term}.`,
    }),
  },
  quickCheck: {
    heading: "Quick DSCR Check",
    figures: [
      { label: "Minimum DSCR", value: loanFacts.quickCheck.dscr },
      { label: "Credit score, typically", value: loanFacts.quickCheck.credit },
      { label: "Max LTV", value: loanFacts.quickCheck.ltv },
      { label: "Property types", value: loanFacts.quickCheck.units },
    ],
    note: `What many lenders ask for. Each sets its own limits, and a strong figure in one row can make up for a weak one in another. ${pairReasons.minimumRatio}`,
  },
  testimonialsHeading: "What investors say",
  closing: {
    heading: "See which lenders would look at your deal",
    text: "The directory lists each lender's minimum ratio, leverage, loan range and closing time. A referral costs you nothing, and you apply to the lender directly.",
    action: { label: "Browse Lenders", href: "/lender-partners" },
  },
} as const;
