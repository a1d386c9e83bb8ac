import { countJobs, listJobs } from "../../platform/outbox/job-records.ts";
import type { Config } from "../../server/config.ts";
import { createContentStore } from "../../src/content-pages/content-store.server.ts";
import { findDraftMistake } from "../../src/content-pages/draft-figures.ts";
import { type AnchorStore, verifyAnchors } from "../../src/leads/consent/consent-anchoring.server.ts";
import { findLastBefore, verifyConsent } from "../../src/leads/consent/consent-store.server.ts";
import { countForeignDigests } from "../../src/leads/privacy/address-digests.server.ts";
import type { PrivacyKeys } from "../../src/leads/privacy/privacy-keys.server.ts";
import { listLeads } from "../../src/leads/records/lead-queries.server.ts";
import { namedFigures } from "../../src/markdown/named-figures-catalog.server.ts";
import type { SiteDatabase } from "../context.ts";
import { advice, type Finding, problem } from "./finding.ts";

const HOUR_MS = 60 * 60 * 1000;
/** Longer than a weekend: the promise is one business day. */
const UNANSWERED_MS = 4 * 24 * HOUR_MS;
/** The site anchors every few seconds. */
const UNANCHORED_MS = 5 * 60 * 1000;
const MOST = 1_000;

export interface DataCheck {
  readonly config: Pick<Config, "leadWebhook">;
  readonly keys: PrivacyKeys;
  readonly anchorStore: AnchorStore;
  readonly now: number;
}

export async function checkData(
  database: SiteDatabase,
  { config, keys, anchorStore, now }: DataCheck,
): Promise<readonly Finding[]> {
  return [
    ...(await checkConsent(database, anchorStore, now)),
    ...(await checkForgotten(database, keys)),
    ...(await checkDeliveries(database, config, now)),
    ...(await checkAnswers(database, now)),
    ...(await checkPages(database, now)),
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
  const anchored = anchors.newest?.sequence ?? 0;
  const due = await findLastBefore(database, now - UNANCHORED_MS);
  const findings: Finding[] = [];
  if (due > anchored) {
    findings.push(
      problem(
        `Consent record ${due} is older than five minutes, but the records are anchored up to ${anchored}: others could be removed unseen`,
        `Run doctor where the site runs. If it does, it cannot write to ${anchorStore.folder}: its log says why.`,
      ),
    );
  }
  if (count === 0) return findings;
  return [
    ...findings,
    problem(
      `The consent records are not intact: ${count} ${count === 1 ? "fault" : "faults"}`,
      "See which: npm run operator -- consent verify. Keep the database as it is, and compare it with your backups.",
    ),
  ];
}

async function checkForgotten(database: SiteDatabase, keys: PrivacyKeys): Promise<readonly Finding[]> {
  const count = await countForeignDigests(database, keys);
  if (count === 0) return [];
  return [
    problem(
      `${count} ${count === 1 ? "address" : "addresses"} of forgotten persons cannot be recognised: another secret made the digests`,
      "Set SECRET to the earlier one, or put the file secret back into DATA_DIR (docs/operations.md, The secret).",
    ),
  ];
}

async function checkDeliveries(
  database: SiteDatabase,
  { leadWebhook }: DataCheck["config"],
  now: number,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const { kind, state, count } of await countJobs(database)) {
    if (state === "dead") {
      findings.push(
        problem(
          `${count} ${kind} failed for good`,
          "See why: npm run operator -- deliveries list --state dead. Mend it, then: deliveries retry --all (or discard)",
        ),
      );
    }
    if (state === "pending" && kind === "lead-webhook" && leadWebhook === undefined) {
      findings.push(
        problem(
          `${count} lead-webhook wait, but LEAD_WEBHOOK_URL is not set`,
          "Set it, or they fail for good after three days.",
        ),
      );
    }
  }
  const pending = await listJobs(database, { state: "pending", limit: MOST });
  const untouched = pending.filter((job) => job.attempts === 0 && job.firstRunAt < now - HOUR_MS);
  if (untouched.length > 0) {
    findings.push(
      problem(
        `${untouched.length} ${untouched.length === 1 ? "delivery waits" : "deliveries wait"} for more than an hour, untried`,
        "Start the site, or one process of it with WORKER=on.",
      ),
    );
  }
  return findings;
}

async function checkAnswers(database: SiteDatabase, now: number): Promise<readonly Finding[]> {
  const waiting = await listLeads(database, { status: "new", to: now - UNANSWERED_MS, limit: MOST });
  if (waiting.length === 0) return [];
  const count = `${waiting.length}${waiting.length === MOST ? " or more" : ""}`;
  return [
    advice(
      `${count} ${waiting.length === 1 ? "lead is" : "leads are"} new for more than four days; one business day was promised`,
      "See them: npm run operator -- leads list --status new. Then: leads status RR-... contacted",
    ),
  ];
}

/** A release may drop a figure that a page still names. The site then withholds the page. */
async function checkPages(database: SiteDatabase, now: number): Promise<readonly Finding[]> {
  const pages = (await createContentStore(database, () => now).list()).filter((page) => page.isPublished);
  return pages.flatMap((page) => {
    const mistake = findDraftMistake(page, namedFigures);
    if (mistake === null) return [];
    return [
      problem(
        `/${page.slug} is not shown. ${mistake}`,
        `Print it with: npm run --silent operator -- content show ${page.slug} > page.md. Change the name (content figures lists them), then: content publish page.md`,
      ),
    ];
  });
}
