import { cashFlowCalculator, dscrCalculator } from "../../content/calculators/calculators.ts";
import { company, disclaimer } from "../../content/company.ts";
import { part } from "../../content/site-content.ts";
import { toolPage } from "./tool/tool-catalog.server.ts";

export { cashFlowCalculator, dscrCalculator };

/** Company name and disclaimer, printed on every report. */
export const reportFrame = { companyName: company.name, disclaimer };

export const dscrCalculatorPage = part((site) =>
  toolPage(site, "/dscr-calculator", dscrCalculator, { isEmbeddable: true }),
);
export const cashFlowCalculatorPage = part((site) =>
  toolPage(site, "/cash-flow-calculator", cashFlowCalculator),
);
export const calculatorPages = part((site) => [dscrCalculatorPage(site), cashFlowCalculatorPage(site)]);
