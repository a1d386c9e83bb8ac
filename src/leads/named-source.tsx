import { useLocation } from "react-router";
import { useIsHydrated } from "../ui/hydrated.tsx";
import { parseSource } from "./lead.ts";

/** The source that the address names (`?source=austin`), known once scripts run: the page itself is prerendered. */
export function useNamedSource(fallback: string): string {
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  if (!isHydrated) return fallback;
  return parseSource(new URLSearchParams(search).get("source")) ?? fallback;
}
