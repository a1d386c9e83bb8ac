import { useLocation } from "react-router";
import type { LeadContext } from "../contact-address.ts";
import { readLeadContext } from "../lead-context.ts";

/** What the URL says (`?source=austin&state=TX`). Use it only on pages that read their query (`readsQuery`). */
export function useLeadContext(): LeadContext {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  return readLeadContext((name) => query.get(name));
}
