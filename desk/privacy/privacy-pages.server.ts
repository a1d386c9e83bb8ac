import { isDeepStrictEqual } from "node:util";
import { Hono } from "hono";
import { formatJson } from "../../platform/format-json.ts";
import type { HttpContext, HttpEnvironment } from "../../platform/http/http-context.ts";
import { describeError } from "../../platform/log.ts";
import { correctLeads, findPersonLeads } from "../../src/leads/privacy/lead-privacy.server.ts";
import { nameScopes, OPT_OUT_SCOPES } from "../../src/leads/privacy/opt-out.ts";
import { readAnswerNote, tellLenders } from "../../src/leads/privacy/requests/answer-words.ts";
import { answerRequest } from "../../src/leads/privacy/requests/data-request-answer.server.ts";
import { enterRequest } from "../../src/leads/privacy/requests/data-request-store.server.ts";
import { exportPerson } from "../../src/site/person-copy.server.ts";
import {
  type DeletedPerson,
  deletePerson,
  optOutPerson,
  removeTraces,
} from "../../src/site/personal-data.server.ts";
import { readNow } from "../desk-data.server.ts";
import { type DeskRoom, readForm, sendFile } from "../desk-room.server.ts";
import {
  ChangedMeanwhile,
  createOpenRequests,
  type OpenRequest,
  type PrivacyDeps,
} from "./open-requests.server.ts";
import { readCorrectionForm, readEnteredRequest } from "./privacy-forms.server.ts";
import { type PrivacyView, readDeletion, readPrivacy } from "./read-privacy.server.ts";

