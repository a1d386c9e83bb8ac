import type { MyDealsContent } from "../../../content/calculators/my-deals.ts";

export interface ToolFacts {
  readonly companyName: string;
  readonly formulasVersion: string;
}

export interface BlanketProps {
  readonly content: MyDealsContent["blanket"];
  readonly facts: ToolFacts;
}
