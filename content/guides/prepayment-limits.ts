import type { StateCode } from "../figures/figure-table.ts";
import { type SourcedText, sourced } from "./state-guide.ts";

/**
 * What a state's law says about a penalty on a landlord's loan. Read on 2026-11-18, in the words of the sections. Only
 * states whose section was read and whose reach is plain.
 */
export const prepaymentLimits: Readonly<Partial<Record<StateCode, SourcedText>>> = {
  AK: sourced(
    "A loan on a house of one to four units may be prepaid without a penalty, and the text asks neither who lives there nor what the loan is for nor who borrows. Lenders still quote penalties on loans to companies. Have counsel read the section before you sign such a note, or count on paying nothing.",
    "Alaska Statutes 45.45.010(g)",
  ),
  CA: sourced(
    "The limits are for owner-occupied houses of one to four units, so the note on a rental may set a charge. One rule does reach a rental: a lender that calls the loan because you sell may not add a penalty, unless the waiver that the section allows is in your note.",
    "Civil Code § 2954.9 (owner-occupied houses)",
    "Civil Code § 2954.10 (loans called on a sale)",
  ),
  FL: sourced(
    "The state sets no limit on a charge that the note states. A note that is silent may be paid off early without one.",
    "Florida Statutes § 697.06",
  ),
  GA: sourced(
    "The contract decides: without a clause there is no penalty. The limits on high-cost home loans concern the home that the borrower lives in, not a rental.",
    "Georgia Code title 7, chapter 4 (contract)",
    "Georgia Code §§ 7-6A-2 and 7-6A-5 (high-cost home loans)",
  ),
  ID: sourced(
    "The limit is for regulated consumer credit. A loan on a rental is outside it, and the note decides.",
    "Idaho Code § 28-42-306",
  ),
  IN: sourced(
    "The right to prepay without a penalty is for consumer loans, and first-lien loans are left out of it. Nothing in these sections reaches a landlord's mortgage.",
    "Indiana Code § 24-4.5-3-209",
    "Indiana Code § 24-4.5-3-105 (first liens)",
  ),
  IA: sourced(
    "A penalty is forbidden on a one- or two-family house in which the borrower lives. A duplex with both units let is outside the section.",
    "Iowa Code § 535.9",
  ),
  KS: sourced(
    "Since 2026 the ban on a penalty after six months covers only loans for personal, family or household use. Before, it spoke of any home loan, and a loan made then may still be under the older words.",
    "K.S.A. 16-207(b)",
    "2026 Session Laws of Kansas, chapter 97 (House Bill 2497)",
  ),
  MA: sourced(
    "The cap, which falls over three years, is for a house of up to three units in which the borrower lives. The regulator has said in terms that other houses are outside.",
    "Massachusetts General Laws, chapter 183, § 56",
    "Massachusetts Division of Banks, opinion 98-111",
  ),
  MS: sourced(
    "The charge is at most 5% of the balance in the first year, then 4%, 3%, 2% and 1%, and nothing after the fifth. The section covers a single-family house or a condominium unit and asks neither who lives there nor who borrows, so it reads as reaching a landlord and an LLC. A 5-4-3-2-1 schedule just fits; a flat 5% does not.",
    "Mississippi Code § 75-17-31",
  ),
  MO: sourced(
    "The limit of 2% within five years does not hold for business and corporate loans.",
    "RSMo 408.036",
  ),
  NV: sourced(
    "The parties may agree on a penalty when the loan is made, and no cap applies.",
    "Nevada Revised Statutes 99.055",
  ),
  NY: sourced(
    "After the first year no penalty is allowed on a house of one to six families in which the owner lives. A house that is only let is outside.",
    "General Obligations Law § 5-501(3)(b)",
    "New York Banking Department, letter of September 13, 2006",
  ),
  NC: sourced(
    "The limits are for small loans and for the borrower's own home. A loan to a company, a loan for a purpose other than personal, family or household use, and any loan of $300,000 or more is exempt, and whatever charge the borrower agreed to may be collected.",
    "G.S. 24-9 (exempt loans)",
    "G.S. 24-1.1A(b) and 24-10(b)",
  ),
  OR: sourced(
    "A note for more than three years must state the largest penalty on its face. The cap is for personal loans.",
    "ORS 86.150 (notice)",
    "ORS 82.160 (personal loans)",
  ),
  RI: sourced(
    "On a house of up to four units the penalty is at most 2% of the balance, in the first year only, and the text asks neither who lives there nor who borrows. A refinance may carry a charge for up to 60 months if it was disclosed. Bills of 2026 would confine the rule to owner-occupied houses, so ask what became of them.",
    "Rhode Island General Laws § 34-23-5",
  ),
  TN: sourced("The charge is whatever the parties agreed.", "Tennessee Code § 47-14-108"),
  TX: sourced(
    "The limit is for homesteads with a rate above 12%. A rental is no homestead, so its note decides.",
    "Texas Finance Code § 302.102",
  ),
  VT: sourced(
    "A borrower may prepay without a penalty, but not a corporation, and not on a loan that finances income-producing business. A house of up to four units stays protected only while the borrower lives in it: the live-in landlord of a fourplex is covered, the owner who lives elsewhere is not.",
    "9 V.S.A. §§ 45 and 46",
  ),
  VA: sourced(
    "Two rules ask neither who lives there nor who borrows: on a first mortgage below $75,000 the penalty is at most 1% of the balance, and on one to four units none is due when the lender calls the loan because you sell. The cap of 2% is only for a home the borrower lives in.",
    "Code of Virginia §§ 6.2-420 to 6.2-422",
  ),
  WI: sourced(
    "The limit of 60 days' interest within five years leaves out loans to an LLC and loans for a business purpose.",
    "Wisconsin Statutes § 138.052(10)",
  ),
};
