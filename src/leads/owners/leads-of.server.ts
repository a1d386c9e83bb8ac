import type { ExpressionBuilder } from "kysely";
import type { LeadTables } from "../records/lead-tables.server.ts";

/** The leads of one colleague (null: of nobody), also with those of nobody; or all but those of colleagues who get mails of their own. */
export type LeadsOf =
  | { readonly owner: string | null }
  | { readonly ownerOrNobody: string }
  | { readonly notOf: readonly string[] };

export function belongsTo(leadsOf: LeadsOf) {
  return (is: ExpressionBuilder<LeadTables, "leads">) => {
    const isNobodys = is("leads.owner", "is", null);
    if ("owner" in leadsOf) {
      return leadsOf.owner === null ? isNobodys : is("leads.owner", "=", leadsOf.owner);
    }
    if ("ownerOrNobody" in leadsOf) return is.or([isNobodys, is("leads.owner", "=", leadsOf.ownerOrNobody)]);
    const { notOf } = leadsOf;
    return is.or([
      isNobodys,
      notOf.length === 0 ? is("leads.owner", "is not", null) : is("leads.owner", "not in", notOf),
    ]);
  };
}
