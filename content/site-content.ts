import type { PublishedRecords } from "./record-types.ts";

/** There is one so far. */
export type Language = "en";

/** What the site says: the texts of this folder, with the records that the operator has published. */
export interface SiteContent {
  readonly records: PublishedRecords;
  readonly language: Language;
}

export function createContent(records: PublishedRecords, language: Language = "en"): SiteContent {
  return { records, language };
}

/** A part of the content that depends on the records. It is made when somebody first asks for it, once for each content. */
export function part<const Part>(make: (site: SiteContent) => Part): (site: SiteContent) => Part {
  const made = new WeakMap<SiteContent, { readonly part: Part }>();
  return (site) => {
    const known = made.get(site);
    if (known !== undefined) return known.part;
    const part = make(site);
    made.set(site, { part });
    return part;
  };
}
