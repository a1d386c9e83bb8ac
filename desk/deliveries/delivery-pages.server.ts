import { Hono } from "hono";
import type { HttpContext, HttpEnvironment } from "../../platform/http/http-context.ts";
import { listJobs } from "../../platform/outbox/job-records.ts";
import { discardDeliveries, retryDeliveries } from "../../src/leads/delivery/decide-deliveries.server.ts";
import { type DeskDeps, readNow } from "../desk-data.server.ts";
import { type DeskRoom, readForm } from "../desk-room.server.ts";
import { deliveriesAddress, readDeliveriesAddress } from "./deliveries-address.ts";
import { listIdsOfCause, readDeliveries } from "./read-deliveries.server.ts";

/** What has not arrived, why, and another try. */
export function createDeliveryPages(
  deps: DeskDeps,
  { stampOf, showInside, showMissing, done }: DeskRoom,
): Hono<HttpEnvironment> {
  const { database, wakeWorker, now } = deps;
  const pages = new Hono<HttpEnvironment>();

  pages.get("/deliveries", async (c) => {
    const { searchParams } = new URL(c.req.url);
    const address = readDeliveriesAddress((name) => searchParams.get(name));
    return await showInside(c, await readDeliveries(address, readNow(deps)));
  });

  pages.post("/deliveries/retry", async (c) => {
    const form = readForm(c);
    if (form.get("all") !== null) {
      const { length } = await retryDeliveries(database, "all", stampOf(c));
      wakeWorker();
      return done(c, "/deliveries", describeRetried(length));
    }
    const same = await findSame(form);
    if (same !== undefined) {
      const { length } = await retryDeliveries(database, same, stampOf(c));
      wakeWorker();
      return done(c, backTo(form), describeRetried(length));
    }
    const id = form.get("id") ?? "";
    const [retried] = await retryDeliveries(database, [id], stampOf(c));
    if (retried === undefined) return await leaveAlone(c, form, id);
    wakeWorker();
    return done(
      c,
      backTo(form),
      "It is queued again: the site sends it now, and tries for up to three days.",
    );
  });

  pages.post("/deliveries/discard", async (c) => {
    const form = readForm(c);
    const same = await findSame(form);
    if (same !== undefined) {
      const { length } = await discardDeliveries(database, same, stampOf(c));
      return done(c, backTo(form), describeDiscarded(length));
    }
    const id = form.get("id") ?? "";
    const [discarded] = await discardDeliveries(database, [id], stampOf(c));
    if (discarded === undefined) return await leaveAlone(c, form, id);
    return done(c, backTo(form), "It is discarded: the site does not try it any more.");
  });
  return pages;

  /** Everything that failed because of the cause that the form names. */
  async function findSame(form: URLSearchParams): Promise<readonly string[] | undefined> {
    const { only, cause } = readDeliveriesAddress((name) =>
      name === "group" ? form.get("of") : form.get(name),
    );
    if (only === undefined || cause === undefined || form.get("id") !== null) return undefined;
    return await listIdsOfCause(only, cause, { database, now: now() });
  }

  /** A second click, or a colleague's: whatever happened to it since, nothing is to be done. */
  async function leaveAlone(c: HttpContext, form: URLSearchParams, id: string): Promise<Response> {
    const [job] = await listJobs(database, { ids: [id], limit: 1 });
    if (job === undefined) {
      const text = "It may have been deleted together with its lead. Go back to the deliveries.";
      return await showMissing(c, "There is no such delivery", text);
    }
    return done(c, backTo(form), `Nothing was changed: ${EXPLANATIONS[job.state]}.`);
  }
}

const EXPLANATIONS = {
  pending: "it is queued already, or being sent right now",
  delivered: "it was delivered in the meantime",
  skipped: "it was discarded, or is no longer needed",
  dead: "it was given up in the meantime",
};

function describeRetried(count: number): string {
  if (count === 0) return "Nothing was changed: there is nothing to retry any more.";
  const what = count === 1 ? "1 delivery is" : `${count} deliveries are`;
  return `${what} queued again: the site sends now, and tries for up to three days.`;
}

function describeDiscarded(count: number): string {
  if (count === 0) return "Nothing was changed: there is nothing to discard any more.";
  return `${count} ${count === 1 ? "is" : "are"} discarded: the site does not try ${count === 1 ? "it" : "them"} any more.`;
}

function backTo(form: URLSearchParams): string {
  return deliveriesAddress(readDeliveriesAddress((name) => (name === "group" ? form.get(name) : null)));
}
