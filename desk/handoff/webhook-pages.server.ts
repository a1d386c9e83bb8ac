import { Hono } from "hono";
import type { HttpContext, HttpEnvironment } from "../../platform/http/http-context.ts";
import { createWebhookSecrets, makeWebhookSecret } from "../../src/handoff/webhook/webhook-secrets.server.ts";
import { type DeskRoom, type DeskStatus, readForm, readNumber } from "../desk-room.server.ts";
import { readWebhooksView, type WebhookDeps, type WebhooksView } from "./read-webhooks.server.ts";

/** Lenders whose programs take deals, and the secrets that they share with the site. */
export function createWebhookPages(
  deps: WebhookDeps,
  { stampOf, askProof, showInside }: DeskRoom,
): Hono<HttpEnvironment> {
  const { database } = deps;
  const pages = new Hono<HttpEnvironment>();
  const secrets = createWebhookSecrets(deps.secret);

  const show = async (
    c: HttpContext,
    more: Pick<WebhooksView, "shown" | "problem"> = {},
    status: DeskStatus = 200,
  ) => await showInside(c, { ...(await readWebhooksView(deps)), ...more }, status);

  pages.get("/handoffs/webhooks", (c) => show(c));

  // Answered with the secret itself: a redirect would have to keep it somewhere.
  pages.post("/handoffs/webhooks", async (c) => {
    const unproven = askProof(c, "/handoffs/webhooks");
    if (unproven) return unproven;
    const form = readForm(c);
    const lender = deps.facts().handoffRules.dealLenders.find(({ id }) => id === form.get("lender"));
    const seen = readNumber(form, "version");
    if (seen > 0 && !form.has("isSure")) {
      return await show(c, { problem: "Tick the box: its program has to be changed too." }, 422);
    }
    const secret =
      lender && (await makeWebhookSecret(database, secrets, { lenderId: lender.id, seen }, stampOf(c)));
    if (lender === undefined || secret === undefined) {
      const problem = "Nothing was changed: a secret was made meanwhile. It was shown to whoever made it.";
      return await show(c, { problem }, 409);
    }
    return await show(c, { shown: { lender: lender.name, secret } });
  });
  return pages;
}
