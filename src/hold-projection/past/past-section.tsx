import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { LoadedInView } from "../../ui/loaded-in-view.tsx";
import type { AnswerProps } from "../hold-projection-catalog.server.ts";

const loadPast = () => import("./past-holds.tsx");

/** The deal, held from every quarter of the record on. Its code and the place's figures load when it comes into view. */
export function PastSection({ answer: { plan }, content }: Omit<AnswerProps, "facts">) {
  return (
    <ToolSection id="past" {...content.sections.past}>
      <p className="hidden scripting-none:block">{content.past.needsScript}</p>
      {plan.deal.state === "" ? (
        <p className="scripting-none:hidden">{content.past.needsState}</p>
      ) : (
        <LoadedInView name="record" room="min-h-[75rem] sm:min-h-[62rem]" load={loadPast}>
          {(PastHolds) => (
            <PastHolds plan={plan} heading={content.sections.past.heading} content={content.past} />
          )}
        </LoadedInView>
      )}
    </ToolSection>
  );
}
