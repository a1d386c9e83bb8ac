import { useEffect, useState } from "react";
import type { PageHit } from "../search-results.ts";
import { loadPageResults, type PageResults } from "./page-results.browser.ts";

export interface PageSearch {
  readonly state: "idle" | "waiting" | "done" | "offline" | "failed";
  /** While waiting, the previous text's hits if it began alike: otherwise the list would jump at every key. */
  readonly hits: readonly PageHit[];
  /** Set when done. */
  readonly total?: number;
}

/** A single letter finds hundreds of pages, or none. */
const MIN_LETTERS = 2;

/** Longer than a fast typist's pause between keys: one request per word, not per letter. */
const PAUSE_MS = 200;
const PATIENCE_MS = 5_000;

const IDLE: PageSearch = { state: "idle", hits: [] };

interface Answer {
  readonly text: string;
  readonly outcome: PageResults | "offline" | "failed";
}

/** Searches all pages for the typed text. Sends the request after a pause, and cancels it if typing continues. */
export function usePageSearch(text: string): PageSearch {
  const [answer, setAnswer] = useState<Answer>();
  const isWanted = (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= MIN_LETTERS;

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const request = new AbortController();
    const timers = [
      setTimeout(async () => {
        const outcome = await loadPageResults(text, request.signal).catch(nameFailure);
        if (isCurrent) setAnswer({ text, outcome });
      }, PAUSE_MS),
      setTimeout(() => request.abort(), PATIENCE_MS),
    ];
    return () => {
      isCurrent = false;
      for (const timer of timers) clearTimeout(timer);
      request.abort();
    };
  }, [text, isWanted]);

  return isWanted ? describe(text, answer) : IDLE;
}

function describe(text: string, answer: Answer | undefined): PageSearch {
  if (answer === undefined) return { state: "waiting", hits: [] };
  const { outcome } = answer;
  if (answer.text === text) {
    return typeof outcome === "string" ? { state: outcome, hits: [] } : { state: "done", ...outcome };
  }
  const isAlike = answer.text.slice(0, MIN_LETTERS) === text.slice(0, MIN_LETTERS);
  return { state: "waiting", hits: isAlike && typeof outcome !== "string" ? outcome.hits : [] };
}

function nameFailure(): "offline" | "failed" {
  return navigator.onLine ? "failed" : "offline";
}
