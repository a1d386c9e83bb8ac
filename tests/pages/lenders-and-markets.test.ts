import { expect, test } from "vitest";
import { marketPriceText } from "../../content/figures/guide-figures.ts";
import { austin } from "../../content/landings/austin.ts";
import { dallas } from "../../content/landings/dallas.ts";
import { florida } from "../../content/landings/florida.ts";
import type { MarketLanding } from "../../content/landings/market-landing.ts";
import { rates } from "../../content/landings/rates.ts";
import { texas } from "../../content/landings/texas.ts";
import { landingDscrBands } from "../../content/loan-facts.ts";
import { formatRatio } from "../../src/dscr/dscr.ts";
import { formatPercent, formatUsd } from "../../src/dscr/money.ts";
import { formatAdder, formatRate } from "../../src/dscr/rate-estimate.ts";
import { cityFigures, stateFigures } from "../../src/figures/figures-catalog.server.ts";
import { formatChange } from "../../src/figures/state-figures.ts";
import { rateTable } from "../../src/landings/landings-catalog.server.ts";
import { formatLoanRange } from "../../src/lenders/lender.ts";
import { publicLenders } from "../../src/lenders/lenders-catalog.server.ts";
import { linksIn } from "../setup/html-elements.ts";
import { shippedContent } from "../setup/shipped-content.ts";
import { documentAt } from "./rendered-documents.ts";

/** Figures that are on a page several times, in the part where they have to be. */

test.for(publicLenders(shippedContent))("the card of $name has every field", (lender) => {
  const [card] = documentAt("/lender-partners").all("article", { id: lender.id });
  const { rating, minDSCR, maxLTV, closingTime, specialty } = lender;
  const limits = [rating.toFixed(1), minDSCR.toFixed(2), `${maxLTV}%`, formatLoanRange(lender), lender.rates];
  for (const field of [...limits, closingTime, ...specialty]) expect(card?.text).toContain(field);
  expect(linksIn(card)).toContain(`/contact?source=lender-${lender.id}`);
});

test("each sample lender has a mark, and the page says once what it means", () => {
  const page = documentAt("/lender-partners");
  const samples = publicLenders(shippedContent).filter(({ confirmedOn }) => confirmedOn === null);
  for (const { id } of samples) expect(page.all("article", { id })[0]?.text).toContain("Sample");
  expect(page.textOf("body").match(/illustrative/gi)).toHaveLength(1);
});

test("the rates page compares the sample lenders at their rates, and lists every adder", () => {
  const page = documentAt("/dscr-loan-rates");
  for (const { rate } of rates(shippedContent).lenders) {
    expect(page.part("Four sample rates")?.text).toContain(formatRate(rate));
  }
  for (const { label, adder } of rateTable(shippedContent).factors.flatMap(({ options }) => options)) {
    expect(page.part("What moves a rate")?.text).toContain(`${label}${formatAdder(adder)}`);
  }
});

/** The agency's records of a year, from its table of states and from that of cities. */
const MEASURED = new Map([
  ...stateFigures.map(({ name, oneYearPercent }) => [name, formatChange(oneYearPercent)] as const),
  ...cityFigures.map(({ name, price }) => [name, formatChange(price.oneYearPercent)] as const),
]);

test("prices rose in a year by what the agency's quarters say: 2025 Q2 to 2026 Q2", () => {
  const markets = ["Austin", "Dallas", "Texas", "Florida"];
  expect(markets.map((market) => MEASURED.get(market))).toEqual(["+0.3%", "+0.5%", "+1.6%", "+1.4%"]);
});

test.for<MarketLanding>([austin, dallas, florida, texas])(
  "$path shows the market's figures, its ratio on the scale, its lenders and the ratios to aim for",
  ({ path, market, stats, medianDscr, lenders, cities = [] }) => {
    const page = documentAt(path);
    const figures = page.part(`${market} in figures`);
    expect(figures?.text).toContain(formatUsd(stats.medianHomePrice));
    expect(figures?.text).toContain(formatUsd(stats.avgRent));
    expect(figures?.text).toContain(formatPercent(stats.appreciationRate));
    const measured = MEASURED.get(market);
    expect(figures?.text).toContain(`${marketPriceText.label}${measured}`);
    expect(figures?.text).toContain(`moved by ${measured} from`);
    expect(figures?.text).toContain(formatPercent(stats.vacancyRate));
    const labels = page.elements.flatMap(({ attributes }) => attributes["aria-label"] ?? []);
    expect(labels).toContainEqual(expect.stringMatching(`^DSCR ${formatRatio(medianDscr)} on a scale`));
    for (const { name, medianPrice, avgRent } of cities) {
      const drawn = labels.join("\n");
      expect(drawn).toContain(`${name} ${formatUsd(medianPrice)}`);
      expect(drawn).toContain(`${name} ${formatUsd(avgRent)}`);
    }
    const details = page.all("a", { href: "/lender-partners" });
    expect(details.filter(({ text }) => text.startsWith("View Details"))).toHaveLength(lenders.length);
    for (const heading of [`What lenders ask for in ${market}`, `A strategy for ${market}`]) {
      expect(page.part(heading), heading).toBeDefined();
    }
    const ratios = page.part("Which ratio to aim for")?.text;
    for (const { label, range } of landingDscrBands) expect(ratios).toContain(label + range);
  },
);
