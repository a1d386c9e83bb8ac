import type { DealAnalyzerContent } from "../../../content/calculators/deal-analyzer.ts";
import type { Purpose } from "../../calculators/deal/deal.ts";

type Section = DealAnalyzerContent["sections"]["limits"];

export function sectionText({ text, refinance }: Section, purpose: Purpose): string {
  return (purpose === "purchase" ? undefined : refinance) ?? text;
}
