import type { LegalDocument, LegalSection } from "../../content/legal/legal-document.ts";
import type { CompanyDetails } from "./company-details.ts";

/** A section with its analytics paragraph already chosen. */
export type ShownSection = Omit<LegalSection, "analytics">;

export interface LegalContent {
  readonly heading: string;
  readonly document: Omit<LegalDocument, "sections"> & { readonly sections: readonly ShownSection[] };
  readonly company: CompanyDetails;
}
