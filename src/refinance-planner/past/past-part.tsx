import { FoldedPart } from "../../ui/folded-part.tsx";
import { LoadedInView } from "../../ui/loaded-in-view.tsx";
import type { AnswerProps } from "../refinance-planner-catalog.server.ts";
import type { LoadedPast } from "./load-past.tsx";

type LoadPast = () => Promise<{ readonly default: LoadedPast }>;

const loaders = new Map<string, LoadPast>();

/** The same function for the same place. */
function loaderFor(code: string): LoadPast {
  const load: LoadPast = async () => ({ default: await (await import("./load-past.tsx")).loadPast(code) });
  const known = loaders.get(code) ?? load;
  loaders.set(code, known);
  return known;
}

/** Closed: code and figures load when somebody opens it. */
export function PastPart({ planner, content }: Pick<AnswerProps, "planner" | "content">) {
  const code = planner.plan.state.toLowerCase();
  return (
    <div className="mt-6 scripting-none:hidden print:hidden">
      <FoldedPart heading={content.past.heading}>
        {code === "" ? (
          <p className="pb-5">{content.past.needsState}</p>
        ) : (
          <LoadedInView key={code} name="record" room="min-h-[24rem]" load={loaderFor(code)}>
            {({ PastAppraisalsView, history }) => <PastAppraisalsView planner={planner} history={history} />}
          </LoadedInView>
        )}
      </FoldedPart>
    </div>
  );
}
