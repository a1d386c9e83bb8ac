import { Hono } from "hono";
import { formatExcelStart } from "../../platform/csv.ts";
import type { HttpContext, HttpEnvironment } from "../../platform/http/http-context.ts";
import { type EnteringDeps, enterLeads } from "../../src/leads/entry/enter-leads.server.ts";
import { readNow } from "../desk-data.server.ts";
import { type DeskRoom, readForm, readText, sendFile } from "../desk-room.server.ts";
import type { EntryDeps } from "./entry-deps.server.ts";
import type { ImportView } from "./entry-view-data.ts";
import { readPreview } from "./read-preview.server.ts";

const DEFAULT_SOURCE = "import";
/** The file comes back with the decision, in a form that takes up to nine bytes for a character. */
const MAX_TEXT = 200_000;

const TEMPLATE = [
  [
    ...["name", "email", "phone", "state", "loanPurpose", "message", "source", "received", "campaign"],
    ...["status", "loan", "ratio"],
    ...["consentChannels", "consentHow", "consentOn", "consentWords"],
  ],
  [
    ...["Ann Lee", "ann@example.com", "(512) 555-0142", "TX", "purchase", "Duplex in Austin", "trade fair"],
    ...["2026-11-02", "", "contacted", "225000", "1.17"],
    ...["phone email", "in person", "2026-11-02", "Call or write me about the duplex."],
  ],
];

/** From a file: a look at what it would do, then all of it or nothing. */
export function createImportPages(
  deps: EntryDeps,
  { stampOf, showInside, done }: DeskRoom,
  entering: EnteringDeps,
): Hono<HttpEnvironment> {
  const pages = new Hono<HttpEnvironment>();

  pages.get("/leads/import", (c) => show(c, {}));

  pages.get("/leads/import/template.csv", (c) =>
    sendFile(c, {
      name: "leads-to-import.csv",
      type: "text/csv; charset=utf-8",
      content: `${formatExcelStart(TEMPLATE)}\n`,
    }),
  );

  pages.post("/leads/import", async (c) => {
    const sent = await readUpload(c);
    const source = sent.source || DEFAULT_SOURCE;
    if (sent.text.trim() === "") return await show(c, { source, problem: "Choose a CSV file." }, 422);
    return await showPreview(c, { text: sent.text, source, key: deps.newId() }, 200);
  });

  pages.post("/leads/import/store", async (c) => {
    const form = readForm(c);
    const [text, source, key] = [form.get("text") ?? "", readText(form, "source"), readText(form, "key")];
    const read = await readPreview(text, source, readNow(deps));
    if ("problem" in read) return await show(c, { source, problem: read.problem }, 422);
    const entries = form.get("known") === "on" ? read.all : read.fresh;
    // Sent twice, its people are known by now: the key tells that they are its own.
    const wasStored = entries.length === 0 && read.preview.wrong === 0;
    if (entries.length === 0 && !wasStored) return await showPreview(c, { text, source, key }, 422);
    const stamp = stampOf(c);
    const outcomes = await enterLeads(
      deps.database,
      entries,
      { key, action: "imported from a file", stamp },
      entering,
    );
    deps.wakeWorker();
    const stored = outcomes.filter(({ kind }) => kind === "stored").length;
    return done(c, "/?view=all", describeStored(stored));
  });
  return pages;

  async function showPreview(
    c: HttpContext,
    { text, source, key }: { readonly text: string; readonly source: string; readonly key: string },
    status: 200 | 422,
  ): Promise<Response> {
    const tooLong = `The file has ${text.length} characters. Split it into files of at most ${MAX_TEXT}.`;
    const read =
      text.length > MAX_TEXT ? { problem: tooLong } : await readPreview(text, source, readNow(deps));
    if ("problem" in read) return await show(c, { source, problem: read.problem }, 422);
    return await show(c, { source, key, preview: read.preview }, status);
  }

  async function show(
    c: HttpContext,
    { source = DEFAULT_SOURCE, key = deps.newId(), ...view }: Partial<ImportView>,
    status: 200 | 422 = 200,
  ): Promise<Response> {
    return await showInside(c, { ...view, page: "import", source, key }, status);
  }
}

function describeStored(count: number): string {
  if (count === 0) return "Nothing was stored: all of them are here already.";
  return count === 1 ? "1 lead was stored." : `${count} leads were stored.`;
}

/** The form with the file. A browser without a file sends an empty one. */
async function readUpload(c: HttpContext): Promise<{ readonly text: string; readonly source: string }> {
  const type = c.req.header("content-type") ?? "";
  if (!type.startsWith("multipart/form-data")) return { text: "", source: "" };
  try {
    const form = await new Response(new Uint8Array(c.get("body") ?? []), {
      headers: { "content-type": type },
    }).formData();
    const [file, source] = [form.get("file"), form.get("source")];
    return {
      text: file instanceof File ? decode(await file.arrayBuffer()) : "",
      source: typeof source === "string" ? source.trim() : "",
    };
  } catch {
    return { text: "", source: "" };
  }
}

/** Excel on Windows writes "CSV" in the computer's own encoding, unless it is asked for UTF-8. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
