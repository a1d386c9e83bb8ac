import { rateFactors } from "../calculators/rate-adders.ts";
import { lenderPractice, loanFacts } from "../loan-facts.ts";

/**
 * One kind of property. "Small" multifamily means 5-8 units here, because two, three and four units have their own
 * records; "large" begins at 9 units, where the site's usual range of `loanFacts.units.general` ends.
 */
export interface PropertyTypeGuide {
  /** The value in the URL. */
  readonly slug: string;
  readonly propertyType: string;
  /** The fewest it has. Absent for a single unit, and where units do not describe it. */
  readonly units?: number;
  readonly title: string;
  readonly metaDescription: string;
  readonly introduction: string;
  readonly dscrRequirements: readonly string[];
  readonly lenderPreferences: readonly string[];
  /** Illustrative, like every amount in these records. */
  readonly averageLoanAmounts: string;
  readonly cashFlowFactors: readonly string[];
  readonly advantages: readonly string[];
  readonly challenges: readonly string[];
  readonly marketTrends: readonly string[];
  readonly investorProfile: string;
  /** ISO date of the last fact check. */
  readonly reviewed: string;
}

const [, multiUnit] = (rateFactors[3] satisfies { readonly id: "units" }).options;
/** The sample adder for a property with more than one unit. */
const multiUnitAdder = `${multiUnit.adder.high} percentage points`;
/** Dollars. */
const exampleLoan = 300_000;
/** Dollars: what the adder costs in the first year of that loan. */
const multiUnitInterest = (exampleLoan * multiUnit.adder.high) / 100;

