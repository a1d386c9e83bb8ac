import path from "node:path";
import { Command } from "commander";
import type { NewsSummary } from "../src/news/news-article.ts";
import { readNewsFiles } from "../src/news/news-files.server.ts";
import {
  countMailings,
  countRecipients,
  queueArticle,
} from "../src/news/subscriptions/delivery/mailing-store.server.ts";
import {
  countSubscriptions,
  listSubscriptions,
} from "../src/news/subscriptions/subscription-store.server.ts";
import { type OperatorContext, OperatorFailure } from "./context.ts";
import { formatFacts, formatTable } from "./table.ts";

const ARTICLES = path.resolve(import.meta.dirname, "../content/news");

export function newsCommand(context: OperatorContext): Command {
  const news = new Command("news").description("mail news articles to subscribers");
  news
    .command("list")
    .description("list the articles, newest first, with the number of subscribers each was sent to")
    .option("--json", "print JSON")
    .action((options) => list(context, options));
  news
    .command("send")
    .description("mail an article to every confirmed subscriber who has not been sent it yet")
    .argument("<slug>", "the article's slug, from the list")
    .option("--yes", "do not ask for confirmation")
    .action((slug, options) => send(context, slug, options));
  news
    .command("subscribers")
    .description("show the number of subscribers")
    .option("--json", "print JSON")
    .option("--addresses", "with --json: include their e-mail addresses (personal data)")
    .action((options) => showSubscribers(context, options));
  return news;
}

interface SentArticle extends NewsSummary {
  readonly sent: number;
}

const COLUMNS = [
  { title: "PUBLISHED", read: ({ publishedDate }: SentArticle) => publishedDate },
  { title: "SENT", read: ({ sent }: SentArticle) => String(sent) },
  { title: "SLUG", read: ({ id }: SentArticle) => id },
  { title: "TITLE", read: ({ title }: SentArticle) => title },
];

async function list(
  { terminal, withDatabase }: OperatorContext,
  { json }: { readonly json?: boolean },
): Promise<void> {
  const articles = await readNewsFiles(ARTICLES);
  const mailings = await withDatabase(countMailings);
  const shown = articles.map((article) => ({ ...article, sent: mailings.get(article.id) ?? 0 }));
  if (!json) return terminal.print(formatTable(shown, COLUMNS, terminal.width));
  const described = shown.map(({ id, title, publishedDate, sent }) => ({ id, title, publishedDate, sent }));
  terminal.print(JSON.stringify(described, null, 2));
}

async function send(
  { terminal, withDatabase, now, newId }: OperatorContext,
  slug: string,
  { yes = false }: { readonly yes?: boolean },
): Promise<void> {
  const article = (await readNewsFiles(ARTICLES)).find(({ id }) => id === slug);
  if (article === undefined) throw new OperatorFailure(`No article has the slug ${slug}. See: news list`);
  await withDatabase(async (database) => {
    const recipients = await countRecipients(database, slug);
    if (recipients === 0)
      return terminal.say("It was already sent to every confirmed subscriber. Nothing to do.");
    if (!yes && !(await terminal.confirm(`Mail "${article.title}" to ${nameSubscribers(recipients)}?`))) {
      throw new OperatorFailure("Nothing was sent. In a script, confirm with --yes.");
    }
    const queued = await queueArticle(database, slug, { now: now(), newId });
    terminal.say(
      `Queued for ${nameSubscribers(queued)}. The site sends the mails. To follow: deliveries list --kind news-article`,
    );
  });
}

async function showSubscribers(
  { terminal, withDatabase }: OperatorContext,
  { json, addresses }: { readonly json?: boolean; readonly addresses?: boolean },
): Promise<void> {
  if (addresses && !json) throw new OperatorFailure("--addresses works only with --json.");
  const { counts, found } = await withDatabase(async (database) => ({
    counts: await countSubscriptions(database),
    found: addresses ? await listSubscriptions(database) : undefined,
  }));
  if (json) {
    const subscribers = found?.map(({ email, state }) => ({ email, state }));
    return terminal.print(JSON.stringify({ ...counts, ...(subscribers && { subscribers }) }, null, 2));
  }
  terminal.print(
    formatFacts([
      { label: String(counts.confirmed), value: "confirmed: receive the news" },
      { label: String(counts.pending), value: "pending: have not opened the confirmation link yet" },
      { label: String(counts.unsubscribed), value: "unsubscribed" },
    ]),
  );
}

function nameSubscribers(count: number): string {
  return `${count} ${count === 1 ? "subscriber" : "subscribers"}`;
}
