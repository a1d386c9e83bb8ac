import { Hono } from "hono";
import type { HttpContext, HttpEnvironment } from "../../platform/http/http-context.ts";
import type { NewsSummary } from "../../src/news/news-article.ts";
import {
  countMailings,
  countRecipients,
  queueArticle,
} from "../../src/news/subscriptions/delivery/mailing-store.server.ts";
import { nameSubscribers } from "../../src/news/subscriptions/subscription.ts";
import { type DeskRoom, readForm, readNumber } from "../desk-room.server.ts";
import type { PublishDeps } from "./publish-tools.server.ts";
import type { MailArticleView } from "./publish-view-data.ts";

export interface ArticleMailingDeps extends Pick<PublishDeps, "database" | "wakeWorker"> {
  /** The articles of the running site: a mail links to one. */
  readonly articles: () => readonly NewsSummary[];
}

/** Mails an article that the site shows to its subscribers, as `news send` does. */
export function createArticleMailing(
  { database, articles, wakeWorker }: ArticleMailingDeps,
  { stampOf, showInside, showMissing, done }: DeskRoom,
): Hono<HttpEnvironment> {
  const pages = new Hono<HttpEnvironment>();

  pages.get("/mail/:id", async (c) => {
    const view = await read(c);
    return view === undefined ? await showNoArticle(c) : await showInside(c, view);
  });

  pages.post("/mail/:id", async (c) => {
    const view = await read(c);
    if (view === undefined) return await showNoArticle(c);
    if (readNumber(readForm(c), "recipients") !== view.recipients) {
      const problem = "The number of subscribers has changed meanwhile. Nothing was sent: look again.";
      return await showInside(c, { ...view, problem }, 409);
    }
    const queued = await queueArticle(database, view.id, stampOf(c));
    wakeWorker();
    const text = `Queued for ${nameSubscribers(queued)}. The site sends the mails; what fails is under Deliveries.`;
    return done(c, `/publish/news/edit/${view.id}`, text);
  });
  return pages;

  /** Undefined unless the site shows the article. */
  async function read(c: HttpContext): Promise<MailArticleView | undefined> {
    const article = articles().find(({ id }) => id === c.req.param("id"));
    if (article === undefined) return undefined;
    const { id, title } = article;
    const recipients = await countRecipients(database, id);
    const sent = (await countMailings(database)).get(id);
    return {
      page: "mail-article",
      id,
      title,
      recipients,
      recipientsText: nameSubscribers(recipients),
      alreadySent: sent === undefined ? undefined : nameSubscribers(sent),
    };
  }

  function showNoArticle(c: HttpContext): Promise<Response> {
    const text = "Only an article that the site shows can be mailed. Publish it first.";
    return showMissing(c, "The site shows no such article", text);
  }
}