/** People's requests about their data: who waits, what is stored, and the answers. */
export function createPrivacyPages(deps: PrivacyDeps, room: DeskRoom): Hono<HttpEnvironment> {
  const pages = new Hono<HttpEnvironment>();
  const { database, keys, requests, mailFolder, wakeWorker, log, newId } = deps;
  const data = () => ({ ...readNow(deps), newId });
  const { stampOf, askProof, showInside, done } = room;
  const { show, withOpen, answer, unlessChanged, showChanged, showProblem } = createOpenRequests(deps, room);
  /** Everything about a person leaves the site, or is gone for good. */
  const withProof: typeof withOpen = async (c, kind, act) =>
    askProof(c, `/privacy/${c.req.param("reference")}`) ?? (await withOpen(c, kind, act));

  pages.get("/privacy", async (c) => {
    const search = new URL(c.req.url).searchParams.get("who")?.trim() ?? "";
    return await showInside(c, await readPrivacy(search, data()));
  });

  pages.post("/privacy/enter", async (c) => {
    const { entered, ...reading } = readEnteredRequest(readForm(c));
    if ("problem" in reading) {
      const view: PrivacyView = { ...(await readPrivacy("", data())), entered, problem: reading.problem };
      return await showInside(c, view, 422);
    }
    const { asked } = reading;
    const reference = await enterRequest(database, asked, requests, stampOf(c));
    return done(c, `/privacy/${reference}`, `${reference} is entered. Answer it here.`);
  });

  pages.get("/privacy/:reference", show);

  pages.post("/privacy/:reference/download", (c) =>
    withProof(c, "export", async ({ request }, also) => {
      const copy = await exportPerson(database, keys, subjectsOf(request.subject, also), stampOf(c));
      return sendFile(c, {
        name: `copy-${request.reference}.json`,
        type: "application/json",
        content: `${formatJson({ exportedAt: deps.now(), ...copy })}\n`,
      });
    }),
  );

  pages.post("/privacy/:reference/copy", (c) =>
    withProof(c, "export", async (open, also) => {
      const named = open.person.named.map(({ reference }) => reference);
      const references = [...named, ...also];
      return await answer(c, open, async () => ({ outcome: "done", note: undefined, references }));
    }),
  );

  pages.post("/privacy/:reference/opt-out", (c) =>
    withOpen(c, "opt-out", async (open, also) => {
      const chosen = readForm(c).getAll("scope");
      const scopes = OPT_OUT_SCOPES.filter((scope) => chosen.includes(scope));
      if (scopes.length === 0) return await showProblem(c, open, "Choose what the person wants to stop.");
      const wish = { reason: `request ${open.request.reference}`, scopes };
      const isAll = scopes.length === OPT_OUT_SCOPES.length;
      const note = isAll ? undefined : `This ends: ${nameScopes(scopes)}.`;
      return await answer(c, open, async (within) => {
        const references = [];
        const lenders = new Set<string>();
        for (const subject of subjectsOf(open.request.subject, also)) {
          const optedOut = await optOutPerson(within, subject, wish, stampOf(c));
          references.push(...optedOut.leads.map(({ reference }) => reference));
          for (const lender of optedOut.lenders) lenders.add(lender);
        }
        return { outcome: "done", note, references, lenders: [...lenders] };
      });
    }),
  );

  pages.post("/privacy/:reference/correct", (c) =>
    withOpen(c, "correct", async (open, also) => {
      const [lead] = open.person.named;
      if (lead === undefined) return await showProblem(c, open, "There is no lead to correct.");
      const reading = readCorrectionForm(lead, readForm(c));
      if ("problem" in reading) {
        const { problem, status, view: correction } = reading;
        return await showProblem(c, { ...open, view: { ...open.view, correction } }, problem, status);
      }
      const { correction } = reading;
      return await answer(c, open, async (within) => {
        const [current] = (await findPersonLeads(within, open.request.subject)).named;
        if (!isDeepStrictEqual(current, lead)) throw new ChangedMeanwhile();
        const references = [];
        for (const subject of subjectsOf(open.request.subject, also)) {
          const leads = await correctLeads(within, subject, correction, stampOf(c));
          references.push(...leads.map(({ reference }) => reference));
        }
        return { outcome: "done", note: undefined, references };
      });
    }),
  );

  pages.get("/privacy/:reference/delete", (c) =>
    withOpen(c, "delete", async (open, also) => await showInside(c, await readDeletion(open, also, data()))),
  );

  pages.post("/privacy/:reference/delete", (c) =>
    withProof(c, "delete", async (open, also) => {
      const view = await readDeletion(open, also, data());
      const seen = readForm(c).get("seen") ?? "";
      if (seen !== view.leads.map(({ reference }) => reference).join(" ")) {
        const text = "What is stored has changed meanwhile. Nothing was deleted: look again, then decide.";
        return await showProblem(c, open, text, 409);
      }
      const { reference, subject, id } = open.request;
      const stamp = stampOf(c);
      const deleted = await unlessChanged(async (within) => {
        const gone = await deletePerson(within, keys, subjectsOf(subject, also), stamp);
        const references = gone.leads.map((lead) => lead.reference);
        // Answered by the deletion, unless a reference was named that no lead has any more.
        const isAnswered =
          gone.answeredRequests.includes(id) ||
          (await answerRequest(within, keys, id, { outcome: "done", note: undefined, references }, stamp));
        if (!isAnswered) throw new ChangedMeanwhile();
        return gone;
      });
      if (deleted === undefined) return await showChanged(c);
      wakeWorker();
      const isClean = await clean(c, deleted);
      const traces = isClean
        ? ""
        : " Copies of old mails could not be removed from the disk: the log says why.";
      return done(
        c,
        `/privacy/${reference}`,
        `Deleted, and ${reference} is answered.${tellLenders(deleted.lenders)}${traces}`,
      );
    }),
  );

  pages.post("/privacy/:reference/nothing", (c) =>
    withOpen(c, undefined, async (open) => {
      if (open.view.person?.isStored) return await showProblem(c, open, "Something is stored by now.", 409);
      return await answer(c, open, async () => ({
        outcome: "nothing stored",
        note: undefined,
        references: [],
      }));
    }),
  );

  pages.post("/privacy/:reference/decline", (c) =>
    withOpen(c, undefined, async (open) => {
      const { note, ...reading } = readAnswerNote(readForm(c).get("note") ?? "");
      if ("problem" in reading) {
        return await showInside(c, { ...open.view, problem: { text: reading.problem, note } }, 422);
      }
      return await answer(c, open, async () => ({ outcome: "declined", note, references: [] }));
    }),
  );
  return pages;

  /** The deletion itself is done: what is left must not look as if it were not. */
  async function clean(c: HttpContext, deleted: DeletedPerson): Promise<boolean> {
    try {
      await removeTraces(database, mailFolder, deleted);
      return true;
    } catch (error) {
      log.error(
        { requestId: c.get("requestId"), error: describeError(error) },
        "traces of a deletion are left",
      );
      return false;
    }
  }
}

function subjectsOf(subject: OpenRequest["request"]["subject"], also: readonly string[]) {
  return [subject, ...also.map((reference) => ({ reference }))];
}
