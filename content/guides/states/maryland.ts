import { type StateText, sourced } from "../state-guide.ts";

export const maryland: StateText = {
  state: "Maryland",
  stateCode: "MD",
  metaDescription:
    "Maryland DSCR guide: Baltimore rowhouses and ground rents, lead registration, tenant purchase rights, county rent caps and three-year tax phase-ins.",
  introduction:
    "Maryland gives a DSCR borrower federal paychecks, dense housing and a long list of documents. A lawful rental may need a county license, a lead certificate and a ground-rent redemption before a lender will close. Baltimore deserves special care: after a wave of investor-loan defaults in 2025, some DSCR lenders paused there and others demand stricter appraisals.",
  topMarkets: {
    Baltimore:
      "Renovated rowhouses and voucher rents produce high nominal ratios, yet lenders now check values street by street and may cap leverage.",
    "Prince George's County":
      "Houses and townhouses inside the Beltway rent to government and hospital workers, where a county law limits yearly increases on covered units.",
    Hagerstown:
      "Interstate warehousing in Washington County supports affordable duplexes and small multi-unit buildings without a rent cap.",
  },
  marketHighlights: [
    "Federal job cuts in 2025 cooled some Washington suburbs, so verify current rents rather than last year's.",
    "Frederick grows on biotech and commuters, with newer townhouses and fair appraisals.",
    "Fort Meade and Aberdeen Proving Ground steady demand north and south of Baltimore.",
    "Salisbury combines a university, poultry processing and lower prices on the Eastern Shore.",
  ],
  investorBenefits: [
    sourced(
      "Household incomes are among the highest of any state, which supports rent levels.",
      "U.S. Census Bureau, American Community Survey (household income by state)",
    ),
    sourced(
      "Reassessed values phase in over three years, a cushion against sudden tax jumps.",
      "Maryland Code, Tax-Property Article § 8-103",
    ),
    "Rowhouses are compact to heat, roof and maintain.",
    "Voucher payment standards can meet market rent in parts of the Baltimore area, with most of the rent paid by the agency.",
  ],
  regulations: [
    sourced(
      "Rentals built before 1978 must be registered for lead and hold an inspection certificate at turnover.",
      "Maryland Code, Environment Article § 6-811 (registration)",
      "Maryland Code, Environment Article § 6-815 (risk reduction at turnover)",
    ),
    sourced(
      "Tenants in buildings of up to three units have a right of first refusal when the owner sells.",
      "Maryland Code, Real Property Article § 8-119",
    ),
    sourced(
      "Deposits are limited to one month of rent since October 2024.",
      "Maryland Code, Real Property Article § 8-203",
    ),
    sourced(
      "Baltimore City and Montgomery County are among those that license rentals, and an unlicensed owner cannot use the quick court case for rent.",
      "Baltimore City Code, article 13, subtitle 5",
      "Montgomery County Code, chapter 29",
      "Maryland Code, Real Property Article § 8-406",
    ),
  ],
  challenges: [
    sourced(
      "Baltimore City's tax rate is roughly twice that of the surrounding counties.",
      "Maryland Department of Assessments and Taxation, county tax rates",
    ),
    sourced(
      "Ground rents on city lots can cloud title and must be disclosed, paid or redeemed.",
      "Maryland Code, Real Property Article § 8-804 (redemption)",
      "Maryland Department of Assessments and Taxation, ground rent registry",
    ),
  ],
  foreclosure: sourced(
    "Maryland uses a hybrid: the deed of trust contains a power of sale, but the trustee must docket the case in circuit court and report the sale for ratification. A notice of intent to foreclose goes out at least 45 days before filing, on a small rental as well as on a home. The case itself must wait for 90 days of default. Loss-mitigation review and mediation are kept for owner-occupants, so an investor's house skips them. No agency publishes a statewide duration. Title passes by deed once the sale is ratified and the buyer has paid. An audit of the proceeds follows, and a lender has three years from its final ratification to move for a deficiency.",
    "Maryland Code, Real Property Article § 7-105.1 (notice, waiting periods and mediation)",
    "Maryland Rules 14-201 to 14-216 (docketing and deficiency)",
    "Maryland Rule 14-305 (ratification and audit)",
  ),
  propertyTax: sourced(
    "The state assesses, dividing each county into three groups and revaluing one group every year, with increases spread over three. Statewide the burden is near the national average, while Baltimore City stands far above it. Caps on taxable growth, 10% a year or less, belong to owner-occupants through the homestead credit. When a resident sells to an investor, the credit ends and the bill may leap even though the assessment did not. Look at the full assessment and multiply by city and state rates.",
    "Maryland Code, Tax-Property Article §§ 8-103 and 8-104 (assessment cycle)",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values)",
    "Maryland Department of Assessments and Taxation, county tax rates",
    "Maryland Code, Tax-Property Article § 9-105 (homestead credit)",
  ),
  insurance: sourced(
    "Tidal flooding reaches Annapolis, Baltimore's harbor and many Eastern Shore towns; flash floods wrecked Ellicott City in 2016 and again in 2018. Wind and hail are ordinary inland risks. Rowhouses share walls and roofs, so ask how a vacant neighbor affects the fire premium. The Maryland Joint Insurance Association offers a FAIR plan for hard-to-place property. Ask whether the policy excludes lead claims, because the certificate file may then be your main protection.",
    "National Weather Service, Baltimore/Washington office: tidal flooding and the Ellicott City floods",
    "FEMA, Flood Map Service Center",
    "Maryland Code, Insurance Article, title 25, subtitle 4 (Joint Insurance Association)",
    "Maryland Department of the Environment, lead poisoning prevention program",
  ),
  landlordLaw: sourced(
    "Before filing for rent, an owner sends a ten-day notice of intent. A tenant can redeem by paying until the eviction itself, unless three judgments came in the past twelve months; Baltimore City has a count of its own. Low-income tenants have access to counsel. Montgomery County, Prince George's County and Takoma Park limit increases, each with its own exemptions. Hold deposits in an interest-bearing account and return them within 45 days. The state publishes a Tenants' Bill of Rights that must be part of every residential lease.",
    "Maryland Code, Real Property Article § 8-401 (notice and redemption); Public Local Laws of Baltimore City",
    "Maryland Code, Real Property Article, title 8, subtitle 9 (access to counsel)",
    "Montgomery County Code, chapter 29; Prince George's County, Permanent Rent Stabilization and Protection Act of 2024; Takoma Park Code, chapter 6.20",
    "Maryland Code, Real Property Article § 8-203 (deposits)",
    "Renters' Rights and Stabilization Act of 2024 (Chapter 124)",
  ),
  shortTermRentals: sourced(
    "Baltimore City and Montgomery County license short stays only in a host's primary home, apart from some older units in the city. Ocean City is the volume market, with rental licenses and zoning by district. Its voters struck down a minimum stay in July 2025, and its council lifted a freeze on new licenses in February 2026. Deep Creek Lake in Garrett County permits transient vacation units under inspection. State sales tax applies, and counties add hotel tax. At the beach, condo fees and insurance can exceed the mortgage interest.",
    "Baltimore City Code, article 15, subtitle 48",
    "Montgomery County Code, chapter 54",
    "Town of Ocean City, rental licenses; referendum of July 2025",
    "Garrett County, Transient Vacation Rental Unit Ordinance",
    "Maryland Code, Tax-General Article, title 11; Local Government Article, title 20, subtitle 4",
  ),
  notKnown: [
    "Which lenders accept Baltimore City rowhouses this month, and at what leverage: ask each lender before you order an appraisal.",
    "Whether a unit is exempt from the county rent cap: ask the housing department of Montgomery or Prince George's County.",
    "Whether Ocean City will limit stays or licenses again: ask the town's planning and community development office.",
  ],
  marketTrend: "Stable",
  nearby: ["virginia", "delaware", "pennsylvania", "west-virginia"],
  reviewed: "2026-11-18",
};
