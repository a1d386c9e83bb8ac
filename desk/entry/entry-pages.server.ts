import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import type { HttpContext, HttpEnvironment } from "../../platform/http/http-context.ts";
import { type EnteringDeps, enterLeads } from "../../src/leads/entry/enter-leads.server.ts";
import { findKnownPeople } from "../../src/leads/entry/known-people.server.ts";
import { readEntry } from "../../src/leads/entry/read-entry.server.ts";
import type { TypedEntry } from "../../src/leads/entry/typed-entry.ts";
import { formatReference, REFERENCE_BYTES } from "../../src/leads/records/lead-reference.ts";
import { dayInOffice } from "../../src/office/office-calendar.ts";
import { type DeskRoom, readForm, readText } from "../desk-room.server.ts";
import type { EntryDeps } from "./entry-deps.server.ts";
import type { EntryView } from "./entry-view-data.ts";
import { createImportPages } from "./import-pages.server.ts";

/** Leads that came in another way than through the site: one by one, or from a file. */
export function createEntryPages(deps: EntryDeps, room: DeskRoom): Hono<HttpEnvironment> {
  const { database, office, now, wakeWorker } = deps;
  const { sessionOf, stampOf, showInside, done } = room;
  const pages = new Hono<HttpEnvironment>();
  const entering: EnteringDeps = {
    newReference: () => formatReference(randomBytes(REFERENCE_BYTES)),
    newSalt: () => randomBytes(16).toString("hex"),
    hasWebhook: deps.config.leadWebhook !== undefined,
  };

  pages.get("/leads/new", (c) => showForm(c, { typed: NOTHING, errors: {}, key: deps.newId() }));

  pages.post("/leads/new", async (c) => {
    const form = readForm(c);
    const typed = readTyped(form);
    const key = readText(form, "key") || deps.newId();
    const reading = readEntry(typed, { now: now(), office: office() });
    if ("problems" in reading) {
      return await showForm(c, { typed, errors: reading.problems, key }, 422);
    }
    const { entry } = reading;
    const known = (await findKnownPeople(database, [entry.fields]))(entry.fields);
    const action = "entered by hand";
    const entered = { key, action, owner: sessionOf(c).person.name, stamp: stampOf(c) };
    const [outcome] = await enterLeads(database, [entry], entered, entering);
    if (outcome === undefined || !("reference" in outcome)) {
      const errors = { name: "This form was sent before with other values. Look for that lead first." };
      return await showForm(c, { typed, errors, key: deps.newId() }, 409);
    }
    wakeWorker();
    const path = `/leads/${outcome.reference}`;
    if (outcome.kind === "replayed") return done(c, path, "It was stored before, when you sent it first.");
    return done(c, path, known ? `Stored. The same person may be ${known.reference}: see below.` : "Stored.");
  });

  pages.route("/", createImportPages(deps, room, entering));
  return pages;

  async function showForm(
    c: HttpContext,
    view: Pick<EntryView, "typed" | "errors" | "key">,
    status: 200 | 409 | 422 = 200,
  ): Promise<Response> {
    return await showInside(c, { page: "entry", ...view, today: dayInOffice(now(), office()) }, status);
  }
}

const NOTHING: TypedEntry = {
  ...{ name: "", email: "", phone: "", state: "", loanPurpose: "", message: "", ratio: "", loan: "" },
  ...{ source: "phone", received: "", campaign: "", status: "", dealSummary: "" },
  consent: { channels: [], way: "", day: "", words: "" },
};

function readTyped(form: URLSearchParams): TypedEntry {
  const read = (name: string) => readText(form, name);
  return {
    ...{ name: read("name"), email: read("email"), phone: read("phone"), state: read("state") },
    ...{ loanPurpose: read("loanPurpose"), message: read("message"), source: read("source") },
    ...{ received: read("received"), campaign: "", dealSummary: "" },
    ...{ ratio: read("ratio"), loan: read("loan"), status: read("status") },
    consent: {
      ...{ channels: form.getAll("channels"), way: read("way"), day: read("day"), words: read("words") },
    },
  };
}
