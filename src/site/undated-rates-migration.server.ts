import { type QueryExecutorProvider, sql } from "kysely";
import { z } from "zod";
import type { Migration } from "../../platform/database/migrations.ts";
import { formatDate } from "../ui/text/dates.ts";

const DATE_NAME = /\{\{\s*asOf\s*\}\}/g;
/** The date of the sample rates that came with the site. */
const SHIPPED_DATE = "2026-11-01";

const ratesBody = z.looseObject({ asOf: z.iso.date().optional() });

interface BodyRow {
  readonly id: string;
  readonly version: number;
  readonly body: string;
}

interface PageRow {
  readonly slug: string;
  readonly version: number;
  readonly title: string;
  readonly meta_description: string;
  readonly markdown: string;
}

export const undateSampleRates: Migration = {
  id: "0107-undate-sample-rates",
  why: "Sample rates have no market date any more. Articles and pages that named it keep the date that they showed.",
  async up(handle) {
    const shownDate = await undateRates(handle);
    await fillArticles(handle, shownDate);
    await fillPages(handle, shownDate);
  },
};

/** Takes the date from every version of the rates. Returns the one that the site showed, as a reader sees it. */
async function undateRates(handle: QueryExecutorProvider): Promise<string> {
  const { rows } = await sql<BodyRow & { readonly state: string }>`
    select id, version, body, state from record_versions
    where kind = 'settings' and id = 'rates' order by version desc`.execute(handle);
  const versions = rows.map((row) => ({ ...row, rates: ratesBody.parse(JSON.parse(row.body)) }));
  for (const { version, rates } of versions) {
    const { asOf: _, ...undated } = rates;
    await sql`update record_versions set body = ${JSON.stringify(undated)}
      where kind = 'settings' and id = 'rates' and version = ${version}`.execute(handle);
  }
  const shown = versions.find(({ state }) => state !== "offered");
  return formatDate(shown?.rates.asOf ?? SHIPPED_DATE);
}

async function fillArticles(handle: QueryExecutorProvider, date: string): Promise<void> {
  const { rows } = await sql<BodyRow>`
    select id, version, body from record_versions where kind = 'news'`.execute(handle);
  for (const { id, version, body } of rows) {
    if (body.search(DATE_NAME) === -1) continue;
    await sql`update record_versions set body = ${body.replaceAll(DATE_NAME, date)}
      where kind = 'news' and id = ${id} and version = ${version}`.execute(handle);
  }
}

async function fillPages(handle: QueryExecutorProvider, date: string): Promise<void> {
  const { rows } = await sql<PageRow>`
    select slug, version, title, meta_description, markdown from content_versions`.execute(handle);
  for (const { slug, version, ...texts } of rows) {
    if (Object.values(texts).every((text) => text.search(DATE_NAME) === -1)) continue;
    await sql`update content_versions set
      title = ${texts.title.replaceAll(DATE_NAME, date)},
      meta_description = ${texts.meta_description.replaceAll(DATE_NAME, date)},
      markdown = ${texts.markdown.replaceAll(DATE_NAME, date)}
      where slug = ${slug} and version = ${version}`.execute(handle);
  }
}
