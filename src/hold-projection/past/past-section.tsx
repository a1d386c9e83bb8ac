import { useState } from "react";
import type { RentsBy } from "../../calculators/hold/past/past-holds.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { LoadedInView } from "../../ui/loaded-in-view.tsx";
import type { AnswerProps } from "../hold-projection-catalog.server.ts";
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

/** The deal, held from every quarter of the record on. Its code and the place's figures load when it comes into view. */
export function PastSection({ answer: { plan }, content }: Omit<AnswerProps, "facts">) {
  const state = plan.deal.state.toLowerCase();
  const [chosen, setChosen] = useState({ state, code: state });
  const [rentsBy, setRentsBy] = useState<RentsBy>("record");
  // An area belongs to its state: another state is shown as a whole.
  const code = chosen.state === state ? chosen.code : state;
  return (
    <ToolSection id="past" {...content.sections.past}>
      <p className="hidden scripting-none:block">{content.past.needsScript}</p>
      {code === "" ? (
        <p className="scripting-none:hidden">{content.past.needsState}</p>
      ) : (
        <LoadedInView key={code} name="record" room="min-h-[75rem] sm:min-h-[62rem]" load={loaderFor(code)}>
          {({ PastHolds, history }) => (
            <PastHolds
              plan={plan}
              history={history}
              content={content.past}
              rentsBy={rentsBy}
              onRentsBy={setRentsBy}
              onPlace={(place) => setChosen({ state, code: place })}
            />
          )}
        </LoadedInView>
      )}
    </ToolSection>
  );
}
