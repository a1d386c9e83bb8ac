import { dataPage } from "../../../content/figures/data-page.ts";
import type { Edition } from "../../../content/figures/figure-table.ts";
import { consumerPricesEdition } from "../../../content/figures/history/consumer-prices.ts";
import { historySection } from "../../../content/figures/history/history-section.ts";
import { metroIndexEdition } from "../../../content/figures/history/metro-index.ts";
import { statePriceHistory } from "../../../content/figures/state-price-history.ts";

/** The history of prices as the page /data publishes it. */
export const historyFacts = {
  sources: {
    state: sourcesOf(historySection.tables.states, statePriceHistory.edition),
    area: sourcesOf(historySection.tables.areas, metroIndexEdition),
  },
  license: dataPage.license.link,
  credit: historySection.credit,
  method: [
    ...historySection.method.items.map(({ term, text }) => `${term} ${text}`),
    ...historySection.caveats,
  ],
};

function sourcesOf(index: string, edition: Edition) {
  return [describe(index, edition), describe(historySection.tables.consumer, consumerPricesEdition)];
}

function describe(figures: string, { agency, program, period, retrieved }: Edition) {
  return { figures, agency, program, period, retrieved };
}
