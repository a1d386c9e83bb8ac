import { type CreditScoreGuide, creditScoreGuides } from "../../content/guides/credit-score-guides.ts";
import { creditScoreGuideText, guideEnd, lenderTermsNote } from "../../content/guides/guide-texts.ts";
import { rates } from "../../content/landings/rates.ts";
import { part, type SiteContent } from "../../content/site-content.ts";
import { formatUsd } from "../dscr/money.ts";
import { formatAdder, formatRate, formatRateRange, type RateTable } from "../dscr/rate-estimate.ts";
import { creditScoreLinks, guideGroups, neighborsOf } from "./guide-links-catalog.server.ts";
import { creditAdderOf, creditRateRows, type TierRates, tierRatesOf } from "./guide-rates.ts";
import { describeGuide, type GuideKind, type GuideRecord } from "./guide-record.ts";
import { compareLists, type TableSection, type TiersSection } from "./sections/guide-section.ts";

/** The loan with which the rates page shows the cost of half a point. */
const SAMPLE_LOAN = { amount: 300_000, termYears: 30 };

const rateTable = part<RateTable>((site) => ({
  baseRate: rates(site).estimator.baseRate,
  factors: rates(site).factors,
}));

export const creditScoreGuideKind = part<GuideKind>((site) => ({
  records: creditScoreGuides(site).map((tier) => describeCreditScoreGuide(site, tier)),
  unknown: {
    ...creditScoreGuideText.unknown,
    known: { heading: "Guides by credit score", links: creditScoreLinks(site) },
  },
}));

function ratesOf(site: SiteContent, { minScore, downPaymentReqs }: CreditScoreGuide): TierRates {
  return tierRatesOf(rateTable(site), { minScore, leastDownPercent: Number.parseFloat(downPaymentReqs) });
}

function describeCreditScoreGuide(site: SiteContent, tier: CreditScoreGuide): GuideRecord {
  const tierRates = ratesOf(site, tier);
  const path = `/credit-score/${tier.slug}`;
  return describeGuide(tier, {
    path,
    aliases: aliasesOf(tier),
    about: {
      score: tier.slug,
      opens: { figures: { creditScore: tier.minScore }, text: guideEnd.score(tier.minScore) },
    },
    crumbs: [
      { name: "Requirements", path: "/dscr-loan-requirements" },
      { name: `${tier.scoreRange} credit score`, path },
    ],
    note: { isSample: true, text: lenderTermsNote },
    sections: [
      {
        kind: "figures",
        heading: "At a glance",
        figures: [
          { label: "Credit score", value: tier.scoreRange },
          { label: "Down payment", value: tier.downPaymentReqs },
          { label: "Rates", value: formatRateRange(tierRates) },
          {
            label: "Adder to the base rate, in percentage points",
            value: formatAdder(creditAdderOf(rateTable(site), tier.minScore)),
          },
        ],
        badges: [],
        note: {
          isSample: true,
          text: creditScoreGuideText.figures(tierRates.conditions),
        },
      },
      rateEffect(site, tier),
      ladder(site, tier),
      compareLists("Where to borrow", {
        "Lender options": tier.lenderOptions,
        "Alternative options": tier.alternativeOptions,
      }),
      compareLists("For and against", { Advantages: tier.advantages, Challenges: tier.challenges }),
      { kind: "steps", heading: "Improvement tips", steps: tier.improvementTips },
    ],
    siblings: {
      ...neighborsOf(creditScoreLinks(site), path),
      groups: [guideGroups(site).propertyTypes, guideGroups(site).loanAmounts, guideGroups(site).cities],
    },
  });
}

/** The last tier is written 800+; its URL says 800. */
function aliasesOf({ slug, scoreRange }: CreditScoreGuide): readonly string[] {
  const longName = (score: string) => `dscr-loans-${score}-credit-score`;
  return [longName(slug), ...(scoreRange.endsWith("+") ? [scoreRange, longName(scoreRange)] : [])];
}

function rateEffect(site: SiteContent, { minScore }: CreditScoreGuide): TableSection {
  const { baseRate, note } = rates(site).estimator;
  return {
    kind: "table",
    heading: "What the score does to the rate",
    introduction: creditScoreGuideText.rateEffect(formatRate(baseRate)),
    caption: "Sample adders for the credit score",
    columns: [
      "Credit score",
      "Adder, in percentage points",
      "Rate",
      `Payment on ${formatUsd(SAMPLE_LOAN.amount)}`,
    ],
    rows: creditRateRows(rateTable(site), minScore, SAMPLE_LOAN),
    note: { text: note },
    link: { label: creditScoreGuideText.allAdders, path: rates(site).path },
  };
}

function ladder(site: SiteContent, tier: CreditScoreGuide): TiersSection {
  const tiers = creditScoreGuides(site).map((other) => {
    const { low, high } = ratesOf(site, other);
    return {
      link: { label: other.scoreRange, path: `/credit-score/${other.slug}` },
      isCurrent: other.slug === tier.slug,
      range: formatRateRange({ low, high }),
      low,
      high,
      downPayment: other.downPaymentReqs,
    };
  });
  const scale = {
    low: Math.min(...tiers.map(({ low }) => low)),
    high: Math.max(...tiers.map(({ high }) => high)),
  };
  return {
    kind: "tiers",
    heading: "All ten tiers",
    introduction: creditScoreGuideText.ladder,
    caption: "Rates and down payment by credit score",
    columns: ["Credit score", "Rates", "Down payment"],
    scale,
    tiers,
    note: {
      isSample: true,
      text: creditScoreGuideText.ladderScale(formatRate(scale.low), formatRate(scale.high)),
    },
  };
}
