import { useLocation } from "react-router";
import { parseSource } from "../lead.ts";

/** The source named in the URL (`?source=austin`). Use it only on pages that read their query (`readsQuery`). */
export function useLeadSource(fallback: string): string {
  const { search } = useLocation();
  return parseSource(new URLSearchParams(search).get("source")) ?? fallback;
}
