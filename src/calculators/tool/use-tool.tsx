import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { useDebouncedValue } from "../../ui/debounced-value.tsx";
import { useIsHydrated } from "../../ui/hydrated.tsx";
import { useLoadState } from "../../ui/hydrated-later.tsx";
import type { LaterCode } from "../../ui/later-code.browser.ts";
import { isSameEntry } from "../fields/field-rows.ts";
import { useAwaitedFigures, useForgetSharedLink, useSharedInputs } from "../sharing/shared-link.tsx";
import { useFiguresInUrl } from "./figures-in-url.tsx";
import type { ToolFigures } from "./tool-figures.ts";

/**
 * From what the visitor types to what the page says. Keeps typing responsive: the keystroke appears before the answer,
 * and the answer before its explanation.
 *
 * @param state what the visitor has typed and chosen; the entry is a part of it, or all of it
 * @param replace takes over other figures; stable across renders
 * @param later the code of everything that explains the answer
 */
export function useTool<State, Entry, Missing extends string, Answer>(
  figures: ToolFigures<Entry, Missing, Answer>,
  state: State,
  entryIn: (state: State) => Entry,
  replace: (entry: Entry) => void,
  later: LaterCode<unknown>,
) {
  useFiguresInUrl(figures, entryIn(state));
  const [arrived, setArrived] = useState<Entry>();
  const open = useCallback(
    (opened: Entry) => {
      setArrived(opened);
      replace(opened);
    },
    [replace],
  );
  const sharedKind = useSharedInputs(figures.readFragment, open);
  const debounced = useDebouncedValue(state);
  // Figures of a link are there at once: whoever keeps or shares them in the next moment means them, not those before.
  const settled = entryIn(state) === arrived ? state : debounced;
  const entry = entryIn(settled);
  const missing = figures.missingIn(entry);
  const isComplete = missing.length === 0;
  // An incomplete entry keeps the last answer, so that retyping a figure keeps what is open below it.
  const [complete, setComplete] = useState(entry);
  if (isComplete && entry !== complete) setComplete(entry);
  const answer = useMemo(() => figures.answerTo(complete), [figures, complete]);
  // What the server rendered stays as it is until its code is there.
  const [rendered] = useState(answer);
  const laterState = useLoadState(later);
  const explained = useDeferredValue(laterState === "here" ? answer : rendered);
  const isBehind = explained !== answer;
  const [hasFollowed, setHasFollowed] = useState(false);
  if (laterState === "here" && !isBehind && !hasFollowed) setHasFollowed(true);
  useEffect(() => {
    if (isBehind) later.request();
  }, [isBehind, later]);
  const forgetSharedLink = useForgetSharedLink();
  const hasArrived = sharedKind === "inputs" && arrived !== undefined;
  useAwaitedFigures(useIsHydrated() && (sharedKind !== "inputs" || hasArrived));
  const startWith = (fresh: Entry) => {
    replace(fresh);
    forgetSharedLink();
  };
  return {
    settled,
    entry,
    missing,
    isComplete,
    isExample: isSameEntry(entry, figures.example),
    answer,
    explained,
    later,
    laterState,
    /** What the server rendered is about other figures than the answer. */
    isOld: isBehind && !hasFollowed,
    sharedKind,
    /** True once the answer is about the figures of a link, which are no change of what was shown before. */
    hasArrived,
    onClear: () => startWith(figures.empty),
    onExample: () => startWith(figures.example),
  };
}

/** For a tool whose state is nothing but its entry. */
export function wholeState<Entry>(entry: Entry): Entry {
  return entry;
}
