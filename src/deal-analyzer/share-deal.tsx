import type { Deal } from "../calculators/deal/deal.ts";
import { sayInOneLine } from "../calculators/deal/ratios/verdict.ts";
import { writeDealFragment } from "../calculators/deal/sharing/deal-link.ts";
import { ShareResult } from "../calculators/tool/share-result.tsx";

export function ShareDeal({ deal }: { readonly deal: Deal }) {
  return (
    <ShareResult
      path="/deal-analyzer"
      makeFragment={() => writeDealFragment(deal)}
      title="Deal analysis"
      text={sayInOneLine(deal)}
      isSmall
    />
  );
}
