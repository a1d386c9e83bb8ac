import { Command } from "commander";
import { openAnchorStore } from "../consent/consent-anchor.ts";
import { type OperatorContext, OperatorFailure } from "../context.ts";
import { loadLeadKeys } from "../site-secret.ts";
import { checkConfig } from "./config-checks.ts";
import { checkContent, checkPromises, type SiteContent } from "./content-checks.ts";
import { checkData } from "./data-checks.ts";
import { siteContent } from "./doctor-catalog.server.ts";
import { checkFigures } from "./figure-checks.ts";
import { type Finding, problem } from "./finding.ts";
import { checkLenders } from "./lender-checks.ts";

export function doctorCommand(context: OperatorContext, content: SiteContent = siteContent): Command {
  return new Command("doctor")
    .description("list what must be fixed before the site goes live, and what needs attention")
    .option("--json", "print JSON")
    .action((options) => examine(context, content, options));
}

async function examine(
  context: OperatorContext,
  content: SiteContent,
  { json }: { readonly json?: boolean },
): Promise<void> {
  const { config, terminal } = context;
  const findings = [
    ...checkContent(content),
    ...checkLenders(content.lenders, context.now()),
    ...checkFigures(content.figures, context.now()),
    ...checkPromises(content.promisedDays, config.retentionDays),
    ...checkConfig(config),
    ...(await examineData(context)),
  ];
  if (json) terminal.print(JSON.stringify(findings, null, 2));
  else terminal.print(describe(findings));
  const problems = findings.filter(({ level }) => level === "problem").length;
  if (problems > 0)
    throw new OperatorFailure(`${problems} ${problems === 1 ? "problem" : "problems"} to fix.`);
}

/** A database that cannot be opened is a finding too, and must not hide the others. */
async function examineData(context: OperatorContext): Promise<readonly Finding[]> {
  const { config, now, terminal, withDatabase } = context;
  terminal.progress("Reading the database");
  try {
    return await withDatabase(async (database) => {
      const keys = await loadLeadKeys(config);
      const anchorStore = await openAnchorStore(context, database);
      return await checkData(database, { config, keys, anchorStore, now: now() });
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const cause = error.cause instanceof Error ? `: ${error.cause.message}` : "";
    return [
      problem(`The database cannot be read. ${error.message}${cause}`, "Fix that, and run doctor again."),
    ];
  }
}

function describe(findings: readonly Finding[]): string {
  if (findings.length === 0) return "No problems found.";
  return findings
    .toSorted((a, b) => b.level.localeCompare(a.level))
    .map(({ level, what, remedy }) => `${level.toUpperCase().padEnd(7)}  ${what}\n         ${remedy}`)
    .join("\n");
}
