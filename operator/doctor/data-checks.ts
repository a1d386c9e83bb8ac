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
/** One business day is promised; four days allow for a weekend. */
const UNANSWERED_MS = 4 * 24 * HOUR_MS;
/** The site anchors every few seconds. */
const UNANCHORED_MS = 5 * 60 * 1000;
const MAX_LISTED = 1_000;

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
        `Consent record ${due} is older than five minutes, but the records are anchored only up to ${anchored}: later ones could be removed undetected`,
        `Run doctor on the machine that runs the site. If this is that machine, the site cannot write to ${anchorStore.folder}; its log says why.`,
      ),
    );
  }
  if (count === 0) return findings;
  return [
    ...findings,
    problem(
      `The consent records are not intact: ${count} ${count === 1 ? "fault" : "faults"}`,
      "To list them: npm run operator -- consent verify. Do not change the database. Compare it with your backups.",
    ),
  ];
}

async function checkForgotten(database: SiteDatabase, keys: PrivacyKeys): Promise<readonly Finding[]> {
  const count = await countForeignDigests(database, keys);
  if (count === 0) return [];
  return [
    problem(
      `${count} ${count === 1 ? "address" : "addresses"} of forgotten people cannot be recognized: their digests were made with another secret`,
      "Set SECRET to the earlier value, or restore the file secret in DATA_DIR (docs/operations.md, The secret).",
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
          "To see why: npm run operator -- deliveries list --state dead. Fix the cause, then: deliveries retry --all (or discard)",
        ),
      );
    }
    if (state === "pending" && kind === "lead-webhook" && leadWebhook === undefined) {
      findings.push(
        problem(
          `${count} lead-webhook pending, but LEAD_WEBHOOK_URL is not set`,
          "Set it. Otherwise they fail for good after three days.",
        ),
      );
    }
  }
  const pending = await listJobs(database, { state: "pending", limit: MAX_LISTED });
  const untouched = pending.filter((job) => job.attempts === 0 && job.firstRunAt < now - HOUR_MS);
  if (untouched.length > 0) {
    findings.push(
      problem(
        `${untouched.length} ${untouched.length === 1 ? "delivery has" : "deliveries have"} waited for more than an hour without an attempt`,
        "Start the site, or a process of it with WORKER=on.",
      ),
    );
  }
  return findings;
}

async function checkAnswers(database: SiteDatabase, now: number): Promise<readonly Finding[]> {
  const waiting = await listLeads(database, { status: "new", to: now - UNANSWERED_MS, limit: MAX_LISTED });
  if (waiting.length === 0) return [];
  const count = `${waiting.length}${waiting.length === MAX_LISTED ? " or more" : ""}`;
  return [
    advice(
      `${count} ${waiting.length === 1 ? "lead has" : "leads have"} been new for more than four days; the site promises one business day`,
      "To list them: npm run operator -- leads list --status new. Then: leads status RR-... contacted",
    ),
  ];
}

/** A release may drop a figure that a page still uses. The site then hides the page. */
async function checkPages(database: SiteDatabase, now: number): Promise<readonly Finding[]> {
  const pages = (await createContentStore(database, () => now).list()).filter((page) => page.isPublished);
  return pages.flatMap((page) => {
    const mistake = findDraftMistake(page, namedFigures);
    if (mistake === null) return [];
    return [
      problem(
        `/${page.slug} is not shown. ${mistake}`,
        `Print it: npm run --silent operator -- content show ${page.slug} > page.md. Change the name (to list the names: content figures), then: content publish page.md`,
      ),
    ];
  });
}
