import { Command } from "commander";
import type { SiteContent } from "../content/site-content.ts";
import { type NewsSummary, readArticleId } from "../src/news/news-article.ts";
import { newsSummaries } from "../src/news/news-catalog.server.ts";
import {
  countMailings,
  countRecipients,
  queueArticle,
} from "../src/news/subscriptions/delivery/mailing-store.server.ts";
import { nameSubscribers } from "../src/news/subscriptions/subscription.ts";
import {
  countSubscriptions,
  listSubscriptions,
} from "../src/news/subscriptions/subscription-store.server.ts";
import { readAddress } from "./arguments.ts";
import { type OperatorContext, OperatorFailure, requireYes } from "./context.ts";
import { previewArticle, sendTest } from "./news-mail.ts";
import { type ListOptions, printList } from "./print-list.ts";
import { addRecordCommands, type RecordNoun } from "./records/record-commands.ts";
import { markdownFormat } from "./records/record-file.ts";
import { formatFacts } from "./table.ts";

const SEND_EXAMPLE = `
To see the mail in your own mailbox first:
  npm run operator -- news send texas-market-update --test you@example.com`;

const PREVIEW_EXAMPLE = `
Example:
  npm run operator -- news preview texas-market-update`;

const ARTICLE: RecordNoun = {
  kind: "news",
  noun: "article",
  example: "texas-market-update",
  format: markdownFormat,
  idOf(source) {
    const id = readArticleId(String(source));
    if (id === undefined) {
      throw new OperatorFailure(
        'Nothing was changed. The front matter has no id: add a line such as "id: my-article".',
      );
    }
    return id;
  },
  describe: String,
  hasOwnList: true,
};

export function newsCommand(context: OperatorContext): Command {
  const { content: site } = context;
  const news = new Command("news").description("publish news articles, and mail them to subscribers");
  addRecordCommands(news, context, ARTICLE);
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
    .option(
      "--test <address>",
      "send one test mail to this address only, and nothing to subscribers",
      readAddress,
    )
    .addHelpText("after", SEND_EXAMPLE)
    .action(async (slug, options) => {
      const article = requireArticle(site, slug);
      if (options.test === undefined) await send(context, article, options);
      else await sendTest(context, article, options.test);
    });
  news
    .command("preview")
    .description("print the mail as subscribers get it, and write its HTML to a file")
    .argument("<slug>", "the article's slug, from the list")
    .option("--json", "print JSON, with the HTML; write no file")
    .addHelpText("after", PREVIEW_EXAMPLE)
    .action(async (slug, options) => previewArticle(context, requireArticle(site, slug), options));
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
  { title: "TITLE", read: ({ title }: SentArticle) => title, canBeCut: true },
];

async function list(context: OperatorContext, options: ListOptions): Promise<void> {
  const mailings = await context.withDatabase(countMailings);
  printList(context, options, {
    rows: newsSummaries(context.content).map((article) => ({
      ...article,
      sent: mailings.get(article.id) ?? 0,
    })),
    columns: COLUMNS,
    describe: ({ id, title, publishedDate, sent }) => ({ id, title, publishedDate, sent }),
  });
}

function requireArticle(site: SiteContent, slug: string): NewsSummary {
  const article = newsSummaries(site).find(({ id }) => id === slug);
  if (article === undefined) throw new OperatorFailure(`No article has the slug ${slug}. See: news list`);
  return article;
}

async function send(
  context: OperatorContext,
  article: NewsSummary,
  options: { readonly yes?: boolean },
): Promise<void> {
  const { terminal, withDatabase } = context;
  await withDatabase(async (database, stamp) => {
    const recipients = await countRecipients(database, article.id);
    if (recipients === 0)
      return terminal.say("It was already sent to every confirmed subscriber. Nothing to do.");
    const question = `Mail "${article.title}" to ${nameSubscribers(recipients)}?`;
    const refusal = "Nothing was sent. In a script, confirm with --yes.";
    const agreedAt = await requireYes(context, options, question, refusal);
    const queued = await queueArticle(database, article.id, { ...stamp, now: agreedAt });
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
