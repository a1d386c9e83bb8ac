import fc from "fast-check";
import { badLeadRequest } from "../setup/bad-lead-requests.ts";
import { withSiteDatabase } from "../setup/database/site-database.ts";
import { startSite } from "../setup/site/start-site.ts";
import { type Figures, requirePromise, withCleanup } from "./fault-run.ts";

/** The same seed produces the same requests in the same order. */
export async function sendBadRequests(count: number, seed: number): Promise<Figures> {
  return await withCleanup(async (use) => {
    const site = use(await startSite());
    const answers = new Map<number, number>();
    const pid = site.pid();
    await fc.assert(
      fc.asyncProperty(badLeadRequest, async (request) => {
        const status = await sendBadRequest(site.url, request);
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }),
      { numRuns: count, seed },
    );
    requirePromise(site.pid() === pid, "the server did not live through it");
    requirePromise(!/"level":"(error|fatal)"/.test(site.output()), "the log tells of an error");
    const stored = await withSiteDatabase(site.databaseUrl, ({ db }) =>
      db.selectFrom("leads").select("id").execute(),
    );
    requirePromise(stored.length === 0, `${stored.length} bad requests became leads`);
    return {
      "seed, to repeat it: --seed": seed,
      "bad requests": [...answers.values()].reduce((sum, number) => sum + number, 0),
      answers: [...answers]
        .toSorted(([a], [b]) => a - b)
        .map(([status, number]) => `${number} x ${status}`)
        .join(", "),
      "crashes, 5xx, leads stored": 0,
    };
  });
}

interface BadRequest {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function sendBadRequest(siteUrl: string, { body, headers }: BadRequest): Promise<number> {
  const response = await fetch(`${siteUrl}/api/leads`, { method: "POST", headers, body });
  const { status } = response;
  requirePromise(status >= 400 && status < 500, `a bad request is answered with ${status}`);
  requirePromise(
    response.headers.get("content-type") === "application/problem+json",
    `${status} is no problem in JSON`,
  );
  const problem: unknown = await response.json();
  requirePromise(
    typeof problem === "object" && problem !== null && "success" in problem && problem.success === false,
    `${status} does not say that it failed`,
  );
  return status;
}
