import { atomically } from "../../platform/database/atomically.ts";
import type { HttpContext } from "../../platform/http/http-context.ts";
import { describeAnswered, tellLenders } from "../../src/leads/privacy/requests/answer-words.ts";
import { parseRequestReference } from "../../src/leads/privacy/requests/data-request.ts";
import {
  answerRequest,
  type NewAnswer,
} from "../../src/leads/privacy/requests/data-request-answer.server.ts";
import type { PersonDatabase } from "../../src/site/personal-data.server.ts";
import { type DeskDeps, readNow } from "../desk-data.server.ts";
import { type DeskRoom, readForm } from "../desk-room.server.ts";
import { type FoundRequest, type RequestView, readRequestPage } from "./read-privacy.server.ts";

export type PrivacyDeps = Pick<
  DeskDeps,
  "database" | "keys" | "office" | "requests" | "mailFolder" | "wakeWorker" | "log" | "now" | "newId"
>;

/** A request that still waits for its answer. */
export type OpenRequest = FoundRequest & {
  readonly person: NonNullable<FoundRequest["person"]>;
  readonly request: FoundRequest["request"] & {
    readonly subject: NonNullable<FoundRequest["request"]["subject"]>;
  };
};

const ANSWERED = "Somebody else was faster: this request is answered. Nothing was changed by your click.";
const CHANGED = "Somebody else was faster and has changed the lead. Nothing was changed by your click.";
const OTHER_KIND = "This request asks for something else. Nothing was changed.";

/** Thrown to undo everything that was done, because somebody else has answered the request or changed the lead. */
export class ChangedMeanwhile extends Error {}

/** Finds the request that a page is about, and closes it once, whoever else works on it. */
export function createOpenRequests(deps: PrivacyDeps, { stampOf, showInside, showMissing, done }: DeskRoom) {
  const { database, keys, wakeWorker, newId } = deps;
  return { show, withOpen, answer, unlessChanged, showChanged, showProblem };

  async function read(c: HttpContext): Promise<FoundRequest | undefined> {
    const reference = parseRequestReference(c.req.param("reference"));
    return reference === undefined
      ? undefined
      : await readRequestPage(reference, { ...readNow(deps), newId });
  }

  async function show(c: HttpContext): Promise<Response> {
    const found = await read(c);
    return found === undefined ? await showNoRequest(c) : await showInside(c, found.view);
  }

  /** `also`: the linked leads that were chosen. */
  async function withOpen(
    c: HttpContext,
    kind: RequestView["kind"] | undefined,
    act: (open: OpenRequest, also: readonly string[]) => Promise<Response>,
  ): Promise<Response> {
    const found = await read(c);
    if (found === undefined) return await showNoRequest(c);
    const { request, person, view } = found;
    const { subject } = request;
    if (person === undefined || subject === undefined) return await showProblem(c, found, ANSWERED, 409);
    if ((kind ?? view.kind) !== view.kind) return await showProblem(c, found, OTHER_KIND, 409);
    const form = c.req.method === "GET" ? new URL(c.req.url).searchParams : readForm(c);
    const linked = person.linked.map(({ reference }) => reference);
    const also = form.getAll("also").filter((reference) => linked.includes(reference));
    return await act({ request: { ...request, subject }, person, view: { ...view, chosen: also } }, also);
  }

  /** Does what was asked and closes the request with it: both or none. */
  async function answer(
    c: HttpContext,
    { request: { id, reference }, view }: OpenRequest,
    act: (within: PersonDatabase) => Promise<NewAnswer & { readonly lenders?: readonly string[] }>,
  ): Promise<Response> {
    const given = await unlessChanged(async (within) => {
      const made = await act(within);
      if (!(await answerRequest(within, keys, id, made, stampOf(c)))) throw new ChangedMeanwhile();
      return made;
    });
    if (given === undefined) return await showChanged(c);
    wakeWorker();
    const text = describeAnswered(reference, given.outcome, view.isMailed) + tellLenders(given.lenders ?? []);
    return done(c, `/privacy/${reference}`, text);
  }

  /** All of `work` or nothing. Undefined if somebody else was faster. */
  async function unlessChanged<Result>(
    work: (within: PersonDatabase) => Promise<Result>,
  ): Promise<Result | undefined> {
    try {
      return await atomically(database, work);
    } catch (error) {
      if (error instanceof ChangedMeanwhile) return undefined;
      throw error;
    }
  }

  async function showChanged(c: HttpContext): Promise<Response> {
    const current = await read(c);
    if (current === undefined) return await showNoRequest(c);
    return await showProblem(c, current, current.view.answered ? ANSWERED : CHANGED, 409);
  }

  function showProblem(
    c: HttpContext,
    { view }: FoundRequest,
    text: string,
    status: 409 | 422 = 422,
  ): Promise<Response> {
    return showInside(c, { ...view, problem: { text, note: "" } }, status);
  }

  function showNoRequest(c: HttpContext): Promise<Response> {
    return showMissing(c, "No request has this reference", "It may not be proven yet, or its time is over.");
  }
}
