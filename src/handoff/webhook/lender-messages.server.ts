import { createHash } from "node:crypto";
import { z } from "zod";
import { atomically } from "../../../platform/database/atomically.ts";
import { countRows } from "../../../platform/database/count-rows.ts";
import type { ApiCall, Endpoint } from "../../../platform/http/api.ts";
import { jsonResponse } from "../../../platform/http/json-response.ts";
import { isJson } from "../../../platform/http/limits/request-body.ts";
import { PROBLEMS, problemResponse } from "../../../platform/http/problem.ts";
import { verifyWebhook } from "../../../platform/webhooks/verify-webhook.ts";
import type { Actor } from "../../audit/audit-log.server.ts";
import type { HandoffDatabase } from "../handoff-tables.server.ts";
import type { LenderAnswer } from "../lender/lender-answer.ts";
import { readAnswer } from "../lender/read-answer.server.ts";
import type { Offer, StepDays } from "../offer.ts";
import { stateOf } from "../offer-state.ts";
import { findOffer } from "../offer-steps.server.ts";
import { answerOffer } from "../offer-store.server.ts";
import { type LenderReport, reportToOffer } from "../release/lender-report.server.ts";
import { confirmNotice, findNotice } from "../release/notice-store.server.ts";
import { readReport } from "../release/read-report.server.ts";
import { findSecretVersion, type WebhookSecrets } from "./webhook-secrets.server.ts";

export interface LenderMessageDeps {
  readonly database: HandoffDatabase;
  readonly secrets: WebhookSecrets;
  readonly days: StepDays;
  /** The day in the office, as an ISO date. */
  readonly today: () => string;
  readonly now: () => number;
  readonly newId: () => string;
  /** Makes the worker tell the operator at once. */
  readonly onChanged: () => void;
}

const message = z.strictObject({
  type: z.string(),
  timestamp: z.string().optional(),
  data: z.strictObject({
    deal: z.string(),
    answer: z.string().optional(),
    rate: z.number().optional(),
    points: z.number().nullish(),
    loan: z.number().nullish(),
    fees: z.number().nullish(),
    prepaymentYears: z.number().nullish(),
    reason: z.string().optional(),
    questions: z.array(z.string()).optional(),
    outcome: z.string().optional(),
    amount: z.number().optional(),
    fundedOn: z.string().optional(),
  }),
});
type Data = z.infer<typeof message>["data"];

/** What a message asks for. */
type Wish =
  | { readonly kind: "answer"; readonly answer: LenderAnswer | undefined }
  | { readonly kind: "report"; readonly report: LenderReport }
  | { readonly kind: "forgotten" }
  | { readonly problem: string };

/** Takes what lenders' programs answer (docs/lender-webhooks.md): the same steps as on a lender's page, signed. */
export function lenderMessagesEndpoint(deps: LenderMessageDeps): Endpoint {
  return {
    method: "POST",
    path: "/lenders/:lender/messages",
    handle: (call) => receive(call, deps),
  };
}

async function receive(
  { request: { headers }, bytes, body, parameters: { lender = "" } }: ApiCall,
  deps: LenderMessageDeps,
): Promise<Response> {
  const { database, secrets, now } = deps;
  const version = await findSecretVersion(database, lender);
  const id = verifyWebhook({ headers, body: bytes }, { secret: secrets(lender, version), now: now() });
  // A lender without a secret is answered like one whose message is not signed: nobody learns which lenders have one.
  if (id === undefined || version === 0) return refuse(401, NOT_SIGNED);
  if (!isJson(headers.get("content-type"))) return problemResponse(PROBLEMS.notJson);
  const { data: read, error } = message.safeParse(body);
  if (read === undefined) {
    const { path, message: why } = error.issues[0] ?? { path: [], message: "not valid" };
    return refuse(422, `${path.join(".") || "The message"}: ${why}.`);
  }
  const wish = readWish(read, deps.today());
  if ("problem" in wish) return refuse(422, wish.problem);
  const taken = { lender, id, sha256: createHash("sha256").update(bytes).digest("hex") };
  const outcome = await take(taken, { wish, deal: read.data.deal }, deps);
  if (outcome.status !== 200) return refuse(outcome.status, outcome.text, outcome.state);
  if (outcome.isNew) deps.onChanged();
  return jsonResponse({ deal: read.data.deal, state: outcome.state });
}

const NOT_SIGNED =
  "The signature is not valid, or the message is more than five minutes old or ahead. Sign the bytes that you send.";

function refuse(status: number, text: string, state?: string): Response {
  return problemResponse({ status, message: text, ...(state !== undefined && { extension: { state } }) });
}

