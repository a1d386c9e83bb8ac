import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { parseSource } from "./lead.ts";

const subscribeToNothing = () => () => {};

/** The source that the address names (`?source=austin`), known once scripts run: the page itself is prerendered. */
export function useNamedSource(fallback: string): string {
  const { search } = useLocation();
  return useSyncExternalStore(
    subscribeToNothing,
    () => parseSource(new URLSearchParams(search).get("source")) ?? fallback,
    () => fallback,
  );
}
