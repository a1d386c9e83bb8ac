import { Command } from "commander";
import { examineDatabase, examineSettings } from "../../server/doctor/examine-site.ts";
import { type Check, type Finding, problem } from "../../server/doctor/finding.ts";
import { findTestRecipient, sendTestMail } from "../../server/doctor/send-test-mail.ts";
import { mailSender } from "../../src/leads/delivery/delivery-catalog.server.ts";
import { namedFigures } from "../../src/markdown/named-figures-catalog.server.ts";
import { officeCalendar } from "../../src/office/office-catalog.server.ts";
import { type ReviewedContent, reviewedContent } from "../../src/site/reviewed-content-catalog.server.ts";
import { openAnchorStore } from "../consent/consent-anchor.ts";
import { openOwnPaths } from "../content/own-paths.ts";
import { type OperatorContext, OperatorFailure } from "../context.ts";
import { loadLeadKeys } from "../site-secret.ts";

export function doctorCommand(
  context: OperatorContext,
  content: ReviewedContent = reviewedContent(context.content),
): Command {
  return new Command("doctor")
    .description("list what must be fixed before the site goes live, and what needs attention")
    .option("--mail", "only send a test mail to LEAD_NOTIFY_EMAIL, and say what became of it")
    .option("--json", "print JSON")
    .addHelpText("after", "\nAfter you changed SMTP_URL:\n  npm run operator -- doctor --mail")
    .action((options) => (options.mail ? checkMail(context, options) : examine(context, content, options)));
}

async function examine(
  context: OperatorContext,
  content: ReviewedContent,
  { json }: { readonly json?: boolean },
): Promise<void> {
  const { config, terminal, now } = context;
  const checks = [...examineSettings(config, content, now()), ...(await examineData(context))];
  const findings = checks.flatMap((check) => check.findings);
  if (json) terminal.print(JSON.stringify(findings, null, 2));
  else terminal.print(describe(findings));
  const problems = findings.filter(({ level }) => level === "problem").length;
  if (problems > 0)
    throw new OperatorFailure(`${problems} ${problems === 1 ? "problem" : "problems"} to fix.`);
}

/** A database that cannot be opened is a finding too, and must not hide the others. */
async function examineData(context: OperatorContext): Promise<readonly Check[]> {
  const { config, content, now, terminal, withDatabase } = context;
  terminal.progress("Reading the database");
  try {
    return await withDatabase(async (database) => {
      const keys = await loadLeadKeys(config);
      const anchorStore = await openAnchorStore(context, database);
      return await examineDatabase(database, {
        config,
        keys,
        anchorStore,
        office: officeCalendar(content),
        figures: namedFigures(content),
        openOwnPaths: () => openOwnPaths(content),
        now: now(),
      });
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const cause = error.cause instanceof Error ? `: ${error.cause.message}` : "";
    const what = `The database cannot be read. ${error.message}${cause}`;
    return [{ about: "Database", findings: [problem(what, "Fix that, and run doctor again.")] }];
  }
}

function describe(findings: readonly Finding[]): string {
  if (findings.length === 0) return "No problems found.";
  return findings
    .toSorted((a, b) => b.level.localeCompare(a.level))
    .map(({ level, what, remedy }) => `${level.toUpperCase().padEnd(7)}  ${what}\n         ${remedy}`)
    .join("\n");
}

/** Sends a test mail, and says in words what became of it. Fails if nobody can get it. */
async function checkMail(
  { content: site, config, terminal, newId }: OperatorContext,
  { json = false }: { readonly json?: boolean },
): Promise<void> {
  terminal.progress(`Sending a mail to ${findTestRecipient(config, mailSender(site))}`);
  const { to, problem } = await sendTestMail(config, mailSender(site), newId());
  if (json) terminal.print(JSON.stringify({ to, isSent: problem === null, problem }, null, 2));
  if (problem !== null) throw new OperatorFailure(`The test mail reaches nobody: ${problem}`);
  if (!json) terminal.print(`The mail server took a test mail to ${to}. See whether it arrives.`);
}
