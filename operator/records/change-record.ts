import { createContentStore } from "../../src/content-pages/content-store.server.ts";
import { openLinkedSite } from "../../src/content-pages/dead-links.server.ts";
import { namedFigures } from "../../src/markdown/named-figures-catalog.server.ts";
import { describeMistakes } from "../../src/records/field-rules.server.ts";
import {
  createRecordStore,
  type NamedRecord,
  type RecordName,
  type RecordStore,
} from "../../src/records/record-store.server.ts";
import {
  publishRecord,
  type RecordOutcome,
  type RecordPublishing,
  withdrawRecord,
} from "../../src/site/publish-record.server.ts";
import { openOwnPaths } from "../content/own-paths.ts";
import { type OperatorContext, OperatorFailure } from "../context.ts";

type Published = Extract<RecordOutcome, { readonly outcome: "published" }>;

/** Resolves to undefined if the site already shows the same. Whatever is refused is a failure with the reason. */
export async function changeRecord(
  context: OperatorContext,
  record: NamedRecord,
): Promise<Published | undefined> {
  const { actor } = context;
  const result = await withPublishing(context, (publishing) => publishRecord(publishing, record, { actor }));
  return result.outcome === "unchanged" ? undefined : requirePublished(result, record);
}

export async function removeRecord(context: OperatorContext, name: RecordName): Promise<void> {
  const { actor } = context;
  const result = await withPublishing(context, (publishing) => withdrawRecord(publishing, name, { actor }));
  if (result.outcome === "unchanged") throw new OperatorFailure(`${name.id} is not on the site.`);
  requirePublished(result, name);
}

export function withRecords<Result>(
  { withDatabase, now }: OperatorContext,
  work: (store: RecordStore) => Promise<Result>,
): Promise<Result> {
  return withDatabase((database) => work(createRecordStore(database, now)));
}

function withPublishing(
  { config: { siteUrl }, content: site, withDatabase, renderRecords, now }: OperatorContext,
  work: (publishing: RecordPublishing) => Promise<RecordOutcome>,
): Promise<RecordOutcome> {
  return withDatabase((database) =>
    work({
      database,
      figures: namedFigures(site),
      renderRecords,
      openLinkedSite: async () =>
        openLinkedSite(createContentStore(database, now), {
          siteUrl,
          hasOwnPath: await openOwnPaths(site),
        }),
      now,
    }),
  );
}

function requirePublished(result: RecordOutcome, { id }: RecordName): Published {
  switch (result.outcome) {
    case "published":
      return result;
    case "invalid": {
      const { record, mistakes } = result;
      const whose = record.id === id || record.id === "" ? "" : `${record.kind} ${record.id}: `;
      throw new OperatorFailure(
        `Nothing was changed. ${whose}${describeMistakes(mistakes).replaceAll("\n", "\n  ")}`,
      );
    }
    case "not rendered":
      throw new OperatorFailure("Nothing was changed.", { cause: result.cause });
    default:
      throw new OperatorFailure(
        "Nothing was changed, because something else was published meanwhile. Try again.",
      );
  }
}
