import type { Lead, LeadEvent } from "./lead-record.ts";
import { foldText } from "./lead-search.ts";

/** What a search looks for in a lead, as it is stored beside it: the engines fold case differently, and neither ignores accents. */
export function leadSearchText({ name, email, message }: Pick<Lead, "name" | "email" | "message">): string {
  return foldText([name, email, message ?? ""].join("\n"));
}

/** The same for what somebody wrote down about a lead, and for the lenders that it was named to. Null for everything else. */
export function eventSearchText(event: LeadEvent): string | null {
  switch (event.kind) {
    case "note":
    case "handoff":
    case "follow-up":
      return foldText(event.text);
    case "mailed":
      return foldText(`${event.subject}\n${event.text}`);
    case "shared":
    case "unshared":
      return foldText(event.partner);
    default:
      return null;
  }
}
