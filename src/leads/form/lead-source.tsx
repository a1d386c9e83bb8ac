import { useLocation } from "react-router";
import { parseSource } from "../lead.ts";

/** The source that the address names (`?source=austin`). Only pages that read their query may use it (`readsQuery`). */
export function useLeadSource(fallback: string): string {
  const { search } = useLocation();
  return parseSource(new URLSearchParams(search).get("source")) ?? fallback;
}
