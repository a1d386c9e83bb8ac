import { company } from "./company.ts";
import { contactDetails } from "./contact-details.ts";
import { lenders } from "./lenders.ts";
import type { SectionsText } from "./page-section.ts";
import { part } from "./site-content.ts";

/** What is known from records, and written where they are counted. */
interface Recorded {
  /** Which limits of lenders are confirmed. */
  readonly limitSources: string;
  /** The last quarter, a line for each figure. Null until there is enough to count. */
  readonly quarter: { readonly days: string; readonly lines: readonly string[] } | null;
}

export const howWeArePaid = part(
  (site) =>
    ({ limitSources, quarter }: Recorded): SectionsText => ({
      title: `How ${company.name} Is Paid, and by Whom`,
      metaDescription: `Who pays ${company.name}, when, and what the payment cannot buy: no place in a list, no match, no sentence in a guide. In plain words, with the lenders named.`,
      heading: "How we are paid",
      lede: "You pay nothing. A lender may pay us when a loan that we referred closes. If none closes, we earn nothing.",
      sections: [
        {
          id: "who-pays",
          title: "Who pays, and when",
          paragraphs: [
            "Every page, calculator and file on this site is free, and so is a referral. We show no advertising, and do not sell your name to third parties.",
            "A lender may pay us for an investor who came from here, once that investor's loan has closed. The amount differs by lender. We never charge you for it.",
            "Nobody pays us for a click, for a form that you send, or for a place on a page.",
          ],
        },
        ...(quarter === null
          ? []
          : [
              {
                id: "last-quarter",
                title: "The last quarter in figures",
                paragraphs: [
                  `${quarter.days}, counted from our own records. Nobody typed these figures, and no lender approved them.`,
                ],
                list: quarter.lines,
              },
            ]),
        {
          id: "conflict",
          title: "Where our interest and yours differ",
          paragraphs: [
            "Only a closed loan pays us. So we gain if you borrow, and gain nothing if you rightly walk away. You should know that when you read anything here.",
            "These rules hold against it:",
          ],
          list: [
            "The directory sorts by rating, minimum ratio, leverage or closing time, as you choose. Payment is no input to any list, filter or match.",
            "The calculators show their formulas, and say no in the first sentence when a deal does not carry itself.",
            "No lender reads a guide, an article or a tool before it is published.",
            "The directory lists partners only, and says so. Another lender may offer you better terms: the figures and files of every tool are yours to take there.",
          ],
          links: [
            { label: "Formulas", href: "/formulas" },
            { label: "Compare Offers", href: "/compare-offers" },
          ],
        },
        {
          id: "the-lenders",
          title: "The lenders in the directory",
          paragraphs: [
            `${lenders(site)
              .map(({ name }) => name)
              .join(", ")}. ${limitSources}`,
            "A lender in the directory has not reviewed or endorsed this site.",
          ],
          links: [{ label: "Lender partners", href: "/lender-partners" }],
        },
        {
          id: "your-name",
          title: "What happens to your name",
          paragraphs: [
            "Reading and calculating needs no name. If you send a form, a person here reads it and contacts you. Lenders may then see your deal, but not your name. A lender gets your name only after you have chosen it, on your own page or on the phone, in words that name it. No law has asked for that since 2025; we do it because it is right. Your page shows who has your name since when, and takes it back.",
          ],
          links: [
            { label: "Privacy Request", href: "/privacy-request" },
            { label: "Privacy Policy", href: "/privacy" },
          ],
        },
        {
          id: "questions",
          title: "If something here is not so",
          paragraphs: [
            `Write to ${contactDetails(site).email} and say what you saw and where. If a payment ever changed what you were shown, we want to hear of it first.`,
          ],
          links: [{ label: "All disclosures", href: "/disclosures" }],
        },
      ],
    }),
);
