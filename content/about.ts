import { company } from "./company.ts";
import { contactDetails } from "./contact-details.ts";
import type { SectionsText } from "./page-section.ts";
import { part } from "./site-content.ts";

export const about = part<SectionsText>((site) => ({
  title: `About ${company.name}: Who We Are and How We Are Paid`,
  metaDescription: `${company.name} teaches rental investors how DSCR loans work and introduces them to lenders. Read how referrals work, who pays us and what we do not do.`,
  heading: `About ${company.name}`,
  lede: "Most rental loans start with one number: rent divided by the payment. We help investors work it out before a lender does.",
  sections: [
    {
      id: "mission",
      title: "Our mission",
      paragraphs: [
        "Investors often learn how a DSCR lender thinks on the day the lender says no. The rent came in lower on the appraisal, the insurance quote was late, or the ratio was 1.24 where 1.25 was needed. Anyone who knows where to look can see each of those coming weeks earlier.",
        `${company.name} exists to make that knowledge plain and free. The calculators show their formula. The guides name the documents, limits and costs that commonly apply, and say so when lenders differ.`,
      ],
    },
    {
      id: "how-the-referral-works",
      title: "How the referral works",
      paragraphs: [
        "You can use every page and calculator without telling us who you are. A referral starts only when you send a form and tick the consent box. Then four things happen.",
      ],
      list: [
        "We store your request together with a record of the consent you gave, and show you a reference number.",
        `A person at ${company.name} contacts you ${company.leadReply} to understand the property and your plan.`,
        "If lender partners may fit, we ask them about the deal without your name. You choose one, and only that one gets your details.",
        "You apply to the lender directly. The lender checks the file, sets the terms and makes the decision.",
      ],
      links: [
        { label: "See the lender partners", href: "/lender-partners" },
        { label: "What happens to a request when something breaks", href: "/reliability" },
        { label: "Contact us", href: "/contact" },
      ],
    },
    {
      id: "how-we-are-paid",
      title: "How we are paid",
      paragraphs: [
        `Visitors are never charged for a referral. Lenders may pay ${company.name} when a loan we referred closes. If no loan closes, we earn nothing from the introduction.`,
        "That gives us a reason to prefer lenders who pay, so we set a rule against it. The lender directory sorts only by rating, minimum ratio, leverage or closing time, as you choose. What a lender pays is not an input to any list, filter or match on this site.",
      ],
      links: [{ label: "How we are paid, in full", href: "/how-we-are-paid" }],
    },
    {
      id: "what-we-are-not",
      title: "What we are not",
      paragraphs: [
        `${company.legalName} is a ${company.state} company that runs an educational and referral service. Please do not rely on us for what we do not do.`,
      ],
      list: [
        "We do not originate, broker or fund loans.",
        "We do not make credit decisions, and a result on this site is an estimate.",
        "We do not guarantee approval, a rate or a closing date.",
        "We do not give legal, tax or financial advice.",
      ],
      links: [{ label: "Read the full disclosures", href: "/disclosures" }],
    },
    {
      id: "editorial-standards",
      title: "Editorial standards",
      paragraphs: [
        "Lender rules change and differ, so we write 'commonly' where practice varies and reserve firm statements for arithmetic. Rates and market figures on the site are illustrative and carry the date on which they were set.",
        "Testimonials, expert quotes and ratings are marked as illustrative samples until we hold a record of who gave them and when. No lender reviews or approves our guides before they are published.",
        `If you find a mistake, write to ${contactDetails(site).email} and name the page. We correct errors in the text itself.`,
      ],
    },
  ],
}));
