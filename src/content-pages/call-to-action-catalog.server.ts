import { callsToAction } from "../../content/calls-to-action.ts";
import { MAX_LENGTHS } from "../leads/lead.ts";
import type { CallName, PageCall } from "./content-page.ts";

const texts: Record<CallName, Omit<PageCall, "source">> = callsToAction;

/** The call at the end of a page. Its source tells the operator which page the lead came from. */
export function describeCall(name: CallName, slug: string): PageCall {
  return { ...texts[name], source: nameSource(slug) };
}

/** A deep slug may be longer than a source, and a source has no slashes. */
function nameSource(slug: string): string {
  const name = `page-${slug.replaceAll("/", "-")}`;
  return name.slice(0, MAX_LENGTHS.source).replace(/-$/, "");
}
