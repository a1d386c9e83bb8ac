import type { LeadView } from "./lead-view-data.ts";

/** In every form that must not undo somebody else's change. */
export function Revision({ lead }: { readonly lead: LeadView }) {
  return <input type="hidden" name="revision" value={lead.revision} />;
}
