import type { ContentDraft } from "../../src/content-pages/content-page.ts";
import { createContentStore } from "../../src/content-pages/content-store.server.ts";
import { type LinkedSite, listDeadLinks, openLinkedSite } from "../../src/content-pages/dead-links.server.ts";
import { fillDraft, findDraftMistake } from "../../src/content-pages/draft-figures.ts";
import { type AnchorStore, verifyAnchors } from "../../src/leads/consent/consent-anchoring.server.ts";
import { findLastBefore, verifyConsent } from "../../src/leads/consent/consent-store.server.ts";
import { countForeignDigests } from "../../src/leads/privacy/address-digests.server.ts";
import type { PrivacyKeys } from "../../src/leads/privacy/privacy-keys.server.ts";
import { listUrgentRequests } from "../../src/leads/privacy/requests/data-request-queries.server.ts";
import { findWaitingLeads } from "../../src/leads/records/lead-queries.server.ts";
import type { FigureList } from "../../src/markdown/figures.ts";
import { articlePath } from "../../src/news/news-article.ts";
import { type OfficeCalendar, overdueBefore, replyDeadline } from "../../src/office/office-calendar.ts";
import { timeZoneOf } from "../../src/office/time-zone.ts";
import { createRecordStore, type NamedRecord } from "../../src/records/record-store.server.ts";
import { listDeadLinksOfArticle } from "../../src/site/article-links.server.ts";
import { findRefusalFaults } from "../../src/site/refusals.server.ts";
import type { Config } from "../config.ts";
import type { SiteDatabase } from "../migrations.ts";
import { checkDeliveries } from "./delivery-checks.ts";
import { advice, type Check, type Finding, problem, when } from "./finding.ts";
import { checkRequests } from "./request-checks.ts";

/** The site anchors every few seconds. */
const UNANCHORED_MS = 5 * 60 * 1000;
const MAX_NAMED_LEADS = 3;

export interface DataCheck {
  readonly config: Pick<Config, "leadWebhook" | "siteUrl">;
  readonly keys: PrivacyKeys;
  readonly anchorStore: AnchorStore;
  readonly office: OfficeCalendar;
  /** What pages may name. */
  readonly figures: FigureList;
  /** Says whether the site itself has a page or a file at a path. */
  readonly openOwnPaths: () => Promise<(path: string) => boolean>;
  readonly now: number;
}

export async function checkData(
  database: SiteDatabase,
  { config, keys, anchorStore, office, figures, openOwnPaths, now }: DataCheck,
): Promise<readonly Check[]> {
  const site = { siteUrl: config.siteUrl, figures, openOwnPaths };
  return [
    { about: "Proof of consent", findings: await checkConsent(database, anchorStore, now) },
    { about: "Opt-outs of forgotten people", findings: await checkForgotten(database, keys) },
    { about: "Deliveries", deskPath: "/deliveries", findings: await checkDeliveries(database, config, now) },
    {
      about: "Answers within the promise",
      deskPath: "/",
      findings: await checkAnswers(database, office, now),
    },
    {
      about: "Privacy requests",
      deskPath: "/privacy",
      findings: checkRequests(await listUrgentRequests(database, keys, now), now),
    },
    {
      about: "Pages and articles that you published",
      deskPath: "/publish",
      findings: await checkPages(database, site, now),
    },
  ];
}

async function checkConsent(
  database: SiteDatabase,
  anchorStore: AnchorStore,
  now: number,
): Promise<readonly Finding[]> {
  const anchors = await verifyAnchors(anchorStore);
  const { faults, leadsWithoutConsent } = await verifyConsent(database);
  const count = faults.length + leadsWithoutConsent.length + anchors.faults.length;
  const triggerFaults = await findRefusalFaults(database);
  const anchored = anchors.newest?.sequence ?? 0;
  const due = await findLastBefore(database, now - UNANCHORED_MS);
  return [
    ...when(
      due > anchored,
      problem(
        `Consent record ${due} is older than five minutes, but the records are anchored only up to ${anchored}: later ones could be removed undetected`,
        `Run doctor on the machine that runs the site. If this is that machine, the site cannot write to ${anchorStore.folder}; its log says why.`,
      ),
    ),
    ...triggerFaults.map((fault) =>
      problem(
        `${fault}. Triggers keep consent records and the audit log from being changed`,
        "Find out who did it, and whether anything else was changed: npm run operator -- consent verify. Then restore a backup from before (docs/operations.md).",
      ),
    ),
    ...when(
      count > 0,
      problem(
        `The consent records are not intact: ${count} ${count === 1 ? "fault" : "faults"}`,
        "To list them: npm run operator -- consent verify. Do not change the database. Compare it with your backups.",
      ),
    ),
  ];
}

