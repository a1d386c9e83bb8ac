import { sayInOneLine } from "../calculators/deal/ratios/verdict.ts";
import { writeHoldFragment } from "../calculators/hold/hold-link.ts";
import { sayHoldVerdict } from "../calculators/hold/hold-text.ts";
import { ShareResult } from "../calculators/tool/share-result.tsx";
import type { AnswerProps } from "./hold-projection-catalog.server.ts";

export function ShareHold({ answer: { plan, projection } }: Pick<AnswerProps, "answer">) {
  return (
    <ShareResult
      path="/hold-projection"
      makeFragment={() => writeHoldFragment(plan)}
      title="Hold projection"
      text={`${sayInOneLine(plan.deal)}. ${sayHoldVerdict(projection)}`}
      isSmall
    />
  );
}
