import type { SiteDatabase } from "../../server/migrations.ts";
import { type LeadOwner, listOwners } from "../../src/leads/owners/lead-owners.server.ts";

export interface OwnersView {
  readonly page: "owners";
  readonly owners: readonly LeadOwner[];
  /** What was wrong with whose form, and what was typed. */
  readonly problem?: { readonly id: string; readonly text: string; readonly email: string } | undefined;
}

export async function readOwners({ db }: Pick<SiteDatabase, "db">): Promise<OwnersView> {
  return { page: "owners", owners: await listOwners(db) };
}