/** From the smallest building to the types that mostly need another loan program. */
export const propertyTypeGuides = [
  {
    slug: "single-family",
    propertyType: "Single-Family Homes",
    title: "Single-Family DSCR Loans: Rent, Ratio and Lender Rules",
    metaDescription:
      "How lenders size a DSCR loan on a single-family rental: rent over PITIA, the appraiser's rent schedule, association dues and the cost of one empty month.",
    introduction:
      "A single-family rental is the property that DSCR programs were built around, so it has the most lenders and the simplest file. The lender divides one rent by one payment: principal, interest, taxes, insurance and any association dues. The appraiser's rent schedule, Form 1007, sets the market rent beside your lease. One tenant pays everything, which makes the ratio easy to compute and the vacancy risk easy to forget.",
    dscrRequirements: [
      `Many lenders ask for a ratio of at least ${loanFacts.dscr.minimum} of rent over PITIA, and ${loanFacts.dscr.preferred} is the level this site calls preferred. Programs down to 0.75 exist at lower leverage and a higher rate.`,
      "The qualifying rent is usually the lower of the lease and the Form 1007 market rent. A lease above market commonly needs about two months of deposit records to count.",
      `A vacant house is often counted at ${lenderPractice.vacantRent} of market rent. On a $2,000 market rent that is $1,800, enough to turn a passing ratio into a failing one.`,
      "Association dues are part of PITIA. A $75 monthly fee lowers the ratio exactly as a $75 tax increase would.",
    ],
    lenderPreferences: [
      "Lenders like houses that an ordinary buyer would also want: three bedrooms, average size for the area, with recent sales nearby. Unusual houses get wider value ranges and more questions.",
      "Large acreage, rural locations and log or manufactured construction are common exclusions. Ask about the acreage limit before you pay for an appraisal.",
      "Many lenders set a minimum value or loan, commonly $100,000 to $150,000. Low-priced houses can fail on size while the ratio is excellent.",
    ],
    averageLoanAmounts: "$150,000-$400,000",
    cashFlowFactors: [
      "Turnover is the largest swing. One empty month plus paint and cleaning can take 10% to 12% of a year's rent.",
      "Property tax often changes after a sale. The seller's bill may reflect a homestead exemption or an old assessment that you will not have.",
      "Roof, heating and cooling, and water heater are yours alone, with no other units to share the cost. Set aside a fixed sum each month from the first rent.",
    ],
    advantages: [
      "Tenants tend to stay longer in houses than in apartments, and they often care for the yard and pay all utilities. That keeps the owner's costs low and predictable.",
      "You have two groups of buyers when you sell: investors and people who will live there. The second group often pays more than the rent alone would justify.",
      "Appraisals are based on comparable sales, which are plentiful in most suburbs. Disputes over value are rarer than with small apartment buildings.",
    ],
    challenges: [
      "Income is all or nothing. When the tenant leaves, coverage falls from 1.20 to zero until the next lease starts.",
      "The most expensive streets of a suburb bring the least rent for their price. A house you would enjoy living in often fails at 25% down.",
      "Ten scattered houses mean ten roofs, ten insurance policies and long drives. Management percentages are usually higher than for one building with ten units.",
    ],
    marketTrends: [
      "Purpose-built rental subdivisions have added new competition in fast-growing suburbs. Compare your rent with what they offer after concessions, not before.",
      "Insurance has become a deciding cost in coastal, hail and wildfire areas. Get a bindable quote during the inspection period, since an estimate from last year may be far off.",
      "Some associations and a few cities now limit how many houses may be rented. Read the recorded rules before the contract becomes binding.",
    ],
    investorProfile:
      "It suits a first-time DSCR borrower, or an owner who is past the conventional limit and wants more of the same. You should hold enough cash for two empty months per house. The best results come from buyers who stay within one or two neighborhoods and know the rents by street.",
    reviewed: "2026-11-01",
  },
  {
    slug: "duplex",
    propertyType: "Duplexes",
    units: 2,
    title: "Duplex DSCR Loans: Two Rents Against One Payment",
    metaDescription:
      "A duplex puts two rents over one DSCR payment. Learn how a vacant side is counted, what the multi-unit adder costs and why legal unit status matters.",
    introduction:
      "A duplex keeps the simple residential file of a house and adds a second rent. Lenders still use rent over PITIA, with the small income property appraisal, Form 1025, giving the market rent of each side. If one side is empty, the other still pays, so coverage falls but does not drop to zero. The loan must be for a property you do not live in; occupying one side calls for a different loan.",
    dscrRequirements: [
      `The usual floor of ${loanFacts.dscr.minimum} applies to both rents added together. Some lenders ask for slightly more on two to four units than on a house.`,
      `Each unit is tested on its own. Suppose one side is leased under market and the other is vacant. The lender commonly counts the lease for the first and ${lenderPractice.vacantRent} of market rent for the second.`,
      `The sample adders put ${multiUnitAdder} on multi-unit property. On a $${exampleLoan.toLocaleString("en-US")} loan that is about $${multiUnitInterest} of interest in the first year, so include it before comparing a duplex with a house.`,
    ],
    lenderPreferences: [
      "Lenders want two legal units, shown by zoning, tax records or a certificate of occupancy. A house with an unpermitted second kitchen is often appraised as one unit with one rent.",
      "Separate electric and gas meters make the rents easier to verify. A shared water meter is common and seldom a problem.",
      "It helps if at least one paying tenant comes with the building. A duplex with both sides empty may be limited to lower leverage or treated as a project.",
    ],
    averageLoanAmounts: "$200,000-$450,000",
    cashFlowFactors: [
      "The owner usually pays for shared items: water, trash, exterior lights and lawn. Ask for 12 months of bills, because sellers tend to leave them out.",
      "Staggered lease dates keep both sides from emptying together. Move one renewal by six months when you can.",
      "One roof and one lot serve two rents, so big repairs cost less per unit than in two houses. Older side-by-sides may still have two full sets of mechanical systems.",
    ],
    advantages: [
      "Two rents for one land cost often give a better ratio than a house at the same price. That matters most where house prices have run ahead of rents.",
      "Losing one tenant leaves about half the income. A duplex at 1.30 with one side empty covers roughly two thirds of its payment, not none of it.",
      "Buyers who plan to live in one side compete for duplexes at resale, which supports prices. They can use low-down-payment loans that investors cannot.",
    ],
    challenges: [
      "Those same owner-occupants bid against you when you buy. They can accept a lower yield because they save their own rent.",
      "Neighbors share a wall, so a noise dispute can cost you a tenant. Soundproofing and clear quiet hours are cheaper than a turnover.",
      "Supply is thin in newer suburbs, where zoning long allowed only houses. The stock is older on average and needs a careful sewer and electrical inspection.",
    ],
    marketTrends: [
      "A growing number of cities and states have relaxed single-family zoning to allow two or more units per lot. New duplexes will add supply slowly, lot by lot.",
      "Some builders sell new duplexes directly to investors with builder warranties. Check that appraised rents come from signed leases nearby and not from a brochure.",
      "Short-term use of one side is popular, but lenders may count only long-term market rent for it. Ask which rule applies before you rely on nightly income.",
    ],
    investorProfile:
      "A duplex fits an investor who owns one or two houses and wants steadier coverage without commercial paperwork. Bring patience with shared utilities and a manager who will handle neighbors. If you intend to live in one side, use an owner-occupied loan first and consider DSCR after you move out.",
    reviewed: "2026-11-01",
  },
  {
    slug: "triplex",
    propertyType: "Triplexes",
    units: 3,
    title: "Triplex DSCR Loans: Appraisal, Units and Coverage",
    metaDescription:
      "Triplexes are scarce, often converted and hard to compare. See how DSCR lenders treat the third unit, its legality and a rent roll with one gap in it.",
    introduction:
      "Triplexes are the rarest of the small residential buildings, and many began as large houses that were divided later. The ratio is still rent over PITIA, with three rents from Form 1025 and the leases. The third unit often makes the deal work, and it is also the one an appraiser or inspector questions first. Prove that it is legal before anything else.",
    dscrRequirements: [
      `Three rents against one payment make ${loanFacts.dscr.preferred} reachable in many older cities. Lenders commonly start at ${loanFacts.dscr.minimum}, and some raise the floor for three and four units.`,
      "If the third unit cannot be shown to be legal, its rent is often set to zero. Test your ratio with two rents, so you know what is at stake.",
      `A mix of leased and vacant units is added unit by unit. With rents of $1,100, $1,100 and a vacant $1,000 market unit at ${lenderPractice.vacantRent}, the qualifying rent is $3,100 and not $3,200.`,
    ],
    lenderPreferences: [
      "Lenders look for a certificate of occupancy or a zoning letter that says three units. Where the use is grandfathered, they may ask whether it could be rebuilt after a fire.",
      "Every unit should have its own entrance, kitchen, bath and a second way out. Attic and basement units fail most often on exits and ceiling height.",
      "Appraisers need comparable three-unit sales, and there may be only a few. A lender that accepts two-unit and four-unit comparables will save you time.",
    ],
    averageLoanAmounts: "$250,000-$550,000",
    cashFlowFactors: [
      "Heat is the cost that varies most in older triplexes with one boiler. If the owner pays it, collect two winters of bills before you trust the cash flow.",
      "Unit sizes usually differ, so one rent may be far below the other two. Price each unit against its own comparables instead of an average.",
      "With one of three units empty, income falls by about a third. A ratio of 1.30 drops to about 0.87 for as long as the gap lasts.",
    ],
    advantages: [
      "Sellers and buyers both find triplexes awkward to value, and that leaves room for someone who has done the rent work. Listings can sit while duplexes nearby sell in days.",
      "You spread vacancy over three leases and remain inside residential lending, with its 30-year terms. No environmental report or commercial appraisal is normally needed.",
      "One larger unit plus two small ones draws on two markets. A three-bedroom floor and the studios above it rarely empty at the same time.",
    ],
    challenges: [
      "Conversions hide old work. Budget for an electrician's opinion on panel size, wiring and separate circuits before the inspection period ends.",
      "Insurance quotes vary widely for divided older houses. Some carriers want updated wiring or hard-wired alarms before they bind.",
      "Parking and trash space were planned for one household. Cities enforce both, and tenants leave over both.",
    ],
    marketTrends: [
      "Rules that allow three units on former single-family lots have been adopted in some cities. They also give owners of unrecorded third units a path to legalize them.",
      "Owner-occupants who use government-backed loans on three units face a test that rents must support the payment. When rates are high, fewer pass it, and investors face less competition.",
      "Most triplexes are in older Rust Belt and northeastern cities. In the Sun Belt a triplex is often a house plus two small backyard units, which lenders may classify differently.",
    ],
    investorProfile:
      "Triplexes reward an investor who can read a building as well as a rent roll. You should be comfortable calling the zoning office and paying for specialist inspections. A local manager with older housing experience is close to a requirement.",
    reviewed: "2026-11-01",
  },
  {
    slug: "fourplex",
    propertyType: "Fourplexes",
    units: 4,
    title: "Fourplex DSCR Loans: The Largest Residential File",
    metaDescription:
      "Four units is the last size with residential DSCR rules. Compare coverage, leverage and costs, and see why a fifth unit changes the loan completely.",
    introduction:
      "Four units is the largest building that most lenders still treat as residential property. That means rent over PITIA, Form 1025, 30-year terms and no need for operating statements. Add one more unit and the appraisal, the program and often the formula change. For strong coverage with little paperwork, a fourplex is hard to beat.",
    dscrRequirements: [
      `Lenders commonly apply the same ${loanFacts.dscr.minimum} floor as for two and three units, with better pricing as the ratio passes 1.25. Four rents can make strong ratios possible at full leverage.`,
      "The rent used is the lower of leases and market for each unit. Four long-term tenants below market can drag the ratio even though the building's potential is clear.",
      `Include the multi-unit adder of ${multiUnitAdder} when you price the loan. If you plan 80% LTV as well, add that too, because the sample adders stack.`,
    ],
    lenderPreferences: [
      "Lenders favor purpose-built fourplexes with four similar units, separate meters and off-street parking. Uniform units make the rent schedule hard to dispute.",
      "Buildings in a row of fourplexes under one association are common in Texas and the West. Lenders will ask about dues, insurance and how many buildings one owner controls.",
      "A rent roll with three of four units paid and leased is usually enough. Two or more vacant units may bring lower leverage until they are filled.",
    ],
    averageLoanAmounts: "$350,000-$800,000",
    cashFlowFactors: [
      "Water and sewer on one meter is often the largest owner-paid utility. Billing tenants by a fair formula is allowed in many places and restores the margin.",
      "Management costs less per unit when all four doors share an address. Ask for a flat fee per building as well as a percentage.",
      "Four water heaters, four ranges and four air conditioners age together in a purpose-built property. Stagger replacements from the first year.",
    ],
    advantages: [
      "One vacancy costs a quarter of the rent. At a ratio of 1.35 with one of four equal units empty, the building still covers 1.01 of its payment.",
      "You get the scale of a small apartment house with the loan of a house. No trailing 12-month statement or property condition report is usually asked for.",
      "Reserves and closing costs are spread over four rents. One appraisal and one title policy serve all of them.",
    ],
    challenges: [
      "Prices reflect the easy financing. Fourplexes often sell for more per unit than six-unit or eight-unit buildings on the next street.",
      "Value comes mainly from comparable sales, so raising rents does not lift the appraisal as directly as in a larger building. Improvement pays through cash flow first.",
      "Insurance and liability rise with stairs, shared halls and parking lots. Carriers may want photos, railings and lighting fixed before closing.",
    ],
    marketTrends: [
      "New fourplex projects are sold building by building to investors in several growth states. Nearby units that lease up at the same time can hold rents down for the first year.",
      "Cities that now allow four units near transit or on corner lots are creating more sites. Construction costs keep most of them from being cheap.",
      "Lower-rent fourplexes have been steady through slow years, since tenants move down in price before they give up a place of their own. Bad debt still needs watching.",
    ],
    investorProfile:
      "The buyer is often an owner of several houses who wants density without commercial lending. A typical plan is 20% to 25% down, professional management and a hold of five years or more. It also works as a training step before a five-unit to eight-unit building.",
    reviewed: "2026-11-01",
  },
  {
    slug: "small-multifamily",
    propertyType: "Small Multifamily (5-8 Units)",
    units: 5,
    title: "Small Multifamily DSCR Loans: 5 to 8 Units",
    metaDescription:
      "Buildings of 5 to 8 units live in two lending worlds. One worked example shows rent over PITIA against NOI over debt service, and which lender uses which.",
    introduction:
      "Some investors say small multifamily and mean two to four units; on this site it means five to eight. At this size, two kinds of lending overlap. Non-QM programs often keep rent over PITIA with a higher floor, while banks and agencies divide net operating income by debt service. The same building can pass one test and fail the other, so ask which formula a lender uses before you send the rent roll.",
    dscrRequirements: [
      "Non-QM programs for five to eight units commonly keep rent over PITIA and raise the floor, for example to 1.15. The rent is taken from leases and a commercial or extended residential appraisal.",
      "Banks and agencies subtract vacancy of 5% to 7%, management of about 5%, reserves of $250 to $400 per unit a year and all running costs first. They then commonly look for 1.20 to 1.25.",
      "Worked example: six units at $1,300 bring $7,800, with principal and interest of $4,500 and taxes and insurance of $1,500. Rent over PITIA is 1.30.",
      "The same six units after 5% vacancy, 5% management on collected rent, taxes, insurance and $150 of reserves leave about $5,390. Over $4,500 that is 1.19, before repairs and utilities.",
    ],
    lenderPreferences: [
      "DSCR lenders that accept five to eight units usually want most of them leased, often all but one. A half-empty building is bridge-loan territory.",
      "Many programs cap leverage at 70% to 75% and ask for a credit score of 680 to 700. A minimum loan of $250,000 or more is also common.",
      "Experience counts more than with a house. Owning two or three rentals for a year satisfies many lenders, and hiring a manager can help where you have less.",
    ],
    averageLoanAmounts: "$500,000-$1,200,000",
    cashFlowFactors: [
      "Value follows income at this size. At a 7% cap rate, each $100 of monthly net income you add supports about $17,000 of value.",
      "Common-area power, pest control, snow and trash are real owner costs that a rent-only ratio never shows. Build your own net figure even if the lender does not.",
      "Unit turns overlap. In an eight-unit building with yearly leases, expect two or three each year and hold cash for them.",
    ],
    advantages: [
      "Fewer buyers compete here. The building is too large for owner-occupants and too small for funds.",
      "One empty unit in eight costs an eighth of the rent, so coverage rarely collapses.",
      "Two kinds of loan are open to you. A tired building may qualify on rent over PITIA today and move to bank debt once its statements look better.",
    ],
    challenges: [
      "Appraisals cost more and take longer than Form 1025 reports. Allow several weeks and a fee in the thousands when a commercial appraisal is required.",
      "Building codes treat five or more units as apartments in many places. Fire alarms, accessibility and inspection rules can differ from the fourplex next door.",
      "Prepayment terms can be harsher. Five-year step-downs are usual, and some bank loans reset or mature after 5 to 10 years.",
    ],
    marketTrends: [
      "More DSCR lenders have added five-unit to eight-unit programs as their house business matured. Terms still vary widely, so old quotes are a poor guide.",
      "Local banks remain the main source for this size in many towns. Deposits and a local address can matter as much as the ratio.",
      "Older small buildings face rising insurance for wiring, roofs and liability. A premium jump of a few thousand dollars is felt at once in the bank's formula.",
    ],
    investorProfile:
      "This size suits an owner with several rentals who is ready to keep proper books. You should be able to produce a rent roll and 12 months of income and expenses for every property you own. You gain scale, but lenders judge your paperwork along with the building.",
    reviewed: "2026-11-01",
  },
  {
    slug: "large-multifamily",
    propertyType: "Large Multifamily (9+ Units)",
    units: 9,
    title: "Large Multifamily Loans: DSCR Beyond 8 Units",
    metaDescription:
      "Past 8 units, lenders measure net operating income and not rent over PITIA. See how agency, bank and bridge loans test coverage and what they ask for.",
    introduction: `Most rent-based DSCR programs stop at the site's usual range of ${loanFacts.units.general}, and a few go to ten. Beyond that, coverage is still the central test, but lenders use net operating income instead of rent. Lenders rebuild that income from the rent roll and the last 12 months of statements, using their own vacancy and expense figures. The loan names change to agency, bank, bridge and life company.`,
    dscrRequirements: [
      "Coverage of 1.25 on net operating income is a common target for stabilized apartments, with 1.20 seen in the strongest markets. Lenders often ask for more in smaller markets.",
      "Lenders use the higher of actual vacancy and a minimum, often 5%. They add a management fee and yearly reserves per unit even if you manage the building yourself.",
      "A second test limits the loan when rates are high. Debt yield, which is net operating income divided by the loan amount, does not improve when a longer term lowers the payment.",
    ],
    lenderPreferences: [
      "Agency lenders want stabilized buildings, commonly about 90% occupied for three months or more. Their small-loan programs generally begin near $1 million.",
      "Lenders test the sponsor's net worth and liquid funds. A frequent yardstick is net worth equal to the loan and cash equal to nine or more months of payments.",
      "Third-party reports are standard: commercial appraisal, property condition and environmental review. The borrower pays for them whether or not the loan closes.",
    ],
    averageLoanAmounts: "$1,000,000-$5,000,000",
    cashFlowFactors: [
      "Payroll and contracts become fixed costs. A 40-unit property with one maintenance worker carries that salary at 70% occupancy as well as at 95%.",
      "Concessions and bad debt separate scheduled rent from collected rent. Lenders read the bank deposits, so the rent roll alone proves little.",
      "Property tax protests and insurance bids are worth professional help at this size. A 10% saving on either is visible in the loan amount.",
    ],
    advantages: [
      "Many agency loans are non-recourse, with exceptions for fraud and similar acts. Your other assets are better protected than under a full guarantee.",
      "Good management builds value. Raising net income by $30,000 a year at a 6.5% cap rate adds about $460,000 of value.",
      "Staff and systems are affordable across many units. The owner can work on the asset instead of on the next leaking faucet.",
    ],
    challenges: [
      "Prepayment can be costly. Yield maintenance and defeasance follow bond yields and can exceed the step-downs on smaller loans.",
      "Balloon dates are normal. A 10-year term with 30-year payments leaves most of the balance due on one day, at whatever rates exist then.",
      "Closings commonly take 45 to 75 days and cost tens of thousands in reports and legal fees. Sellers expect deposits to become non-refundable early.",
    ],
    marketTrends: [
      "Several Sun Belt cities absorbed an unusually large wave of new apartments after 2022. Underwrite to today's effective rents and treat a return to higher growth as a bonus.",
      "Loans made when rates were low are reaching maturity. Owners who cannot refinance in full are a source of listings and of seller financing.",
      "Insurers and tax assessors have moved faster than rents in many states. Lenders now ask for a firm insurance quote early in the process.",
    ],
    investorProfile:
      "This is for sponsors with apartment experience, partners and liquid reserves, or for owners who hire a manager lenders already know. If you are moving up from houses, an eight-unit building first will teach the reporting. The calculator on this site still helps: enter all operating costs as expenses and only principal and interest as debt service.",
    reviewed: "2026-11-01",
  },
  {
    slug: "mixed-use",
    propertyType: "Mixed-Use Buildings",
    title: "Mixed-Use DSCR Loans: Shops Below, Apartments Above",
    metaDescription:
      "A shop with apartments above rarely fits a standard DSCR loan. Learn the residential share lenders want, how store rent is counted and where to apply.",
    introduction:
      "Mixed-use means homes and business space under one roof, such as four apartments over a hair salon. Standard DSCR loans usually exclude it, but some lenders run a separate program for small buildings that are mainly residential. The share of area or income that comes from the store decides which lenders to ask. Measure that share before you ask for a rate.",
    dscrRequirements: [
      "Small mixed-use programs commonly ask for more coverage than a rental house, often 1.15 to 1.25. Some use rent over PITIA and others net operating income, so ask for the worksheet.",
      "Store rent may be discounted, capped at the appraiser's market rent or left out. Run the ratio on the apartments alone to see how much depends on the shop.",
      `Lenders rarely count ${lenderPractice.vacantRent} of market rent for an empty storefront, as they may for a vacant apartment. Treat its income as zero until a lease is signed.`,
    ],
    lenderPreferences: [
      "Lenders tend to want the residential part to be at least half of the building by area or income, and some ask for much more. Two to eight total units is a typical limit.",
      "Quiet commercial tenants are preferred: offices, salons, small shops. Gas, dry cleaning, auto repair, cannabis and nightlife are frequent refusals.",
      "Separate entrances and meters for homes and store are close to essential. A store that shares a hall or boiler with tenants raises safety and billing questions.",
    ],
    averageLoanAmounts: "$400,000-$1,500,000",
    cashFlowFactors: [
      "A store lease may make the tenant pay part of taxes, insurance and repairs. Read who pays for the heating unit and the plate glass, because both are costly.",
      "Commercial vacancies last longer than apartment vacancies, often six months or more. Hold a reserve for a broker's fee and for fitting out the space.",
      "Assessors may tax the commercial share at a higher ratio in some states. Ask how the parcel is classified and what a sale will change.",
    ],
    advantages: [
      "Apartments above a steady store spread income over two markets. A slow year for retail seldom empties the homes.",
      "Fewer buyers can finance these buildings, so prices per square foot are often lower than for pure residential ones nearby. The discount pays you for the extra work.",
      "Longer commercial leases put yearly increases in writing. Five years at 3% is easier to plan than five annual renewals.",
    ],
    challenges: [
      "Expect less leverage, commonly 65% to 75%, and a rate above the standard range for houses. Some lenders add a flat charge for the commercial part.",
      "A commercial appraisal is normal, with higher cost and a longer wait. The appraiser values the parts by different methods and the lender may use the lower result.",
      "Old main-street buildings carry environmental questions from past tenants. A former dry cleaner in the records can stop a loan even after decades.",
    ],
    marketTrends: [
      "Cities keep rezoning transit and main-street corridors for homes over shops. Some no longer require a store on the ground floor, which lets owners convert weak retail.",
      "Service tenants such as clinics, fitness studios and food pickup have replaced many sellers of goods. Their fit-out is expensive, so they renew more often.",
      "Lenders have become more careful with ground-floor offices since remote work spread. A short office lease adds little to your borrowing power.",
    ],
    investorProfile:
      "Mixed-use fits an investor who already runs small apartments and knows the street's shop rents. Talk to a community bank and a DSCR lender with a mixed-use program on the same day. Come with the floor areas, every lease and a plan for the store if it empties.",
    reviewed: "2026-11-01",
  },
  {
    slug: "commercial",
    propertyType: "Commercial Property",
    title: "Commercial Property and DSCR: A Different Loan",
    metaDescription:
      "Offices, shops and warehouses use coverage ratios too, but not residential DSCR loans. Compare the formula, terms, lease tests and the lenders to ask.",
    introduction:
      "Commercial lenders used coverage ratios long before residential DSCR loans existed, yet the products are different. Offices, stores, warehouses and storage are financed on net operating income, lease quality and the strength of the sponsor. Rent-based DSCR programs for one to eight homes almost never accept them. This page shows what changes, so you can prepare the right file for the right lender.",
    dscrRequirements: [
      "Banks commonly look for 1.20 to 1.35 of net operating income over debt service, depending on property type. They ask for more on hotels and single-purpose buildings than on warehouses.",
      "Income is adjusted before the ratio. Lenders subtract vacancy, management, reserves and an allowance for future tenant improvements and leasing commissions.",
      "Lenders discount leases that end soon after closing. They may size the loan on a building at 1.40 today as if its main tenant had already left.",
    ],
    lenderPreferences: [
      "Tenant credit and remaining lease term drive the decision. Ten years left with a national tenant earns a very different loan from month-to-month local shops.",
      "Industrial and storage have been favored over office in recent years. An office loan often needs more equity and a convincing case for renewals.",
      "Banks like to see the owner's other accounts and global cash flow. Tax returns and financial statements are required, which is the opposite of a residential DSCR file.",
    ],
    averageLoanAmounts: "$500,000-$5,000,000",
    cashFlowFactors: [
      "Know who pays what. Under a triple-net lease the tenant pays taxes, insurance and maintenance, while a gross lease leaves them with you.",
      "Re-leasing is a capital event. Commissions, free rent and construction can equal a year of rent on a new five-year lease.",
      "Rent steps and expense recoveries are only as good as the wording. Reconcile last year's recoveries with the leases before trusting the seller's net income.",
    ],
    advantages: [
      "Long leases make income predictable for years at a time. Increases are contractual, so growth does not depend on a yearly negotiation.",
      "Business tenants often maintain the inside of their space. A good net lease asks little of the owner between renewals.",
      "Residential rent rules generally do not apply, and lease terms are open to negotiation. The same freedom works for a tenant with a good lawyer.",
    ],
    challenges: [
      "Terms are shorter: fixed rates for 5 to 10 years with payments spread over 20 to 25 are common. The balloon must be refinanced in whatever market exists.",
      "A single tenant can be all of the income. One departure can take coverage to zero and keep it there for a year.",
      "Environmental reviews and zoning reports are routine, and once you own the building, a problem they find is yours. Make your deposit contingent on their results.",
    ],
    marketTrends: [
      "Office values and demand have diverged by building quality since remote work spread. Lenders underwrite each lease and give little weight to city averages.",
      "Small-bay warehouses and neighborhood retail have drawn steady interest because little new space has been built. Low supply has helped renewals more than headlines suggest.",
      "Conversions of empty offices into homes get much attention and remain hard to finance. They need construction loans, and sometimes public support, before any DSCR refinance.",
    ],
    investorProfile:
      "Commercial property is for investors with reserves for a long vacancy, an attorney who reads leases and a bank relationship. A business that will occupy most of the space should look at government-backed owner-user loans, which do not fit passive rentals. If you want to stay with rent-based qualification, remain at one to eight residential units.",
    reviewed: "2026-11-01",
  },
] as const satisfies readonly PropertyTypeGuide[];
