import { loanFacts } from "../loan-facts.ts";
import { sectionWords } from "./wording.ts";

export type DealAnalyzerContent = typeof dealAnalyzer;

export const dealAnalyzer = {
  title: "DSCR Deal Analyzer: Lender's View and Owner's View",
  metaDescription:
    "See one rental as a lender counts it, as a simple formula counts it, and as its owner lives it. Then find the rent, price or rate that makes it work.",
  heading: "Deal Analyzer",
  lede: "The lender's ratio, the simple ratio and your month. Then what would have to change.",
  needsScript:
    "Without JavaScript this page shows a worked example. Turn it on to enter your own figures. They stay in your browser.",
  exampleNote: "These are example figures. Type over them, or start with an empty sheet.",
  /** Replaces the example's note once a figure was changed; about as long. */
  ownNote: "These figures stay in this page's address and are not sent to us.",
  /** What was taken over from another calculator, and what was not. */
  originNotes: {
    "my-deals":
      "This is a copy of a deal from My Deals. To change the kept one, choose Keep This Deal below and give it the same name.",
    "cash-flow":
      "These are the figures of the cash flow calculator. It leaves out management and reserves: add them under the owner's costs.",
    dscr: "We carried over the rent. Expenses are one sum in the property tax field: split them if you can. A debt service that was typed does not reveal price and rate: fill those in if they are empty.",
    home: "These are the figures of the home page. Choose the state, and its taxes and insurance count instead of the sample figures.",
    "home-change":
      "These are the figures of the home page. Change the rate and the bills that it counts; the state sets the bills, too.",
    guide: "We filled in what the guide is about. Type your own figures over it.",
    deal: "We carried over the deal. What only the other tool asks for stays there.",
  },
  whyThree: "Why three numbers",
  /** Why a loan may not be larger. Each begins with the limit that the page computes with. */
  ltvNotes: {
    purchase: "Illustrative. Many lenders stop near 80% on a purchase, lower for low ratios or scores.",
    "rate-term":
      "Illustrative. Limits for a rate-and-term refinance commonly run from 75% to 80%; this is the lower end.",
    "cash-out":
      "Illustrative. Limits for a cash-out refinance commonly run from 70% to 75%; this is the lower end.",
    belowOne: `Illustrative. Lenders that accept a ratio below 1.00 commonly stop at ${loanFacts.belowOneLtv.text} of the value; this is the lower end.`,
  },
  /** What an investor should know about each rule by which lenders choose the rent that counts. */
  rentRules: {
    lease: "Once there is a market rent too, a lender takes the lower of the two.",
    "lower-of-two":
      "The appraiser states the market rent on Form 1007 for one unit, on Form 1025 for two to four. A lease above it usually needs about two months of receipts.",
    "vacant-90": "Nobody pays rent yet, so many lenders count 10% less than the appraiser's market rent.",
    "gross-80":
      "A year of bookings before fees, divided by 12. The other 20% allows for empty nights and costs.",
    "lower-80":
      "Bookings count only up to what a long-term tenant would pay. Without a market rent, the booking average counts.",
    "net-of-fees": "Subtracts what the manager and the booking platforms keep. The rest counts in full.",
    "average-100": "A year of bookings before fees, divided by 12. Few lenders count it without a deduction.",
    "market-only":
      "With less than 12 months of bookings, many lenders count the rent of a yearly lease, not a projection.",
    "projection-share":
      "Some lenders count part of what a report projects. Bookings that fall short of it are yours to cover.",
    "unit-by-unit": "Each unit counts by its own rule, shown beside it in the rent roll.",
  },
  /** Below what can be kept: for whoever brings the deal to a lender. */
  packet: {
    heading: "A packet for the loan officer",
    text: "One file and one print with the deal, its rent roll, the other houses, and where each figure comes from. A loan officer asks for all of it before a quote is more than a guess.",
    client: {
      label: "Client",
      hint: "Whose deal it is. It stands in the packet only: in no link, and not kept.",
    },
    broker: {
      label: "Broker's line",
      hint: "Name, license and telephone of whoever sends it. Not kept either.",
    },
    schedule: {
      legend: "Schedule of real estate",
      text: "Lenders ask what else you own and owe. Tick the houses that belong on it.",
      none: "Deals that you keep can be listed here. This browser keeps none yet.",
    },
    digest:
      "The digest shows whether the file was changed; it names no author. Compare it with the printed one.",
    noDigest: "This page was opened without https, so the browser makes no digest.",
    check: "How to check a digest",
  },
  /** Under the lenders, for a borrower or a place of whom lenders commonly ask more. */
  borrower: {
    heading: "Who borrows, and where",
    text: "These limits are samples: a custom of the market, taken from what the named lenders and brokers publish. They are not limits of the lenders above, and no lender has confirmed them for you.",
  },
  /** A part of the page for who rents by the night. */
  bookings: {
    heading: "A year of bookings",
    text: "When the cash comes, how many nights it takes, and what each lender's rule makes of the same bookings.",
    note: "Every year is taken to be alike. Payment, taxes and insurance are a twelfth of a year in each month. An estimate, before tax.",
    silent: "No lender in the directory states its rule for bookings. Ask each of them.",
  },
  /** A part of the page for who chose such a loan, so the list of its parts leaves it out. */
  /** Points side by side, in the section on leaving. */
  ladder: {
    show: "Compare Points",
    hide: "Hide Points",
    caption: "What points do to rate, ratio, cash and cost under your penalty",
    pointValue: {
      label: "Rate that one point buys, %",
      hint: "A quarter is a custom of the market and our sample. Ask your lender.",
    },
    note: "The typed rate is the price of your points and your penalty. Points pay off once interest and points together cost less than the interest without points, by a dollar, and from then on. Before tax.",
  },
  resets: {
    heading: "When the rate changes or the loan falls due",
    text: "Today's rent and bills against the later payments. Expected means that the index is what you assume; at worst the rate rises as fast as the caps allow.",
    note: "The index is your assumption, not a forecast. Most lenders test the ratio on the first payment; some take index plus margin if that is higher. Ask which.",
  },
  sections: sectionWords({
    ratios: {
      heading: "Three numbers, one deal",
      text: "The lender's ratio, the simple ratio and the owner's month differ because each answers a different question. None of them is wrong.",
    },
    bridge: {
      heading: "From the lender's number to yours",
      text: "Every dollar between the rent a lender counts and the money that reaches you.",
    },
    path: {
      heading: "What would make it work",
      text: "Each line changes one thing and keeps the rest. The smallest of a group stands first.",
    },
    limits: {
      heading: "The most this rent supports",
      text: "The largest loan and the highest price at your target, and which limit stops you first.",
      refinance: "The largest loan at your target, and which limit stops you first.",
    },
    scenarios: {
      heading: "Your scenarios",
      text: "Each is a full copy of the deal. Choose one to see and change its figures.",
    },
    eligibility: {
      heading: "Lender by lender",
      text: "Your deal against the limits in our directory. For anything it does not state, ask the lender.",
    },
    rate: {
      heading: "What the rate might be",
      text: `A base rate plus adders, without a market date. Real lenders price in grids of credit score by loan-to-value.`,
      note: "Lenders put their own steps elsewhere: the rates page says where.",
    },
    safety: {
      heading: "How much can go wrong",
      text: "How far each figure can move on its own before you miss the target ratio.",
    },
    exit: {
      heading: "What leaving costs",
      text: "Balance and prepayment penalty by the month in which you sell or refinance.",
    },
    keep: {
      heading: "Keep it, print it, share it",
      text: "The figures stay in this page's address, in the part that no server sees. A reload or the Back button brings back the open scenario; the others are lost when you leave the page. A private link is the same address, to share with somebody else. Keep This Deal keeps a copy in this browser, under a name you choose, to compare with others on My Deals. The spreadsheet computes with live formulas in Excel and LibreOffice.",
    },
    checklist: {
      heading: "Documents a lender will ask for",
      text: "They depend on the loan purpose, the rental type and who takes title.",
    },
  }),
} as const;
