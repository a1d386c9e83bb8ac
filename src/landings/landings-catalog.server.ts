import { company } from "../../content/company.ts";
import { austin } from "../../content/landings/austin.ts";
import { dallas } from "../../content/landings/dallas.ts";
import { florida } from "../../content/landings/florida.ts";
import type { LandingPage } from "../../content/landings/landing-page.ts";
import { loanOptions } from "../../content/landings/loan-options.ts";
import type { MarketLanding } from "../../content/landings/market-landing.ts";
import { prosAndConsLanding } from "../../content/landings/pros-and-cons-landing.ts";
import { type RatesLanding, rates } from "../../content/landings/rates.ts";
import { requirements } from "../../content/landings/requirements.ts";
import { texas } from "../../content/landings/texas.ts";
import { part } from "../../content/site-content.ts";
import { prepaymentFactor } from "../calculators/deal/prepayment/prepayment-factor.ts";
import { aprOf } from "../dscr/apr.ts";
import { showsMarketIndex } from "../dscr/market-index-catalog.server.ts";
import { paymentAt } from "../dscr/market-payment.ts";
import { formatRate, type RateTable } from "../dscr/rate-estimate.ts";
import type { CardPicture } from "../seo/card-picture.ts";
import { type Crumb, firstLevelPage, type SitePage } from "../seo/page-record.ts";
import { describeMedianPayment } from "./markets/median-payment.ts";
import { recordedChange, recordedPrices } from "./markets/recorded-prices-catalog.server.ts";

const texasCrumb = marketCrumb(texas);

/** A city's breadcrumb includes its state. */
const markets: readonly { readonly content: MarketLanding; readonly above: readonly Crumb[] }[] = [
  { content: florida, above: [] },
  { content: texas, above: [] },
  { content: austin, above: [texasCrumb] },
  { content: dallas, above: [texasCrumb] },
];

export const requirementsLanding = describeLanding(requirements, { kind: "article" });
export const loanOptionsLanding = part((site) => describeLanding(loanOptions(site), { kind: "article" }));
const ratesContent = part((site) => describeRates(rates(site)));
export const ratesLanding = part((site) =>
  describeLanding(ratesContent(site), {
    kind: "article",
    readsQuery: true,
    isDated: showsMarketIndex(site),
    card: sampleRatesCard(ratesContent(site)),
  }),
);
/** The data of that page's rate estimator. */
export const rateTable = part<RateTable>((site) => ({
  baseRate: ratesContent(site).estimator.baseRate,
  factors: ratesContent(site).factors,
}));
export const prosAndCons = part((site) => describeLanding(prosAndConsLanding(site), { kind: "article" }));

const marketLandings = markets.map(({ content, above }) => {
  const medianPayment = describeMedianPayment(content);
  return {
    ...describeLanding(content, {
      kind: "landing",
      breadcrumb: [...above, marketCrumb(content)],
      card: {
        kind: "ratio",
        caption: `Rent over payment, ${content.market} sample`,
        ratio: content.medianDscr,
      },
    }),
    medianPayment,
    prices: recordedPrices(content),
    cities: (content.cities ?? [])
      .map((city) => ({
        ...city,
        payment: paymentAt(city.medianPrice, content.dscrBasis),
        recorded: recordedChange(city.name),
      }))
      .toSorted((a, b) => b.dscr - a.dscr),
  };
});

export const landingPages = part<readonly SitePage[]>((site) =>
  [
    requirementsLanding,
    loanOptionsLanding(site),
    ratesLanding(site),
    ...marketLandings,
    prosAndCons(site),
  ].map(({ page }) => page),
);

export function findMarketLanding(path: string) {
  const landing = marketLandings.find(({ page }) => page.path === path);
  if (!landing) throw new Error(`The route table names ${path}, and no market has that page.`);
  return landing;
}

/** Computes the APRs, and adds the prepayment penalty to the factors. */
function describeRates({ prepaymentExplanation, factors, lenders, ...content }: RatesLanding) {
  const { loanAmount: amount, termYears, otherCharges } = content.aprBasis;
  return {
    ...content,
    factors: [...factors, { ...prepaymentFactor(), explanation: prepaymentExplanation }],
    lenders: lenders.map((lender) => {
      const charges = (amount * lender.originationFee) / 100 + otherCharges;
      return { ...lender, apr: aprOf({ amount, annualRatePercent: lender.rate, termYears }, charges) };
    }),
  };
}

export type RatesContent = ReturnType<typeof describeRates>;

/** A bar for each sample program. */
function sampleRatesCard({ lenders }: RatesContent): CardPicture {
  return {
    kind: "bars",
    caption: `Sample rates: ${lenders.map(({ rate }) => formatRate(rate)).join(", ")}`,
    bars: lenders.map(({ rate }) => ({ from: 0, to: rate, tone: "brand" })),
  };
}

type LandingFacts = Pick<SitePage, "kind" | "readsQuery" | "isDated" | "card"> &
  Partial<Pick<SitePage, "breadcrumb">>;

function describeLanding<Content extends LandingPage>(content: Content, facts: LandingFacts) {
  const { path, heading, reviewed } = content;
  const page = firstLevelPage(content, { path, name: heading, updated: reviewed, ...facts });
  return {
    page,
    content,
    context: { crumbs: page.breadcrumb, author: company.legalName },
  };
}

function marketCrumb({ market, path }: MarketLanding): Crumb {
  return { name: `DSCR Loans in ${market}`, path };
}
