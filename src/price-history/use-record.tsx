import { useEffect, useState } from "react";
import { fetchHistoryFile } from "./history-file.browser.ts";
import type { HistoryFile } from "./price-history.ts";

/** The record of a place, and the choice of another. */
export interface PlaceRecord {
  /** The last that came: it stays until the next is there. Absent before the first. */
  readonly history: HistoryFile | undefined;
  /** The code of the chosen place. */
  readonly code: string;
  readonly hasFailed: boolean;
  readonly choose: (code: string) => void;
  readonly tryAgain: () => void;
}

/** Fetches what prices did in a state, or in the area of it that is chosen. Another state is shown as a whole. */
export function useRecord(state: string): PlaceRecord {
  const [chosen, setChosen] = useState({ state, code: state });
  const [came, setCame] = useState<{ readonly code: string; readonly history: HistoryFile }>();
  const [failure, setFailure] = useState<{ readonly code: string }>();
  const [attempt, setAttempt] = useState(0);
  const code = chosen.state === state ? chosen.code : state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same place
  useEffect(() => {
    let isCurrent = true;
    setFailure(undefined);
    fetchHistoryFile(code).then(
      (history) => {
        if (isCurrent) setCame({ code, history });
      },
      () => {
        if (isCurrent) setFailure({ code });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [code, attempt]);
  return {
    history: came?.history,
    code,
    hasFailed: failure?.code === code,
    choose: (next) => setChosen({ state, code: next }),
    tryAgain: () => setAttempt(attempt + 1),
  };
}