function readWish({ type, data }: z.infer<typeof message>, today: string): Wish {
  const field = (name: string) => new Map<string, unknown>(Object.entries(data)).get(name);
  const asReport = (report: string): Wish => {
    const reading = readReport({ get: (name) => (name === "report" ? report : field(name)) }, today);
    return "problem" in reading ? reading : { kind: "report", report: reading.report };
  };
  switch (type) {
    case "deal.answered": {
      const reading = readAnswer({ get: field, getAll: () => data.questions ?? [] });
      return "problem" in reading ? reading : { kind: "answer", answer: reading.answer };
    }
    case "deal.answer_taken_back":
      return { kind: "answer", answer: undefined };
    case "contact.received":
      return asReport("received");
    case "contact.receipt_taken_back":
      return asReport("receipt-taken-back");
    case "loan.reported":
      return asReport("outcome");
    case "loan.report_taken_back":
      return asReport("outcome-taken-back");
    case "contact.forgotten":
      return { kind: "forgotten" };
    default:
      return { problem: "type: this type is not known." };
  }
}

type Outcome =
  | { readonly status: 200; readonly state: string; readonly isNew: boolean }
  | { readonly status: 404 | 409; readonly text: string; readonly state?: string };

/** Rolls everything back: a refused message can be sent again. */
class Refused extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super("The message was refused");
    this.outcome = outcome;
  }
}

interface Taken {
  readonly lender: string;
  readonly id: string;
  readonly sha256: string;
}

/** The message is noted in the transaction of what it asks for: both are stored or none. */
async function take(
  { lender, id, sha256 }: Taken,
  { wish, deal }: { readonly wish: Exclude<Wish, { problem: string }>; readonly deal: Data["deal"] },
  deps: LenderMessageDeps,
): Promise<Outcome> {
  try {
    return await atomically(deps.database, async (database) => {
      const { numInsertedOrUpdatedRows } = await database.db
        .insertInto("lender_messages")
        .values({ lender_id: lender, id, body_sha256: sha256, received_at: deps.now() })
        .onConflict((conflict) => conflict.columns(["lender_id", "id"]).doNothing())
        .executeTakeFirst();
      const isNew = numInsertedOrUpdatedRows === 1n;
      if (!isNew) {
        const { body_sha256 } = await database.db
          .selectFrom("lender_messages")
          .select("body_sha256")
          .where("lender_id", "=", lender)
          .where("id", "=", id)
          .executeTakeFirstOrThrow();
        if (body_sha256 !== sha256) {
          throw new Refused({ status: 409, text: "This webhook-id was used for another message." });
        }
      }
      return { status: 200, isNew, state: await act(database, { lender, deal, wish, isNew }, deps) };
    });
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    throw error;
  }
}

const NO_SUCH_DEAL = { status: 404, text: "You have no such deal, or it is gone." } as const;

interface Act {
  readonly lender: string;
  readonly deal: string;
  readonly wish: Exclude<Wish, { problem: string }>;
  /** False for a repeated message, which changes nothing. */
  readonly isNew: boolean;
}

/** Where the deal stands after it. */
async function act(
  database: HandoffDatabase,
  { lender, deal, wish, isNew }: Act,
  deps: LenderMessageDeps,
): Promise<string> {
  const { days, newId } = deps;
  const now = deps.now();
  if (wish.kind === "forgotten") {
    const notice = await findNotice(database, { offerId: deal });
    if (notice === undefined || notice.lenderId !== lender || notice.webhookUrl === null) {
      throw new Refused(NO_SUCH_DEAL);
    }
    if (isNew) await confirmNotice(database, notice, { actor: programOf(notice.lender), now, newId });
    return "forgotten";
  }
  const offer = await findOwn(database, deal, lender);
  if (offer === undefined) throw new Refused(NO_SUCH_DEAL);
  const actor = programOf(offer.lender);
  if (isNew) {
    const isDone =
      wish.kind === "answer"
        ? await answerOffer(database, deal, wish.answer, { actor, now, newId, choiceDays: days.choice })
        : await reportToOffer(database, deal, wish.report, { actor, now, newId, days, isOperator: false });
    if (!isDone) {
      const state = stateOf((await findOwn(database, deal, lender)) ?? offer, now);
      throw new Refused({ status: 409, text: `Nothing was changed: the deal is ${state}.`, state });
    }
  }
  return stateOf((await findOwn(database, deal, lender)) ?? offer, now);
}

/** Only what this program was sent: a deal that people got by mail is answered by them. */
async function findOwn(database: HandoffDatabase, deal: string, lender: string): Promise<Offer | undefined> {
  const offer = await findOffer(database, deal);
  return offer?.lenderId === lender && offer.webhookUrl !== null ? offer : undefined;
}

function programOf(lender: string): Actor {
  return { name: `the program of ${lender}`, channel: "webhook" };
}

/** Messages that came before this time: a repetition would be refused by its time anyway. */
export async function countPurgeableMessages({ db }: HandoffDatabase, before: number): Promise<number> {
  return await countRows(db.selectFrom("lender_messages").where("received_at", "<", before));
}

export async function purgeMessages({ db }: HandoffDatabase, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("lender_messages")
    .where("received_at", "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
