import type { DealAnalyzerContent } from "../../../content/calculators/deal-analyzer.ts";
import type { Deal } from "../../calculators/deal/deal.ts";

export interface PacketProps {
  readonly deal: Deal;
  readonly facts: { readonly formulasVersion: string };
  readonly content: DealAnalyzerContent["packet"];
}
