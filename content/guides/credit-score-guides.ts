import { rates } from "../landings/rates.ts";
import { lenderPractice, loanFacts, planningRates, pointsExample } from "../loan-facts.ts";
import { part } from "../site-content.ts";

/** One credit tier. Its rates are not typed here: the page computes them from the base rate and the sample adders. */
export interface CreditScoreGuide {
  /** The value in the URL. For the last tier it is "800", while the page shows `scoreRange`. */
  readonly slug: string;
  readonly minScore: number;
  readonly scoreRange: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly introduction: string;
  /** Begins with the smallest down payment. Never rises from one tier to the next. */
  readonly downPaymentReqs: string;
  readonly lenderOptions: readonly string[];
  readonly advantages: readonly string[];
  readonly challenges: readonly string[];
  readonly improvementTips: readonly string[];
  readonly alternativeOptions: readonly string[];
  /** ISO date of the last fact check. */
  readonly reviewed: string;
}

/** The sample adder for a score of 620 to 699. */
const creditAdder = part((site) => `${rates(site).factors[0].options[1].adder.high} percentage points`);

/** Lowest tier first; previous and next follow this order. */
export const creditScoreGuides = part(
  (site) =>
    [
      {
        slug: "620",
        minScore: 620,
        scoreRange: "620-639",
        title: "DSCR Loans With a 620 Credit Score: Terms and Lenders",
        metaDescription:
          "A 620 to 639 score is the usual floor for a DSCR loan. See the down payment, illustrative rates, lender limits and the fastest ways to reach 640.",
        introduction: `A score of ${loanFacts.credit.minimum} is where most DSCR programs begin, so you have options, but not many. Lenders at this level lean on the property: a ratio well above ${loanFacts.dscr.minimum} and more cash in the deal make up for the score. The sample adders put ${creditAdder(site)} on a score from 620 to 699. They put a full point on a score below 620, which makes a slip of a few points expensive.`,
        downPaymentReqs: "25-30%",
        lenderOptions: [
          "Expect non-QM specialists and private lenders rather than the widest retail programs, many of which start at 640 or 660. Ask for the score floor by loan purpose, because a refinance often has a higher one than a purchase.",
          "Lenders who accept 620 commonly cap the loan at 70% to 75% of value. The remaining cash must usually be your own and documented for about two months.",
          "Some programs at this level allow only one-unit to four-unit long-term rentals. Short-term rentals, interest-only payments and ratios below 1.00 are often off-limits at this tier.",
        ],
        advantages: [
          "Your tax returns and pay stubs stay out of the file. A self-employed investor whose write-offs hide income can still qualify on rent.",
          "A 25% to 30% down payment shrinks the payment, so the ratio often lands higher than it would for a stronger borrower at 80% LTV. That makes the file easier to approve even with the score adder.",
          "Owning the property now starts a clean mortgage history. Twelve on-time payments are evidence that later lenders ask for, and they support a refinance at a better tier.",
        ],
        challenges: [
          "Lenders use the middle of your three bureau scores, not the best one. A file with 655, 628 and 611 is a 628 file.",
          "A single late mortgage or rent payment in the past year can end the conversation at this tier. Lenders sometimes forgive one at a stronger score.",
          "The score can change between the quote and the closing. Dropping from 622 to 618 may move you to a different price or out of the program.",
          `Reserve requirements tend to rise as scores fall. Plan for the upper end of the usual ${loanFacts.reserves} of payments, and ask whether more is needed.`,
        ],
        improvementTips: [
          "Pull all three bureau reports before a lender does and dispute factual errors first. Raising the lower of your two nearest scores can move the middle one that counts.",
          "Pay card balances down before the statement closes, since that is the balance the bureaus see. Going from nearly full cards to 30% of the limit, the most that the Consumer Financial Protection Bureau's advice allows, is often the quickest gain available.",
          "Once balances are paid, ask the lender about a rapid rescore. It updates the bureau file within days instead of waiting for the next monthly report.",
          "If you rent from a private landlord, collect 12 months of canceled checks or bank records. Proof of housing payments helps most when the score is low.",
        ],
        alternativeOptions: [
          "A partner with a higher score can join the LLC and guarantee the loan. Ask first whose score the lender will price on, because some use the lower of the two.",
          "Seller financing for a few years can bridge the gap while the score recovers. Put the payoff date in writing, and give yourself a year more than you think you need.",
          "A hard-money loan looks more at equity than at score, but it costs more and runs months rather than decades. Use it only with a written plan to refinance.",
        ],
        reviewed: "2026-11-01",
      },
      {
        slug: "640",
        minScore: 640,
        scoreRange: "640-659",
        title: "DSCR Loans With a 640 Credit Score: What Changes",
        metaDescription:
          "At 640 to 659 more DSCR lenders open, but cash-out and high LTV stay limited. Down payment, illustrative rates and the short road to 660 explained.",
        introduction: `Between 640 and 659 the list of willing lenders grows, and the property still has to do most of the work. The rate adder is the same ${creditAdder(site)} that applies at 620. The gain is mainly in choice and in the size of the loan. You are at most 20 points from ${loanFacts.credit.typical}, the score many lenders treat as their normal minimum. For many investors a month of balance paydown is worth more than another month of shopping.`,
        downPaymentReqs: "25-30%",
        lenderOptions: [
          "Several national DSCR lenders set their purchase minimum at 640. Their cash-out minimum is often 660 or 680, so state your purpose before they pull credit.",
          "75% LTV on a purchase becomes realistic when the ratio is strong. With a ratio between 1.00 and 1.10, many lenders at this score step back to 70%.",
          "Brokers who place non-QM loans earn their fee here, because floors differ by only 10 or 20 points between lenders. Ask each broker which three programs they would try and why.",
        ],
        advantages: [
          "You clear the lowest pricing row that many grids show. Below it, some lenders price by exception, which means slower answers and less certainty.",
          "A purchase with a signed lease at market rent can close at this score without explaining your job. The lease and the appraiser's rent schedule carry the file.",
          "The distance to the next tier is short enough to plan around a closing date. A seller who gives you 45 days may give you a better loan.",
        ],
        challenges: [
          `Recent credit events weigh more at this level. Many lenders want ${lenderPractice.creditEventWait} since a foreclosure or bankruptcy before they offer normal leverage.`,
          "First-time landlords are often asked for 660, 680 or more. If this is your first rental, confirm that 640 applies to you and not only to experienced owners.",
          "A loan at the top of the rate range takes noticeably more rent. On $300,000, the step from 7.25% to 7.75% adds about $100 to the monthly payment.",
        ],
        improvementTips: [
          "Look at each card, not only the total. One card near its limit can hold a score down even when overall use is moderate, so pay that one first.",
          "Leave old cards open after paying them off. Closing one removes its limit and raises the share of credit in use.",
          "Ask the lender before paying an old collection. Some scoring versions used for mortgages give no credit for a paid one, and the lender may not require it.",
          "Finance nothing new until the loan has closed. A furniture account or a truck loan opened mid-file means a new inquiry, a new balance and new questions.",
        ],
        alternativeOptions: [
          "A local bank that keeps its own loans can look past a score it understands, such as one hurt by a divorce or an illness. Expect a shorter fixed period and a full look at your income.",
          "Buying with a larger down payment and refinancing at 680 or better can be cheaper than a long prepayment penalty now. Compare the penalty schedule with the date you expect to reach that score.",
          "If you will live in one unit of a two-unit to four-unit building, an owner-occupied loan may accept this score with far less down. A DSCR loan may not be used for a home you live in.",
        ],
        reviewed: "2026-11-01",
      },
      {
        slug: "660",
        minScore: 660,
        scoreRange: "660-679",
        title: "DSCR Loans With a 660 Credit Score: Access and Price",
        metaDescription:
          "660 is the score many DSCR lenders treat as typical. Learn what it opens, why the rate adder stays, and how a 25% down payment shapes the ratio.",
        introduction: `A score of ${loanFacts.credit.typical} meets the minimum that many DSCR lenders advertise, so access is no longer the problem. Price is: the ${creditAdder(site)} for scores under 700 still applies in the sample adders. Most files here are built at 75% LTV. With that structure the ratio, more than the score, decides which lender says yes.`,
        downPaymentReqs: loanFacts.downPayment.preferred,
        lenderOptions: [
          "Most national DSCR lenders will look at a 660 file. Compare at least three, because the adjustment for this score row can differ by more than half a point between grids.",
          "Cash-out refinancing becomes available at many lenders, commonly at 65% to 70% of value. The same lender may allow 75% for a purchase.",
          "Five-unit to eight-unit programs often start at 680 or 700. At 660, expect one-unit to four-unit programs.",
        ],
        advantages: [
          "You can choose between lenders on fees, prepayment terms and speed, not only on who will take the file. Ask for those terms in writing.",
          "Two-unit to four-unit properties come within reach at the same score. A vacant unit then costs part of the rent instead of all of it.",
          "Many lenders stop asking for extra reserves solely because of the score. Check the number of months early, since it decides how much cash is left for repairs.",
        ],
        challenges: [
          "80% LTV is uncommon at this score, and where offered it stacks a leverage adder on the credit adder. The two together can take the ratio below the floor.",
          "A ratio under 1.00 is usually declined here. Programs that allow it tend to ask for 680 to 720 and a larger down payment.",
          "A short credit history faces a second test. Many lenders want about three open accounts with a year or more of history, whatever the score says.",
        ],
        improvementTips: [
          "Check whether an authorized-user card helps or hurts you. A relative's maxed-out card can be removed with one call, and some lenders disregard such accounts either way.",
          "Ask your card issuers for higher limits if they can do it without a hard inquiry. The same balance on a larger limit lowers your utilization.",
          "Move renovation spending to a business card that does not report to your personal file. Materials for one flip can otherwise cost you a tier.",
          "Free apps often show a different scoring model from the one mortgage lenders pull. Buy or request the mortgage versions before deciding that you are at 660.",
        ],
        alternativeOptions: [
          `A conventional investment loan may price lower, in the illustrative range of ${planningRates(site).conventional}, if your documented income supports it. It counts toward the usual cap of ${loanFacts.conventionalPropertyCap} financed properties.`,
          "Putting 30% down instead of 25% can buy a lower LTV row in the grid. Ask for both prices, because the saving sometimes exceeds what the money earns elsewhere.",
          "A cross-collateral loan that adds equity from a rental you own can replace part of the cash down. It also ties both properties to one default.",
        ],
        reviewed: "2026-11-01",
      },
      {
        slug: "680",
        minScore: 680,
        scoreRange: "680-699",
        title: "DSCR Loans With a 680 Credit Score: Almost Prime",
        metaDescription:
          "With 680 to 699 you reach good DSCR terms and sometimes 80% LTV, yet the under-700 adder remains. See the rate step and how to cross it in time.",
        introduction: `At ${loanFacts.credit.goodRates} lenders begin to offer what this site calls good rates, and all property types open up. One line is still ahead: the sample adders charge ${creditAdder(site)} up to 699 and nothing for credit from 700. That makes this the tier where a few points are worth the most. On a $300,000 loan, half a point is about $100 a month.`,
        downPaymentReqs: "20-25%",
        lenderOptions: [
          "80% LTV purchases appear at a number of lenders when the ratio is about 1.10 to 1.25 or better. With a thinner ratio, the same lenders offer 75%.",
          "Short-term rental programs commonly start between 680 and 700. Expect the lender to ask for 12 months of booking income or to fall back on long-term market rent.",
          "From 680, many more lenders accept first-time investors. Some still ask that you own your home or show a year of landlord experience.",
          "Ask each lender where its pricing rows break. A few group 680 to 699 with 700 to 719, which gives you the better price without the wait.",
        ],
        advantages: [
          "Lower leverage is now a choice rather than a condition. You can compare a 20% and a 25% down payment and see which ratio band each reaches.",
          "Cash-out at 70% to 75% of value becomes common. That lets equity in one rental fund the down payment on the next.",
          "More lenders consider small multifamily and mixed portfolios. The score is no longer the reason a lender refuses a five-unit building.",
        ],
        challenges: [
          "Adders stack. Credit at 690, a ratio of 1.15 and 80% LTV can each add to the rate. The total then raises the payment behind the ratio.",
          "A score of 698 on the day of the quote can become 703 or 693 on the day of the pull. Decide beforehand whether you would wait a month for the difference.",
          "Interest-only terms are often reserved for 700 and above. If your plan needs them, this tier may not deliver it.",
        ],
        improvementTips: [
          "Let only one card report a balance, and keep that under 10% of its limit. Near 700, this small change is often enough.",
          "Find out the statement date of every card and apply just after the lowest balances post. The bureaus do not see a payment made after the statement.",
          "Collect lender quotes inside two weeks. Scoring models treat mortgage inquiries close together as one, and 14 days is the shortest window in use.",
          "Close out open disputes before applying. An account marked as disputed can be left out of the score and then put back when the lender asks for it to be cleared.",
        ],
        alternativeOptions: [
          "Take the loan now with a shorter prepayment penalty and refinance above 700. The plan works only if rates hold and the refinance costs less than the saving.",
          "Buy the rate down with points if you will keep the loan past the break-even month. The offer comparison on this site finds it.",
          "Add a guarantor whose score is above 700 if the lender prices on the higher score. Get the rule from the lender's guidelines, since practice differs.",
        ],
        reviewed: "2026-11-01",
      },
      {
        slug: "700",
        minScore: 700,
        scoreRange: "700-719",
        title: "DSCR Loans With a 700 Credit Score: The Adder Ends",
        metaDescription:
          "From 700 the sample credit adder falls away and interest-only and low-ratio programs open. Down payment, illustrative rates and limits at 700-719.",
        introduction: `Crossing 700 removes the ${creditAdder(site)} that the sample adders put on lower scores. On a $300,000 loan that is the difference between about $2,098 a month at 7.5% and $1,996 at 7.0%. It also opens features that lenders withhold below 700, such as interest-only payments. From here the ratio and the loan-to-value move your price more than the score does.`,
        downPaymentReqs: "20-25%",
        lenderOptions: [
          "Interest-only programs commonly start at 700, often with 5 points less leverage. The usual structure is 10 years of interest only, then 20 years in which you repay the principal.",
          "Some lenders accept ratios down to 0.75 from this score, at lower leverage and a higher rate. That can carry a property whose rent is about to be raised, but the shortfall is yours until then.",
          "Loans above $1 million become practical, since 700 is a common floor for larger balances. Expect leverage to step down as the amount rises.",
        ],
        advantages: [
          "A lower rate lifts the ratio on the same rent. With $450 a month of taxes and insurance and $2,600 of rent, that half point moves the ratio from 1.02 to 1.06.",
          "80% LTV is widely available with a sound ratio, so the same savings can buy a second property sooner. Check that you still have reserves for both.",
          "Five-unit to eight-unit and short-term rental programs are mostly open. You can choose the property first and the program second.",
        ],
        challenges: [
          "The line works in both directions. If a re-pull before closing shows 697, the adder can come back and change your rate or your ratio.",
          "Finer grids still separate 700, 720 and 740. The flat adders on this site are a sketch, so a lender's own sheet may show another eighth or quarter point to gain.",
          "Combining features costs more than each one alone. Interest-only at 80% LTV with a ratio near 1.00 is often not offered at all.",
        ],
        improvementTips: [
          "Aim for 710 or better before applying, so that an ordinary month cannot push you under the line. Score drift of several points is normal.",
          "Ask how old a credit report may be at closing. Many lenders accept one for about 90 to 120 days, so a good pull can be worth protecting with a quick closing.",
          "Be careful with large draws on a home equity line for the down payment. Some scoring versions read the line as revolving debt.",
          "Set every account to autopay at least the minimum. One forgotten 30-day late mark can cost more points here than it would at 640.",
        ],
        alternativeOptions: [
          "Run a conventional quote beside the DSCR quote if you have a salary that documents easily. The rate may be lower, in exchange for more paperwork and a personal debt-to-income test.",
          "A bank line of credit secured by a paid-off rental gives cash-buyer speed. You can then place a DSCR loan on the new property after closing.",
          "A 40-year or interest-only term lowers the payment when the ratio is just short. Run the payment after the interest-only years before relying on it.",
        ],
        reviewed: "2026-11-01",
      },
      {
        slug: "720",
        minScore: 720,
        scoreRange: "720-739",
        title: "DSCR Loans With a 720 Credit Score: More Leverage",
        metaDescription:
          "A 720 to 739 score lets you combine features that lenders keep apart for lower scores. Illustrative rates, down payment and what to negotiate at 720.",
        introduction:
          "At 720 the question changes from what lenders allow to what you can combine. At 700, lenders often grant 80% LTV, a large balance or a low ratio one at a time. Here they will often grant two together. Pricing grids commonly have a row break at 720. The rest of the price now comes from the property and the structure you choose.",
        downPaymentReqs: "20-25%",
        lenderOptions: [
          `No-ratio and sub-1.00 programs are most often written for 720 or better. They trade income proof for equity, commonly ${loanFacts.belowOneLtv.text} LTV.`,
          "Loans of $1.5 million and above frequently name 720 as the minimum. Two appraisals may be required, so add their cost and time to the plan.",
          "Banks start to compete for the relationship as well as the loan. A deposit account or a second property can earn a better rate than the sheet shows.",
        ],
        advantages: [
          "You can use leverage and loan size together. An investor who needs $900,000 at 80% has real offers at this score.",
          "Lenders excuse a short operating history or a vacant unit more easily. A strong score is the compensating factor that underwriters name first.",
          "You can ask for a shorter prepayment penalty and expect an answer. Removing it commonly costs about a quarter to a half point in rate, so ask for the price of each option.",
        ],
        challenges: [
          "More approvals can mean weaker deals. A lender that accepts a ratio of 0.90 is pricing the loss into your rate, and the monthly shortfall is still yours.",
          "With two guarantors, the other person's 680 may set the price. Your 720 does not protect you from your partner's score.",
          "For some states and property types, lenders set minimums of 700 or 720. There your score gets you in, but gives you no advantage.",
        ],
        improvementTips: [
          "Open no more than one new account a year. Account age carries weight in this band, and every new card lowers the average.",
          "Check your partner's report months before a joint purchase. Fixing the lower score is often cheaper than restructuring the ownership later.",
          "Compare the cost of reaching 740 with the time it takes. If the grid shows an eighth of a point, a month of lost rent may cost more than the gain.",
        ],
        alternativeOptions: [
          "Portfolio loans that finance several rentals under one note start to make sense at four or five properties. One closing saves fees, but selling one house needs a release clause.",
          "A 5-year or 7-year adjustable loan may start lower than the 30-year fixed rate. It suits a building you mean to sell or refinance inside that window.",
          "Paying cash and refinancing afterward lets you win against other offers. Ask about seasoning first, since some lenders use your cost rather than the new value for the first months.",
        ],
        reviewed: "2026-11-01",
      },
      {
        slug: "740",
        minScore: 740,
        scoreRange: "740-759",
        title: "DSCR Loans With a 740 Credit Score: Close to the Top",
        metaDescription:
          "With 740 to 759 you hold most of the pricing advantage a score can give. See what 20% down buys, where the last gains are, and what to leave alone.",
        introduction: `A score of 740 puts you within one step of the best pricing, which this site's figures place at ${loanFacts.credit.bestRates} and above. That last step shows only in a lender's own grid: ask whether its row breaks at 740, 750 or 760. A ${loanFacts.downPayment.minimum} down payment is normal here when the ratio supports it. Time spent on rent, taxes and insurance will now raise your ratio faster than time spent on credit.`,
        downPaymentReqs: loanFacts.downPayment.minimum,
        lenderOptions: [
          "A few lenders advertise 85% LTV, and they reserve it for scores around this level with ratios well above 1.00. The sample adder for 85% is half a point, twice the one for 80%.",
          "Nearly every DSCR program is open, so filter lenders by what differs: prepayment steps, reserve months, appraisal handling and closing record. Rate alone will not separate them.",
          "Credit unions and regional banks may match DSCR pricing for a borrower with deposits. Compare the length of the fixed rate, because theirs is often 5 to 10 years.",
        ],
        advantages: [
          "With no credit adder, the route to a better price is short: reach the next ratio band or drop an LTV row. Both can be calculated before you make an offer.",
          "Rate locks are safer. A small slip in the score is unlikely to cross a row that matters.",
          "Lenders often waive extra questions about older credit events at this level. A settled account from six years ago seldom comes up.",
        ],
        challenges: [
          "Maximum leverage can hurt the deal even when it is allowed. At 80% LTV and 7.25%, a $400,000 house needs about $2,183 a month before taxes and insurance.",
          "Some investors wait for 760 and lose the property. Price both scores with the lender and decide by the dollar difference over the years you will hold.",
          "A high score does not fix a low appraisal. If the market rent schedule comes in below the lease, the lender uses the lower figure.",
        ],
        improvementTips: [
          "Keep loans held by your LLC spotless even if they do not report to your personal file. Lenders ask for payment histories on every mortgage you guarantee.",
          "Let installment loans age instead of paying them off early for the score alone. Closing your only installment account can lower the score slightly.",
          "If you are between 740 and 749, ask whether a lender reprices at 750. One paid card may be all that separates you from it.",
        ],
        alternativeOptions: [
          `Conventional financing deserves a quote until you near ${loanFacts.conventionalPropertyCap} financed properties. Save those slots for houses where your salary helps and the ratio does not.`,
          "A home equity line at a low margin can supply part of a down payment where the DSCR lender allows borrowed funds. Many do not, so ask before you draw.",
          "An assumable loan on the property may carry an older, lower rate. Assumption is slow and usually needs the loan servicer's approval, so write the time into the contract.",
        ],
        reviewed: "2026-11-01",
      },
      {
        slug: "760",
        minScore: 760,
        scoreRange: "760-779",
        title: "DSCR Loans With a 760 Credit Score: Best-Rate Territory",
        metaDescription:
          "At 760 to 779 most DSCR lenders show their top credit row. Learn why the ratio and LTV now set your rate, and how to turn the score into better terms.",
        introduction: `A 760 score reaches the top credit row at many DSCR lenders, so even their finer grids stop charging for credit. To reach the bottom of the illustrative ${planningRates(site).dscr} range, you also need moderate leverage and a ratio high enough to avoid an adder. Credit has done its part, and the deal has to do the rest.`,
        downPaymentReqs: loanFacts.downPayment.minimum,
        lenderOptions: [
          "Ask three lenders for the same scenario on the same day and compare rate, points and penalty together. A top score removes the usual excuse for a vague answer.",
          "Lenders that price with finer grids may have a 780 row too. The step is often small, so it should not decide the lender.",
          "Private banks begin to show interest once several properties are involved. Their offers usually depend on moving deposits or investments to them.",
        ],
        advantages: [
          "Every improvement in the ratio shows up in the rate, because no credit adder masks it. A rent increase at renewal can be worth a pricing band.",
          "Exceptions are easier to win. A property just under a lender's value minimum or slightly over its acreage limit is more often approved with this score attached.",
          "You can use your score to get flexibility instead of rate. A one-year penalty or none at all leaves you free to sell or refinance.",
        ],
        challenges: [
          "The last tenth of a percent can distract from the large costs. On $300,000, an eighth of a point is about $25 a month, less than many insurance quotes differ.",
          `Top pricing often assumes ${loanFacts.downPayment.preferred} down or more. At 20% down the leverage adder returns and can cancel what the score gained.`,
          "Guaranteeing many LLC loans leaves your score intact while your exposure grows. Keep your own list of guaranteed debt, because a credit report will not show it all.",
        ],
        improvementTips: [
          "Freeze your files at the bureaus and lift the freeze only for the days a lender needs. A fraudulent account found during underwriting can delay a closing by weeks.",
          "Keep 12 months of mortgage statements for every property in one folder. Proof on hand ends most questions in a day.",
          "Spend improvement time on the appraisal package. Comparable rents, leases and a list of upgrades given to the appraiser can support the rent behind your ratio.",
        ],
        alternativeOptions: [
          "Compare a 15-year or 20-year term if the rent covers it. The rate may be lower and the balance falls faster, but the higher payment reduces the ratio.",
          "A commercial line of credit across several rentals can fund purchases and repairs from one facility. Banks review it every year, so it should not replace long-term debt.",
          "Buying with a partner's cash and your guarantee lets you trade your score for equity. Agree in writing on who pays when the rent does not.",
        ],
        reviewed: "2026-11-01",
      },
      {
        slug: "780",
        minScore: 780,
        scoreRange: "780-799",
        title: "DSCR Loans With a 780 Credit Score: Use the Strength",
        metaDescription:
          "A 780 to 799 score sits in the last row of the finest DSCR grids. Find out how to spend it on penalties, points and leverage instead of a tiny rate cut.",
        introduction:
          "The finest pricing grids end with a row that begins at 780, and many lenders have none beyond 760. You can expect the best credit treatment almost everywhere, so a rate quote that looks poor has another cause. Look at the ratio band, the LTV, the number of units and the rental type. The useful work at this tier is choosing a structure, not raising a number.",
        downPaymentReqs: loanFacts.downPayment.minimum,
        lenderOptions: [
          "Ask for the full adjustment sheet for your scenario, not only the final rate. With credit at zero, each remaining line is something you can change or accept.",
          "Wholesale lenders reached through a broker and direct lenders often use the same investors' money. Two quotes from each channel show who takes the larger margin.",
          "Insurance companies and private banks lend on stabilized small portfolios at modest leverage. Their minimum sizes are high, commonly in the millions.",
        ],
        advantages: [
          "You can afford to be selective about the prepayment penalty. Price the five-year, three-year and no-penalty versions side by side and choose by your holding period.",
          "Underwriters give more room on reserves and seasoning when everything else is clean. Ask for the exception before the file is submitted, with the reason in one sentence.",
          `Paying points is a pure calculation for you. If one point lowers the rate by a quarter on $400,000, it costs $4,000, and by the offer comparison on this site it has paid for itself in month ${pointsExample.pointMonth}.`,
        ],
        challenges: [
          "Few lenders will pay you more for 780 than for 760. Rate shoppers who expect a further discount often misread a fee difference as one.",
          "High approval odds make it easy to skip the owner's arithmetic. Vacancy, management and repairs are not in the lender's ratio, and a loan at 1.17 can still lose money monthly.",
          "Lenders often sell complexity to strong borrowers. A blanket loan or an adjustable rate should beat a plain 30-year fixed quote.",
        ],
        improvementTips: [
          "Stop paying for score gains. No common DSCR grid has a row that another 20 points would reach.",
          "Review the report twice a year for servicing errors, above all after a mortgage is sold to a new servicer. Payments sent to the old address during a transfer can appear late.",
          "Keep personal cards lightly used in the two months before each purchase. A large travel charge can move a 785 to a 765 for one statement.",
        ],
        alternativeOptions: [
          "Use a lower LTV on a strong property and keep the cash as reserves for a weaker one. At 65% to 70% the rate row improves and the ratio rises.",
          "Consider agency or bank debt once you buy buildings with more than four units. Those lenders judge net operating income and may offer loans without full personal recourse.",
          "Seller credits toward points can replace a price cut. The lender limits how large they may be, so confirm the cap before you negotiate.",
        ],
        reviewed: "2026-11-01",
      },
      {
        slug: "800",
        minScore: 800,
        scoreRange: "800+",
        title: "DSCR Loans With an 800+ Credit Score: Best Terms",
        metaDescription:
          "An 800+ score earns the best DSCR credit pricing and nothing further. See how to protect it, what still sets the rate and when another loan costs less.",
        introduction: `An 800 score is past every pricing row that DSCR lenders commonly use. It does not lower the ${loanFacts.downPayment.minimum} minimum down payment, because that limit protects the lender against the property, not against you. What the score gives you is certainty: fewer conditions, fewer surprises at the re-pull and an easy yes to reasonable requests. The rent, the taxes and the insurance bill decide the rest.`,
        downPaymentReqs: loanFacts.downPayment.minimum,
        lenderOptions: [
          "Your credit is good enough for every DSCR lender, so judge them on execution. Ask how many files they closed last quarter in your state and how many days those took.",
          "Banks that fund from deposits may offer relationship pricing below the DSCR range in exchange for full financial statements. Decide whether privacy or price matters more on each property.",
          "Lenders with a streamlined path for repeat borrowers can reuse your entity documents and guarantor file. The second loan then needs little beyond the new property.",
        ],
        advantages: [
          "You have the widest margin for error in the market. A forgotten bill or a busy month of spending is unlikely to change a price.",
          "Your guarantee makes a new LLC with no history acceptable. Lenders look through the company to the person, and the person is strong.",
          `You can take a thin deal on purpose, such as a vacant house to be leased after closing. Many lenders count ${lenderPractice.vacantRent} of market rent until then, and your credit settles any doubt.`,
        ],
        challenges: [
          "Nothing on the credit side is left to improve, so a weak ratio has no offset there. A ratio of 0.98 is still below 1.00 with an 850.",
          "The full personal guarantee behind most DSCR loans puts more at stake for someone with more to lose. Ask which events, such as fraud or an unapproved transfer, trigger wider liability.",
          `DSCR pricing can cost you more than you need to pay. With documented income, conventional loans in the illustrative ${planningRates(site).conventional} range may be cheaper for the first several houses.`,
        ],
        improvementTips: [
          "Protect the score rather than chase it. Turn on alerts at all three bureaus and keep the files frozen between applications.",
          "Keep your oldest card alive with one small subscription on autopay. Issuers close idle accounts, and the lost age and limit can cost points.",
          "Put the effort into insurance quotes instead. Cutting $100 a month from the premium raises the ratio more than any score change could.",
        ],
        alternativeOptions: [
          "All-cash purchases followed by a loan on several houses at once can save repeated closing costs. Check how each lender treats value in the first 6 to 12 months.",
          "Lending against a securities account gives short-term money without a mortgage. A falling market can bring a margin call, so pair it with a planned DSCR refinance.",
          "A conventional loan now and a DSCR loan later is a sound order. Use the cheaper slots while they last and move to rent-based loans when the cap or your tax returns get in the way.",
        ],
        reviewed: "2026-11-01",
      },
    ] as const satisfies readonly CreditScoreGuide[],
);