async function checkForgotten(database: SiteDatabase, keys: PrivacyKeys): Promise<readonly Finding[]> {
  const count = await countForeignDigests(database, keys);
  return when(
    count > 0,
    problem(
      `${count} ${count === 1 ? "address" : "addresses"} of forgotten people cannot be recognized: their digests were made with another secret`,
      "Set SECRET to the earlier value, or restore the file secret in DATA_DIR (docs/operations.md, The secret).",
    ),
  );
}

/** The site promises an answer within one business day. */
async function checkAnswers(
  database: SiteDatabase,
  office: OfficeCalendar,
  now: number,
): Promise<readonly Finding[]> {
  const before = overdueBefore(now, office);
  const { count, first } = await findWaitingLeads(database, { before, limit: MAX_NAMED_LEADS });
  if (count === 0) return [];
  const { format } = timeZoneOf(office.timeZone);
  const named = first.map(
    ({ reference, createdAt }) => `${reference} (due ${format(replyDeadline(createdAt, office))})`,
  );
  const others = count > first.length ? ` and ${count - first.length} more` : "";
  return [
    problem(
      `${count} ${count === 1 ? "lead has" : "leads have"} waited longer than the promised business day: ${named.join(", ")}${others}`,
      "Answer the first one first. Then: npm run operator -- leads status RR-... contacted. To list them: leads list --status new",
    ),
  ];
}

async function checkPages(
  database: SiteDatabase,
  {
    siteUrl,
    figures,
    openOwnPaths,
  }: Pick<DataCheck, "figures" | "openOwnPaths"> & Pick<LinkedSite, "siteUrl">,
  now: number,
): Promise<readonly Finding[]> {
  const store = createContentStore(database, () => now);
  const pages = (await store.list()).filter((page) => page.isPublished);
  const { records } = await createRecordStore(database, () => now).snapshot();
  const articles = records.filter(({ kind }) => kind === "news");
  if (pages.length + articles.length === 0) return [];
  const site = await openLinkedSite(store, { siteUrl, hasOwnPath: await openOwnPaths() });
  return [
    ...pages.flatMap((page) => checkPage(page, figures, site)),
    ...articles.flatMap((article) => checkArticle(article, figures, site)),
  ];
}

function checkArticle(article: NamedRecord, figures: FigureList, site: LinkedSite): readonly Finding[] {
  const { id } = article;
  return mentionDeadLinks(
    articlePath(id),
    listDeadLinksOfArticle(article, figures, site),
    `Correct the links in your editor: npm run operator -- news edit ${id}`,
  );
}

function checkPage(page: ContentDraft, figures: FigureList, site: LinkedSite): readonly Finding[] {
  const print = `Print it: npm run --silent operator -- content show ${page.slug} > page.md.`;
  const mistake = findDraftMistake(page, figures);
  // A release may drop a figure that a page still uses. The site then hides the page.
  if (mistake !== null) {
    const remedy = `${print} Change the name (to list the names: content figures), then: content publish page.md`;
    return [problem(`/${page.slug} is not shown. ${mistake}`, remedy)];
  }
  const remedy = `${print} Correct the links, then: content publish page.md`;
  return mentionDeadLinks(`/${page.slug}`, listDeadLinks(fillDraft(page, figures), site), remedy);
}

function mentionDeadLinks(path: string, dead: readonly string[], remedy: string): readonly Finding[] {
  return when(
    dead.length > 0,
    advice(`${path} has links that lead nowhere on this site: ${dead.join(", ")}`, remedy),
  );
}
