import { STATES } from "../office/states.ts";
import type { LeadContext } from "./contact-address.ts";
import { MAX_LENGTHS, parseSource } from "./lead.ts";
import { cleanMessage } from "./lead-message.ts";

/** Reads what a link to the lead form knows. Only the form needs it: every page has such links. */
export function readLeadContext(read: (name: keyof LeadContext) => string | null): LeadContext {
  const state = read("state");
  return {
    source: parseSource(read("source")),
    question: cleanMessage(read("question") ?? "").slice(0, MAX_LENGTHS.message) || undefined,
    state: STATES.find((one) => one === state),
  };
}
