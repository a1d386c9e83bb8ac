import { listWebhookSecrets } from "../../src/handoff/webhook/webhook-secrets.server.ts";
import type { DeskDeps } from "../desk-data.server.ts";
import { describeMoment } from "../frame/office-times.ts";

export type WebhookDeps = Pick<DeskDeps, "config" | "database" | "secret" | "office" | "facts">;

export type WebhooksView = Awaited<ReturnType<typeof readWebhooksView>> & {
  /** Just made: it is in this answer and nowhere else. */
  readonly shown?: { readonly lender: string; readonly secret: string } | undefined;
  /** Why the last click changed nothing. */
  readonly problem?: string | undefined;
};

export async function readWebhooksView({ config, database, office, facts }: WebhookDeps) {
  const known = await listWebhookSecrets(database);
  return {
    page: "webhooks" as const,
    lenders: facts()
      .handoffRules.dealLenders.filter(({ webhookUrl }) => webhookUrl !== null)
      .map(({ id, name, webhookUrl }) => {
        const secret = known.get(id);
        return {
          id,
          name,
          webhookUrl: webhookUrl ?? "",
          answersTo: `${config.siteUrl}/api/lenders/${id}/messages`,
          version: secret?.version ?? 0,
          made: secret && { when: describeMoment(secret.madeAt, office()), by: secret.actor },
        };
      }),
  };
}
