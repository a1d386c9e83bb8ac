import { findTestRecipient, sendTestMail } from "../../server/doctor/send-test-mail.ts";
import { mailSender } from "../../src/leads/delivery/delivery-catalog.server.ts";
import { type OperatorContext, OperatorFailure } from "../context.ts";

/** Sends a test mail, and says in words what became of it. Fails if nobody can get it. */
export async function checkMail(
  { content: site, config, terminal, newId }: OperatorContext,
  { json = false }: { readonly json?: boolean },
): Promise<void> {
  terminal.progress(`Sending a mail to ${findTestRecipient(config, mailSender(site))}`);
  const { to, problem } = await sendTestMail(config, mailSender(site), newId());
  if (json) terminal.print(JSON.stringify({ to, isSent: problem === null, problem }, null, 2));
  if (problem !== null) throw new OperatorFailure(`The test mail reaches nobody: ${problem}`);
  if (!json) terminal.print(`The mail server took a test mail to ${to}. See whether it arrives.`);
}
