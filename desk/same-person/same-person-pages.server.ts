import { Hono } from "hono";
import type { HttpContext, HttpEnvironment } from "../../platform/http/http-context.ts";
import { joinLeads, unjoinLead } from "../../src/leads/same-person/lead-joins.server.ts";
import { type DeskDeps, readNow } from "../desk-data.server.ts";
import { type DeskRoom, readForm, readNumber } from "../desk-room.server.ts";
import { createLeadAnswers, referenceOf } from "../lead/lead-answers.server.ts";
import { readSamePersonView } from "./read-same-person.server.ts";

const FASTER =
  "Somebody else was faster and changed one of these leads. Look at them again, then decide. Nothing was changed by your click.";

/** Two leads of one person. */
export function createSamePersonPages(deps: DeskDeps, room: DeskRoom): Hono<HttpEnvironment> {
  const { database } = deps;
  const { stampOf, showInside, done } = room;
  const { showNoLead, showConflict } = createLeadAnswers(deps, room);
  const pages = new Hono<HttpEnvironment>();

  pages.get("/leads/:reference/same/:other", async (c) => {
    const view = await readPair(c);
    return view === undefined ? await showNoLead(c) : await showInside(c, view);
  });

  pages.post("/leads/:reference/same/:other", async (c) => {
    const view = await readPair(c);
    if (view === undefined) return await showNoLead(c);
    const form = readForm(c);
    const untouchedSince = { main: readNumber(form, "main"), other: readNumber(form, "other") };
    const pair = { main: view.main.reference, other: view.other.reference };
    const outcome = await joinLeads(database, pair, { ...stampOf(c), untouchedSince });
    switch (outcome.kind) {
      case "joined":
        return done(c, `/leads/${pair.main}`, `${pair.other} is joined to this lead.`);
      case "missing":
        return await showNoLead(c);
      case "conflict":
        return await showInside(c, { ...view, problem: FASTER }, 409);
      case "refused":
        return await showInside(c, { ...view, problem: outcome.reason }, 422);
    }
  });

  pages.post("/leads/:reference/unjoin", async (c) => {
    const reference = referenceOf(c);
    if (reference === undefined) return await showNoLead(c);
    const isUndone = await unjoinLead(database, reference, stampOf(c));
    if (!isUndone) return await showConflict(c);
    return done(c, `/leads/${reference}`, `${reference} stands alone again.`);
  });
  return pages;

  async function readPair(c: HttpContext) {
    const [main, other] = [referenceOf(c), referenceOf(c, "other")];
    if (main === undefined || other === undefined) return undefined;
    return await readSamePersonView({ main, other }, readNow(deps));
  }
}
