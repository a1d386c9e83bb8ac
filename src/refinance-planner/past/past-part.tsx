import { FoldedPart } from "../../ui/folded-part.tsx";
import { LoadedInView } from "../../ui/loaded-in-view.tsx";
import type { AnswerProps } from "../refinance-planner-catalog.server.ts";

const loadPast = () => import("./past-appraisals-view.tsx");

/** Closed: code and figures load when somebody opens it. */
export function PastPart({ planner, content }: Pick<AnswerProps, "planner" | "content">) {
  return (
    <div className="mt-6 scripting-none:hidden print:hidden">
      <FoldedPart heading={content.past.heading}>
        {planner.plan.state === "" ? (
          <p className="pb-5">{content.past.needsState}</p>
        ) : (
          <LoadedInView name="record" room="min-h-[24rem]" load={loadPast}>
            {(PastAppraisalsView) => <PastAppraisalsView planner={planner} content={content.past} />}
          </LoadedInView>
        )}
      </FoldedPart>
    </div>
  );
}
