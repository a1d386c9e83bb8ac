import { dataPage } from "../../../content/figures/data-page.ts";
import { sampleLoan } from "../../../content/landings/dscr-basis.ts";
import { figureTables, stateFigures } from "../../figures/figures-catalog.server.ts";

const STATE_TABLES = ["state-rents", "state-taxes", "state-prices", "state-fair-rents"] as const;

/** The figures of the states as the page /data publishes them. */
export const figureFacts = {
  states: stateFigures,
  sampleLoan,
  sources: STATE_TABLES.map((id) => {
    const { agency, program, period, retrieved } = figureTables[id].edition;
    return { figures: dataPage.tables[id], agency, program, period, retrieved };
  }),
  license: dataPage.license.link,
  credit: dataPage.license.credit,
  method: dataPage.computed.method,
};
