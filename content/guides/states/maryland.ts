import type { StateGuide } from "../state-guide.ts";

export const maryland = {
  id: "maryland-dscr-loans",
  slug: "maryland",
  state: "Maryland",
  stateCode: "MD",
  title: "Maryland DSCR Loans: Investor Guide",
  metaDescription:
    "Maryland DSCR guide: Baltimore rowhouses and ground rents, lead registration, tenant purchase rights, county rent caps and three-year tax phase-ins.",
  introduction:
    "Maryland gives a DSCR borrower federal paychecks, dense housing and a long list of documents. A lawful rental may need a county license, a lead certificate and a ground-rent redemption before a lender will close. Baltimore deserves special care: after a wave of investor-loan defaults in 2025, some DSCR lenders paused there and others demand stricter appraisals.",
  topMarkets: [
    {
      name: "Baltimore",
      note: "Renovated rowhouses and voucher rents produce high nominal ratios, yet lenders now check values street by street and may cap leverage.",
    },
    {
      name: "Prince George's County",
      note: "Houses and townhouses inside the Beltway rent to government and hospital workers, where a county law limits yearly increases on covered units.",
    },
    {
      name: "Hagerstown",
      note: "Interstate warehousing in Washington County supports affordable duplexes and small multi-unit buildings without a rent cap.",
    },
  ],
  marketHighlights: [
    "Federal job cuts in 2025 cooled some Washington suburbs, so verify current rents rather than last year's.",
    "Frederick grows on biotech and commuters, with newer townhouses and fair appraisals.",
    "Fort Meade and Aberdeen Proving Ground steady demand north and south of Baltimore.",
    "Salisbury combines a university, poultry processing and lower prices on the Eastern Shore.",
  ],
  investorBenefits: [
    "Household incomes are among the highest of any state, which supports rent levels.",
    "Reassessed values phase in over three years, a cushion against sudden tax jumps.",
    "Rowhouses are compact to heat, roof and maintain.",
    "Voucher payment standards can meet market rent in parts of the Baltimore area, with most of the rent paid by the agency.",
  ],
  regulations: [
    {
      text: "Rentals built before 1978 must be registered for lead and hold an inspection certificate at turnover.",
      sources: [],
    },
    {
      text: "Tenants in buildings of up to three units have a right of first refusal when the owner sells.",
      sources: [],
    },
    { text: "Deposits are limited to one month of rent since October 2024.", sources: [] },
    {
      text: "Most large counties and Baltimore City license rentals, and an unlicensed owner cannot collect rent in court.",
      sources: [],
    },
  ],
  challenges: [
    "Baltimore City's tax rate is roughly twice that of the surrounding counties.",
    "Ground rents on city lots can cloud title and must be disclosed, paid or redeemed.",
    "Transfer and recordation taxes make short holding periods expensive.",
  ],
  foreclosure: {
    text: "Maryland uses a hybrid: the deed of trust contains a power of sale, but the trustee must docket the case in circuit court and report the sale for ratification. A notice of intent to foreclose goes out at least 45 days before filing, on a small rental as well as on a home. Loss-mitigation review and mediation are kept for owner-occupants, so an investor's house can be sold within several months of default. Possession and audit steps follow the auction, and title passes after ratification. Deficiency claims are allowed for a limited time.",
    sources: [],
  },
  propertyTax: {
    text: "The state assesses, dividing each county into three groups and revaluing one group every year, with increases spread over three. Statewide the burden is near the national average, while Baltimore City stands far above it. Caps on taxable growth belong to owner-occupants through the homestead credit. When a resident sells to an investor, the credit vanishes and the bill may leap even though the assessment did not. Look at the full assessment and multiply by city and state rates.",
    sources: [],
  },
  insurance: {
    text: "Tidal flooding reaches Annapolis, Baltimore's harbor and most Eastern Shore towns; flash floods have twice wrecked Ellicott City. Wind and hail are ordinary inland risks. Rowhouses share walls and roofs, so a neighbor's vacancy can raise your fire premium. The Maryland Joint Insurance Association offers a FAIR plan for hard-to-place property. Lead-liability exclusions are standard, which makes the certificate file part of your protection.",
    sources: [],
  },
  landlordLaw: {
    text: "Before filing for rent, an owner sends a ten-day notice of intent, and a tenant can redeem by paying until the eviction itself in most cases. Low-income tenants have access to counsel. Montgomery County, Prince George's County, Takoma Park and a few others limit increases, each with its own exemptions. Hold deposits in an interest-bearing account and return them within 45 days. The state publishes a Tenants' Bill of Rights that must be attached to every lease.",
    sources: [],
  },
  shortTermRentals: {
    text: "Baltimore City and Montgomery County license short stays only in a host's primary home, apart from some older units. Ocean City is the volume market, with rental licenses, zoning by district and a running political fight about minimum stays. Deep Creek Lake in Garrett County permits transient vacation units under inspection. State sales tax and county hotel taxes apply everywhere. A condo regime at the beach may have pool, parking and insurance costs that exceed the mortgage interest.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Stable",
  nearby: ["virginia", "delaware", "pennsylvania", "west-virginia"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
