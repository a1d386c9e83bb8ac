import { Command, InvalidArgumentError } from "commander";
import { formatJson } from "../../platform/format-json.ts";
import { adviseOnDraft, composeContentFile } from "../../src/content-pages/content-file.server.ts";
import { isSlug } from "../../src/content-pages/content-page.ts";
import { type ContentVersion, createContentStore } from "../../src/content-pages/content-store.server.ts";
import { fillDraft } from "../../src/content-pages/draft-figures.ts";
import {
  type PageOutcome,
  type PagePublishing,
  type PublishOptions as PublishRules,
  publishPage,
  restorePage,
} from "../../src/content-pages/publish-page.server.ts";
import { namedFigures } from "../../src/markdown/named-figures-catalog.server.ts";
import { readVersion } from "../arguments.ts";
import { type OperatorContext, OperatorFailure } from "../context.ts";
import { formatTime } from "../office-time.ts";
import { type ListOptions, printList } from "../print-list.ts";
import { formatTable } from "../table.ts";
import { readContentFile } from "./content-file.ts";
import { describeVersion, FIGURE_COLUMNS, historyColumns, listColumns, stateOf } from "./content-rows.ts";
import { openOwnPaths } from "./own-paths.ts";

const SLUG_HELP = "the page's path on the site, such as cash-flow-analysis";

const FILE_FORMAT = `
File format (the slug is the page's path on the site):
  ---
  slug: dscr-loans/bank-statements
  title: "Bank Statements and DSCR Loans"
  metaDescription: "What the page is about, in 70 to 170 characters, for search results."
  cta: match
  ---

  Text in Markdown. HTML is shown as text. To use one of the site's figures, write its name,
  as in "Rates run {{rates.range}}"; the page follows the site. For the names: content figures

The line cta is optional. It ends the page with a button that opens the lead form:
  match (Get Matched with Lenders), quote (Get Quote) or question (Ask a question).

To edit a page:
  npm run --silent operator -- content show cash-flow-analysis > page.md
  npm run operator -- content publish page.md`;

const RESTORE_EXAMPLE = `
To undo the last change:
  npm run operator -- content history cash-flow-analysis
  npm run operator -- content restore cash-flow-analysis 3`;

const ALLOW_DEAD_LINKS = [
  "--allow-dead-links",
  "publish although links lead to pages that the site does not have (yet)",
] as const;

export function contentCommand(context: OperatorContext): Command {
  const content = new Command("content").description("publish pages, and view and restore earlier versions");
  content
    .command("list")
    .description("list all pages, including unpublished ones")
    .option("--json", "print JSON")
    .action((options) => list(context, options));
  content
    .command("show")
    .description("print a page in the format that publish reads")
    .argument("<slug>", SLUG_HELP, readSlug)
    .option("--version <number>", "print this version instead of the newest", readVersion)
    .option("--json", "print JSON")
    .action((slug, options) => show(context, slug, options));
  content
    .command("publish")
    .description("publish a new page, or a new version of an existing one")
    .argument("<file>", "Markdown with front matter")
    .option(...ALLOW_DEAD_LINKS)
    .addHelpText("after", FILE_FORMAT)
    .action((file, options) => publish(context, file, options));
  content
    .command("figures")
    .description("list the figures that a page can use by name, such as {{rates.range}}")
    .option("--json", "print JSON")
    .action((options) => listFigures(context, options));
  content
    .command("unpublish")
    .description("remove a page from the site; its versions are kept")
    .argument("<slug>", SLUG_HELP, readSlug)
    .action((slug) => unpublish(context, slug));
  content
    .command("history")
    .description("list all versions of a page, newest first")
    .argument("<slug>", SLUG_HELP, readSlug)
    .option("--json", "print JSON")
    .action((slug, options) => history(context, slug, options));
  content
    .command("restore")
    .description("publish an earlier version again, as a new version")
    .argument("<slug>", SLUG_HELP, readSlug)
    .argument("<version>", "a version number from the history", readVersion)
    .option(...ALLOW_DEAD_LINKS)
    .addHelpText("after", RESTORE_EXAMPLE)
    .action((slug, version, options) => restore(context, slug, version, options));
  return content;
}

