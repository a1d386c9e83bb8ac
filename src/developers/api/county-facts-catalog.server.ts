import { countyPage } from "../../../content/figures/counties/county-page.ts";
import { countyEditions } from "../../../content/figures/counties/county-table.ts";
import { dataPage } from "../../../content/figures/data-page.ts";
import { sampleLoan } from "../../../content/landings/dscr-basis.ts";

const EDITIONS = ["values", "population", "fairRents", "premiums", "nonRenewals", "prices"] as const;

/** The figures of counties as the page /data/counties publishes them. */
export const countyFacts = {
  sampleLoan,
  sources: EDITIONS.map((id) => {
    const { agency, program, period, retrieved } = countyEditions[id];
    return { figures: countyPage.tables[id], agency, program, period, retrieved };
  }),
  license: dataPage.license.link,
  credit: countyPage.credit,
  method: countyPage.method.paragraphs,
};
