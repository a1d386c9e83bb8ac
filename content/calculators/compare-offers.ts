import { termTexts } from "../titled-texts.ts";

export type CompareOffersContent = typeof compareOffers;

export const compareOffers = {
  title: "Compare DSCR Loan Offers: Rate, Points, Fees, Penalty",
  metaDescription:
    "Put two to four DSCR term sheets side by side: total cost by month, which offer wins when and by how much, cash to close, and what to ask the lender.",
  heading: "Compare Offers",
  lede: "Two to four term sheets, one deal, the same months held. See which one costs least, from which month on, and what a sheet does not tell you.",
  needsScript:
    "Without JavaScript this page shows a worked example. Turn it on to enter your own offers. They stay in your browser.",
  exampleNote: "These are example figures. Type over them, or start with empty sheets.",
  /** Replaces the example's note once a figure was changed; about as long. */
  ownNote: "These figures stay in this page's address and are not sent to us.",
  /** Instead of it while something of the example is left. */
  mixedNote:
    "Still examples: sheets named Example, and the deal until you change it. Yours stay in this page's address.",
  /** Shown when the deal analyzer brought its deal. */
  originNote:
    "We carried over your deal, and its loan as the first offer. Add the fees of that sheet, then enter the second one.",
  dealLegend: "The deal, asked once",
  moreLegend: "More about the deal",
  setFields: {
    holdMonths: {
      label: "Months you keep the loan",
      hint: "Until you sell or refinance. 60 months are five years.",
    },
    isConventional: {
      label: "The first offer is",
      hint: "A conventional lender tests your income and debts besides the house.",
    },
    monthlyIncome: { label: "Your income a month, $", hint: "Before tax, without this house." },
    monthlyDebts: {
      label: "Your debts a month, $",
      hint: "Minimum payments, with your own home and what other rentals lose.",
    },
    financedProperties: {
      label: "Financed properties",
      hint: "With this one and your own home, if it has a mortgage. Fannie Mae stops at ten.",
    },
    dtiLimit: {
      label: "Debt to income at most, %",
      hint: "45% by hand, 50% where Fannie Mae's software approves.",
    },
  },
  conventional: {
    legend: "Conventional or DSCR",
    experience: {
      label: "Experience",
      hint: "Rent above the payment is income only after 12 months of managing rentals.",
    },
    needsRate: "The first offer states no rate, so there is no payment to test.",
    /** A part of the page for who asks for it, so the list of its parts leaves it out. */
    section: {
      heading: "Would the conventional loan pass",
      text: "A DSCR lender divides the rent by the payment. A conventional lender counts 75% of the rent, takes off the payment, and asks whether your income carries your debts.",
      note: "75% and the experience that a surplus needs: Fannie Mae, Selling Guide, B3-3.8-02 (September 2, 2026). Ten financed properties: B2-2-03. Debt to income: B3-6-02. Score, loan limit, down payment, reserves and mortgage insurance are not tested here.",
    },
  },
  /** What is needed for a first answer. */
  missing: {
    price: "the price",
    rent: "the rent",
    loan: "a down payment below the price",
    rates: "the rate of two offers",
  },
  groups: { price: "Price", fees: "Fees, line by line", terms: "Terms" },
  fields: {
    name: "Lender",
    annualRatePercent: "Rate, %",
    points: "Points, % of loan",
    originationFee: "Origination, $",
    underwritingFee: "Underwriting, $",
    processingFee: "Processing, $",
    legalFee: "Legal, docs, $",
    appraisalFee: "Appraisal, $",
    titleFee: "Title, closing, $",
    otherFees: "Other fees, $",
    termYears: "Term",
    interestOnlyYears: "Interest-only",
    amortizationYears: "Repaid over",
    adjustment: "Rate changes",
    indexPercent: "Index, assumed, %",
    marginPercent: "Margin, %",
    firstCapPercent: "First change at most",
    periodicCapPercent: "Later ones at most",
    lifeCapPercent: "Most above first rate",
    prepayment: "Penalty, % by year",
    lockDays: "Rate lock, days",
    reserveMonths: "Reserves, months",
    escrow: "Escrow",
  },
  paste: {
    summary: "Paste its text",
    label: "Text of the term sheet",
    hint: "Read in your browser. The text is not sent and not kept. Lines that it does not state are emptied.",
    button: "Fill In What It States",
    taken: "Taken from the text",
    left: "Not taken",
    nothing: "No line of this text was recognized. Please type the figures.",
    cut: "This text is longer than a term sheet. Only its beginning was read.",
  },
  /** Why a pasted line was not taken. */
  leftReasons: {
    unknown: "Not recognized, or not in full. Check it by eye.",
    twoValues: "It gives two values, so neither was taken.",
    noFigure: "It names a line without a figure. Ask for the figure.",
    deal: "A fact of the deal, which is asked once above.",
    computed: "A total or a payment. This page works it out from the lines.",
    otherRate: "Another kind of rate, not the rate of the note.",
    adjustable:
      "An adjustable rate. Its index, margin and caps are not read from a text: check them below. This page counts 5/6, 7/6 and 10/6 loans.",
    penaltySteps: "A penalty without a percentage for each year. Ask for the steps.",
    penaltyRule: "A penalty by another rule. This page counts percentages of the balance.",
  },
  /** What to ask a lender; {amount}, {lines} and {month} are filled in. */
  questions: {
    rate: "No rate stated. Ask for it in writing: without it there is nothing to compare.",
    prepayment:
      "No prepayment terms stated: ask. A 5-4-3-2-1, which is common, would cost {amount} in month {month}.",
    points: "No points stated. Ask for origination and discount points. One point of this loan is {amount}.",
    fees: "Not stated: {lines}. Ask whether the lender charges none, or has not listed them yet.",
    term: "No term stated. We counted 30 years. Ask whether the whole loan falls due sooner.",
    interestOnly: "Not stated whether the first years are interest-only. We counted full payments.",
    lock: "No rate lock stated. Until it is locked the rate can move. Ask for the days and the price of an extension.",
    reserves: "No reserves stated. Ask how many months, and whether money in retirement accounts counts.",
    escrow: "Not stated whether taxes and insurance go through escrow. Ask, and ask what a waiver costs.",
    escrowRequired:
      "Escrow is required. Ask how many months of taxes and insurance are collected at closing: that is cash, though not a cost.",
    escrowWaived: "Escrow is waived. Ask whether the waiver costs points or rate.",
    afterInterestOnly:
      "Interest-only at first. Ask whether you qualify on the interest-only payment, and look at the payment that follows.",
    adjustable:
      "An adjustable rate. Ask for index, margin, every cap and any floor in writing, and whether you qualify on the first rate. We counted what stands on the sheet above; the index is an assumption.",
    balloon:
      "The rest falls due when the term ends. Ask whether it can be extended, and on what terms. Months held beyond the term are not counted.",
  },
  sections: {
    offers: {
      heading: "The term sheets",
      text: "Leave a field empty if the sheet does not state it. Empty is not zero: we then say what to ask.",
    },
    results: {
      heading: "Which offer costs least",
      text: "Interest, points, fees and the penalty on the day you leave. Principal is not a cost. An estimate, before tax.",
    },
    figures: {
      heading: "The offers in figures",
      text: "What each offer comes to over the months you keep the loan. An estimate, before tax.",
      note: 'The yearly cost with points and fees covers the months held and is rounded up to 0.05 of a point, or down where it is a lower bound; print and files have it exactly. It is not a regulated APR. "At least" means that the sheet leaves out a line that can only add.',
    },
    months: {
      heading: "The cost by month",
      text: "The total cost if you leave the loan after this many months. An estimate, before tax.",
    },
    questions: {
      heading: "What to ask each lender",
      text: "A line that is missing is often a line that costs. Ask before you pay for an appraisal.",
    },
    lines: {
      heading: "How to read a term sheet",
      text: "A term sheet is an invitation, not a promise. Most of its lines can change until the loan is approved and the rate is locked.",
      answer: "What each line means, and which can still change.",
    },
    keep: {
      heading: "Keep it, print it, share it",
      text: "The figures stay in this page's address, in the part that no server sees. A reload or the Back button brings them back. A private link is the same address, to share with somebody else.",
    },
  },
  /** What an investor should know about each line. */
  lines: termTexts({
    "Rate and points":
      "One price in two parts. Points are paid once and lower the rate for as long as you keep the loan. Sell early and the points are lost, so the months held decide.",
    "Lender's fees":
      "Underwriting, processing, legal and document fees go to the lender. They are often negotiable, and a lender with a low rate can earn its money here.",
    "Other people's fees":
      "Appraisal, title and settlement go to others and cost about the same whoever lends. A sheet that leaves them out is not cheaper, only shorter.",
    "Prepayment penalty":
      "A percentage of the balance if you pay the loan off early, falling year by year. It belongs to the price: lenders give a lower rate for a longer penalty. The payment that ends a year still falls in that year.",
    "Interest-only":
      "The first years repay nothing, so the payment is lower and the ratio higher. You pay interest on the whole loan meanwhile, and the payment jumps when those years end.",
    "Adjustable rate":
      "A first rate for 5, 7 or 10 years, then index plus margin every six months, within the caps. The costs count the index as you assume it; the total at worst lets the rate rise as fast as the caps allow. The index starts at 3.7%, the 30-day Average SOFR of January 15, 2026 (Federal Reserve Bank of New York, by FRED), as a sample; the caps at 2, 1 and 5 percentage points, or 5, 1 and 5 for a 7/6 and a 10/6, a custom of the market (Fannie Mae's standard plans).",
    "Rate lock":
      "How long the rate is held. A lock that ends before closing is extended for a fee, or the rate is set anew. Compare the days with the closing date in your contract.",
    Reserves:
      "Months of the full payment that you must still have after closing. They stay yours, but they can decide whether you can close.",
    Escrow:
      "The lender collects taxes and insurance with each payment and pays the bills. It costs nothing in itself, but the first months are due at closing.",
  }),
};
