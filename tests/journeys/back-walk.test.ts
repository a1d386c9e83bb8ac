import { describe, inject } from "vitest";
import { STARTED_EVENT } from "../../src/start/started-event.ts";
import { budget } from "../setup/budget.ts";
import { serveScriptedDocuments } from "../setup/site/scripted-documents.ts";
import { test, type Visit } from "./visit.ts";

/** A step through the history, so many milliseconds after the document that the plan is for began. */
type Step = readonly [at: number, direction: "back" | "forward"];

/** Where a document finds the plan: in its session storage. */
const PLAN = "plan";

const TIMES = budget([20], [0, 5, 10, 20, 50, 100, 200, 400]);

/** The first steps are before the script in the head runs, or after it. */
const HEAD_DELAYS = budget([150], [0, 150]);
const SLOWDOWNS = inject("engine") === "chromium" ? budget([1], [1, 4]) : [1];

describe.each(HEAD_DELAYS)("right after a reload, with a head that takes %i ms", (headDelay) => {
  test.for(SLOWDOWNS)(
    "Back, and Back and Forward, show the page of the address (slowdown %i)",
    async (slowdown, { openVisit, onTestFinished }) => {
      const site = await serveScriptedDocuments(
        inject("siteUrl"),
        headDelay,
        followPlan,
        PLAN,
        STARTED_EVENT,
      );
      onTestFinished(site.stop);
      const visit = await openVisit();
      await visit.slowDown(slowdown);
      for (const time of TIMES) {
        await visit.open(`${site.url}/`);
        await visit.click("link", "Requirements");
        await visit.untilAddress("/dscr-loan-requirements");
        await visit.untilShown("heading", /^DSCR Loan Requirements/);
        await reloadAndWalk(visit, [[time, "back"]]);
        await visit.untilAddress("/");
        await untilPageOfAddress(visit);
        await visit.forward();
        await visit.untilAddress("/dscr-loan-requirements");
        await untilPageOfAddress(visit);
        await reloadAndWalk(visit, [
          [time, "back"],
          [time * 2, "forward"],
        ]);
        await untilPageOfAddress(visit);
      }
    },
  );
});

/** Runs in the page. A document that takes the place of the first goes on with the plan. */
function followPlan(key: string, started: string): void {
  const { dataset } = document.documentElement;
  addEventListener(started, () => {
    dataset.started = "";
  });
  const read = () => JSON.parse(sessionStorage.getItem(key) ?? "{}");
  const plan: { readonly began?: number; readonly steps?: readonly Step[] } = read();
  if (plan.steps === undefined) return;
  const began = plan.began ?? Date.now();
  sessionStorage.setItem(key, JSON.stringify({ ...plan, began }));
  for (const [at, direction] of plan.steps) {
    setTimeout(
      () => {
        sessionStorage.setItem(key, JSON.stringify({ began, steps: read().steps.slice(1) }));
        history[direction]();
      },
      began + at - Date.now(),
    );
  }
}

async function reloadAndWalk(visit: Visit, steps: readonly Step[]): Promise<void> {
  await visit.evaluate(
    (key, plan) => {
      sessionStorage.setItem(key, plan);
      setTimeout(() => location.reload());
    },
    PLAN,
    JSON.stringify({ steps }),
  );
  await visit.until((key) => JSON.parse(sessionStorage.getItem(key) ?? "{}").steps?.length === 0, PLAN);
}

/** All of it, with the application, and for good: what is seen ten times in a row. */
async function untilPageOfAddress(visit: Visit): Promise<void> {
  await visit.until(() => {
    const { dataset } = document.documentElement;
    const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
    const isWhole =
      canonical !== null &&
      new URL(canonical.href).pathname === location.pathname &&
      dataset.started !== undefined &&
      document.querySelector("h1")?.checkVisibility() === true &&
      document.querySelector("#site-footer a") !== null;
    dataset.seen = String(isWhole ? Number(dataset.seen ?? 0) + 1 : 0);
    return Number(dataset.seen) >= 10;
  });
}
