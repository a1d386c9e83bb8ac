import { cashFlowCalculator, dscrCalculator } from "../../content/calculators/calculators.ts";
import { company, disclaimer } from "../../content/company.ts";
import { figuresAsOf } from "../../content/loan-facts.ts";
import { part } from "../../content/site-content.ts";
import type { SitePage } from "../seo/page-record.ts";

export { cashFlowCalculator, dscrCalculator };

/** Company name and disclaimer, printed on every report. */
export const reportFrame = { companyName: company.name, disclaimer };

export const dscrCalculatorPage = part<SitePage>((site) => ({
  path: "/dscr-calculator",
  title: dscrCalculator.title,
  description: dscrCalculator.metaDescription,
  kind: "tool",
  updated: figuresAsOf(site),
  breadcrumb: [{ name: dscrCalculator.heading, path: "/dscr-calculator" }],
  isEmbeddable: true,
}));

export const cashFlowCalculatorPage = part<SitePage>((site) => ({
  path: "/cash-flow-calculator",
  title: cashFlowCalculator.title,
  description: cashFlowCalculator.metaDescription,
  kind: "tool",
  updated: figuresAsOf(site),
  breadcrumb: [{ name: cashFlowCalculator.heading, path: "/cash-flow-calculator" }],
}));

export const calculatorPages = part((site) => [dscrCalculatorPage(site), cashFlowCalculatorPage(site)]);