function readSlug(text: string): string {
  const slug = text.replace(/^\//, "");
  if (!isSlug(slug)) throw new InvalidArgumentError("A slug looks like cash-flow-analysis or loans/faq.");
  return slug;
}

async function list(context: OperatorContext, options: ListOptions): Promise<void> {
  printList(context, options, {
    rows: await withStore(context, (store) => store.list()),
    columns: listColumns(context.content),
    none: "No pages.",
    describe: describeVersion,
  });
}

async function show(
  context: OperatorContext,
  slug: string,
  { json, version }: ListOptions & { readonly version?: number },
): Promise<void> {
  const { content: site, terminal } = context;
  const versions = await requireHistory(context, slug);
  const shown =
    version === undefined ? versions[0] : versions.find((candidate) => candidate.version === version);
  if (shown === undefined) throw new OperatorFailure(describeMissingVersion(slug, versions));
  if (json) {
    const { markdown } = shown;
    return terminal.print(formatJson({ ...describeVersion(shown), markdown }));
  }
  terminal.print(composeContentFile(shown).trimEnd());
  terminal.say(`Version ${shown.version}, ${stateOf(shown)} ${formatTime(site, shown.savedAt)}.`);
}

interface PublishOptions {
  readonly allowDeadLinks?: boolean;
}

async function publish(context: OperatorContext, file: string, options: PublishOptions): Promise<void> {
  const { content: site, terminal } = context;
  const draft = await readContentFile(file, namedFigures(site));
  const result = await withPublishing(context, options, (publishing, rules) =>
    publishPage(publishing, draft, rules),
  );
  for (const advice of adviseOnDraft(fillDraft(draft, namedFigures(site)))) terminal.say(`Advice: ${advice}`);
  if (result.outcome === "unchanged") {
    terminal.say(`/${draft.slug} already has this content. Nothing was changed.`);
  } else {
    announce(context, result);
  }
}

function listFigures({ content: site, terminal }: OperatorContext, { json }: ListOptions): void {
  if (json) terminal.print(JSON.stringify(namedFigures(site), null, 2));
  else terminal.print(formatTable(Object.entries(namedFigures(site)), FIGURE_COLUMNS, terminal.width));
}

async function unpublish(context: OperatorContext, slug: string): Promise<void> {
  const removed = await withStore(context, (store) => store.unpublish(slug, context.actor));
  if (removed === undefined) {
    await requireHistory(context, slug);
    throw new OperatorFailure(`/${slug} is already off the site.`);
  }
  context.terminal.say(
    `/${slug} will be off the site within 5 seconds. Its versions are kept: content history ${slug}`,
  );
}

async function history(context: OperatorContext, slug: string, options: ListOptions): Promise<void> {
  printList(context, options, {
    rows: await requireHistory(context, slug),
    columns: historyColumns(context.content),
    describe: describeVersion,
  });
}

async function restore(
  context: OperatorContext,
  slug: string,
  version: number,
  options: PublishOptions,
): Promise<void> {
  const result = await withPublishing(context, options, (publishing, rules) =>
    restorePage(publishing, { slug, version }, rules),
  );
  switch (result.outcome) {
    case "reserved":
      throw new OperatorFailure(`/${slug} now belongs to a built-in page of the site.`);
    case "no such version":
      throw new OperatorFailure(describeMissingVersion(slug, await requireHistory(context, slug)));
    case "unknown figure":
      throw new OperatorFailure(
        `Version ${version} of /${slug} cannot be shown: ${result.mistake} Publish its text without that name. To list the names: content figures`,
      );
    default:
      announce(context, result);
  }
}

/** Says what was published, or fails with the reason why nothing was. */
function announce({ config, terminal }: OperatorContext, result: PageOutcome): void {
  const list = "deadLinks" in result ? result.deadLinks.map((link) => `\n  ${link}`).join("") : "";
  if (result.outcome === "dead links") {
    throw new OperatorFailure(
      `Nothing was published. These links lead nowhere on this site:${list}\nCorrect them, publish the other page first, or use --allow-dead-links.`,
    );
  }
  if (result.outcome !== "published") throw new OperatorFailure("Nothing was published. Try again.");
  if (list !== "") terminal.say(`Advice: these links lead nowhere on this site:${list}`);
  const { slug, version } = result.page;
  terminal.say(`Published version ${version}, live within 5 seconds: ${config.siteUrl}/${slug}`);
}

async function withPublishing(
  context: OperatorContext,
  { allowDeadLinks = false }: PublishOptions,
  work: (publishing: PagePublishing, rules: PublishRules) => Promise<PageOutcome>,
): Promise<PageOutcome> {
  const { content: site, actor, config } = context;
  const hasOwnPath = await openOwnPaths(site);
  return await withStore(context, (store) =>
    work(
      { store, figures: namedFigures(site), siteUrl: config.siteUrl, hasOwnPath },
      { actor, allowsDeadLinks: allowDeadLinks },
    ),
  );
}

async function requireHistory(context: OperatorContext, slug: string): Promise<readonly ContentVersion[]> {
  const versions = await withStore(context, (store) => store.history(slug));
  if (versions.length === 0) throw new OperatorFailure(`No page was ever published at /${slug}.`);
  return versions;
}

function describeMissingVersion(slug: string, versions: readonly ContentVersion[]): string {
  return `/${slug} has no such version: the newest is ${versions[0]?.version}.`;
}

function withStore<Result>(
  { withDatabase, now }: OperatorContext,
  work: (store: ReturnType<typeof createContentStore>) => Promise<Result>,
): Promise<Result> {
  return withDatabase((database) => work(createContentStore(database, now)));
}
