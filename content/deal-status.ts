/** The investor's own page about a deal that lenders were asked about. */
export const dealStatusText = {
  title: "Your deal with lenders",
  metaDescription:
    "Which lenders saw your deal without your name, what they answered, and who has your name because you chose it.",
  updated: "2026-11-19",
  heading: "Your deal",
  lede: "Lenders answer your deal before they know who you are. You choose one, and only that one gets your name.",
  nothingYet:
    "No lender was asked yet. We look at your request first, and call or write. Once lenders have the deal, they are listed here.",
  keep: "The link to this page is yours alone: whoever has it sees this page. Keep the mail, or ask for a new link at any time.",
  formLink:
    "You came here from the form. To choose a lender, open the link in one of our mails: it shows that the address is yours.",
  /** Without a link that works. */
  gone: {
    none: {
      heading: "Find your deal",
      lede: "What lenders answered, and who has your name. Type the reference number of your request: we mail the link to the address that you gave with it.",
    },
    unknown: {
      heading: "This link does not work",
      lede: "It may have been shortened, or what it belonged to is gone. With the reference number you get a new one.",
    },
    expired: {
      heading: "This link has expired",
      lede: "The answers of lenders are still here: have a new link mailed.",
    },
    mailed: "If we know this reference, a new link is on its way to the address that was given with it.",
  },
} as const;
