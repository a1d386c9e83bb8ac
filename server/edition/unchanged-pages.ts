import { mapConcurrently } from "../../platform/map-concurrently.ts";
import type { PageRecord } from "../../src/seo/page-record.ts";
import type { EarlierEdition } from "./earlier-edition.ts";
import type { SiteFile } from "./static-manifest.ts";

const READ_AT_ONCE = 8;

/**
 * Finds documents that can be taken over from an earlier edition, by path: those of pages whose data is the same.
 *
 * A page shows its data, inside a frame that every page has. So pages with the same data are the same, unless the frame
 * has changed, as with a new telephone number. One page of each kind is rendered to see that. If it differs, nothing is
 * taken over.
 */
export async function findUnchanged<Page extends Pick<PageRecord, "path" | "kind">>(
  pages: readonly Page[],
  earlier: Pick<EarlierEdition, "read">,
  render: (page: Page) => Promise<SiteFile | undefined>,
): Promise<ReadonlyMap<string, SiteFile>> {
  const found = await mapConcurrently(pages, READ_AT_ONCE, async (page) => {
    const document = await earlier.read(page.path);
    return document ? [{ page, document }] : [];
  });
  const same = found.flat();
  const probes = new Map(same.map((one) => [one.page.kind, one]));
  for (const { page, document } of probes.values()) {
    const now = await render(page);
    if (!now?.body.equals(document.body)) return new Map();
  }
  return new Map(same.map(({ page, document }) => [page.path, document]));
}
