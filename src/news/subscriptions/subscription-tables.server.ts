import { sql } from "kysely";
import type { Migration } from "../../../platform/database/migrations.ts";
import type { MailPauseTables } from "../../../platform/mail/mail-pauses.ts";
import type { SubscriptionState } from "./subscription.ts";

/** Column names leave this folder's stores only as Kysely types. */
export interface NewsTables extends MailPauseTables {
  news_subscriptions: {
    id: string;
    /** Normalized. */
    email: string;
    state: SubscriptionState;
    requested_at: number;
    /** Together with the site's secret it makes the token of the mailed link. Only the token's digest is stored. */
    link_salt: string | null;
    link_sha256: string | null;
    link_expires_at: number | null;
    /** JSON */
    consent: string | null;
    unsubscribed_at: number | null;
  };
  news_mailings: {
    article_id: string;
    subscription_id: string;
    job_id: string;
    queued_at: number;
  };
}

export const newsMigrations: readonly Migration[] = [
  {
    id: "0030-create-news-subscriptions",
    why: "Who gets the news by mail, with the proof that they asked for it, and which articles they were sent.",
    async up({ schema }) {
      await schema
        .createTable("news_subscriptions")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("email", "text", (column) => column.notNull().unique())
        .addColumn("state", "text", (column) =>
          column.notNull().check(sql`state in ('pending', 'confirmed', 'unsubscribed')`),
        )
        .addColumn("requested_at", "bigint", (column) => column.notNull())
        .addColumn("link_salt", "text")
        .addColumn("link_sha256", "text", (column) => column.unique())
        .addColumn("link_expires_at", "bigint")
        .addColumn("consent", "text")
        .addColumn("unsubscribed_at", "bigint")
        .execute();
      await schema
        .createTable("news_mailings")
        .addColumn("article_id", "text", (column) => column.notNull())
        .addColumn("subscription_id", "text", (column) =>
          column.notNull().references("news_subscriptions.id").onDelete("cascade"),
        )
        .addColumn("job_id", "text", (column) => column.notNull())
        .addColumn("queued_at", "bigint", (column) => column.notNull())
        .addPrimaryKeyConstraint("news_mailings_key", ["article_id", "subscription_id"])
        .execute();
      await schema
        .createIndex("news_mailings_by_subscription")
        .on("news_mailings")
        .columns(["subscription_id"])
        .execute();
    },
  },
  {
    id: "0063-create-news-mail-pauses",
    why: "Anybody can type a stranger's address into the form: how often we wrote there outlives the unconfirmed address.",
    async up({ schema }) {
      await schema
        .createTable("news_mail_pauses")
        .addColumn("address_digest", "text", (column) => column.primaryKey())
        .addColumn("mails", "integer", (column) => column.notNull())
        .addColumn("last_mail_at", "bigint", (column) => column.notNull())
        .addColumn("next_mail_at", "bigint", (column) => column.notNull())
        .execute();
    },
  },
];
