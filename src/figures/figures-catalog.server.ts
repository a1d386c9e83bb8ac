import { insuranceAssumptions, stormsIn } from "../../content/calculators/state-costs.ts";
import { cityFairRents } from "../../content/figures/city-fair-rents.ts";
import { cityPrices } from "../../content/figures/city-prices.ts";
import { cityValues } from "../../content/figures/city-values.ts";
import { landlordTaxes } from "../../content/figures/landlord-taxes.ts";
import { stateFairRents } from "../../content/figures/state-fair-rents.ts";
import { statePriceHistory } from "../../content/figures/state-price-history.ts";
import { statePrices } from "../../content/figures/state-prices.ts";
import { stateRents } from "../../content/figures/state-rents.ts";
import { stateTaxes } from "../../content/figures/state-taxes.ts";
import { cityGuides } from "../../content/guides/city-guides.ts";
import type { StateGuide } from "../../content/guides/state-guide.ts";
import { stateGuides } from "../../content/guides/state-guides.ts";
import type { CityFigures } from "./city-figures.ts";
import { changePercent, type StateFigures } from "./state-figures.ts";

/** All fifty, in alphabetical order. */
export const stateFigures: readonly StateFigures[] = stateGuides.map(describeState);

/** All cities with a guide, in alphabetical order. */
export const cityFigures: readonly CityFigures[] = cityGuides.map(({ slug, city }) => ({
  slug,
  name: city,
  value: cityValues.rows[slug],
  price: cityPrices.rows[slug],
  rent: cityFairRents.rows[slug],
}));

/** Every table of figures, by the name of its file in content/figures. */
export const figureTables = {
  "state-rents": stateRents,
  "state-taxes": stateTaxes,
  "state-prices": statePrices,
  "state-price-history": statePriceHistory,
  "state-fair-rents": stateFairRents,
  "city-values": cityValues,
  "city-prices": cityPrices,
  "city-fair-rents": cityFairRents,
};

function describeState({ stateCode: code, state: name, slug }: StateGuide): StateFigures {
  const { medianRent, medianValue } = stateRents.rows[code];
  const { medianTax, margin } = stateTaxes.rows[code];
  const { fiveYearsBefore, index } = statePrices.rows[code];
  const [, , , , yearAgo, , , , latest] = index;
  const storms = stormsIn(code);
  return {
    code,
    name,
    slug,
    medianRent,
    medianValue,
    medianTax,
    taxMargin: margin,
    ownerTax: { payer: "owner", percent: Number(((medianTax / medianValue) * 100).toFixed(2)) },
    landlordTax: landlordTaxes[code],
    fairRent: stateFairRents.rows[code],
    priceIndex: index,
    oneYearPercent: changePercent(yearAgo, latest),
    fiveYearPercent: changePercent(fiveYearsBefore, latest),
    insurancePercent: insuranceAssumptions[storms ?? "ordinary"],
    ...(storms && { storms }),
  };
}
