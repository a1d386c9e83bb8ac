import { Command, InvalidArgumentError } from "commander";
import type { SiteContent } from "../content/site-content.ts";
import { findDeskAddress } from "../desk/access/desk-address.server.ts";
import {
  invitePerson,
  type ListedPerson,
  listPeople,
  MAX_NAME_LENGTH,
  revokePerson,
} from "../desk/access/desk-people.server.ts";
import { type OperatorContext, OperatorFailure, requireYes } from "./context.ts";
import { formatTime } from "./office-time.ts";
import { type ListOptions, printList } from "./print-list.ts";
import { toPrintable } from "./table.ts";

const INVITE_HELP = `
Prints a link to the desk of the site that was started last. Whoever opens it within 15 minutes makes a passkey and can enter the desk from then on; it works once.
Invite somebody again if they need another passkey or if the link has expired. A new link replaces the one before.

Examples:
  npm run operator -- desk invite Ann
  npm run operator -- desk invite "Ann Lee"`;

export function deskCommand(context: OperatorContext): Command {
  const desk = new Command("desk").description("let people into the operator's desk, and take that back");
  desk
    .command("invite")
    .description("print a link that lets somebody in")
    .argument("<name>", "how the desk and the audit log call this person", readName)
    .addHelpText("after", INVITE_HELP)
    .action((name) => invite(context, name));
  desk
    .command("people")
    .description("list everybody who was invited, by name")
    .option("--json", "print JSON")
    .addHelpText("after", "\nExample:\n  npm run operator -- desk people")
    .action((options) => list(context, options));
  desk
    .command("revoke")
    .description("take away somebody's access at once: their sessions, passkeys and links end")
    .argument("<name>", "a name from the list of people", readName)
    .option("--yes", "do not ask for confirmation")
    .addHelpText("after", "\nExample:\n  npm run operator -- desk revoke Ann")
    .action((name, options) => revoke(context, name, options));
  return desk;
}

function readName(text: string): string {
  const name = text.trim();
  if (name === "" || name.length > MAX_NAME_LENGTH || toPrintable(name) !== name) {
    throw new InvalidArgumentError(`A name has 1 to ${MAX_NAME_LENGTH} characters, on one line.`);
  }
  return name;
}

async function invite(
  { content: site, config, terminal, withDatabase }: OperatorContext,
  name: string,
): Promise<void> {
  const { desk } = config;
  if (desk === undefined) {
    throw new OperatorFailure("The desk is off, so nobody was invited. Set DESK=on and restart the site.");
  }
  const { token, expiresAt, isNew, address } = await withDatabase(async (database, stamp) => ({
    ...(await invitePerson(database, name, stamp)),
    address: await findDeskAddress(database),
  }));
  // This shell may not have the settings of the running site.
  terminal.print(`${address ?? desk.url}/invite/${token}`);
  terminal.say(
    `${isNew ? `This link lets ${name} in.` : `${name} was invited before. This link adds a passkey.`} It works once, for ` +
      `15 minutes, until ${formatTime(site, expiresAt)}. Whoever has the link can enter: send it to ${name} alone.`,
  );
}

async function list(context: OperatorContext, options: ListOptions): Promise<void> {
  const { content: site, withDatabase, now } = context;
  printList(context, options, {
    rows: await withDatabase((database) => listPeople(database, now())),
    columns: columns(site),
    none: "Nobody yet. To let somebody in: desk invite NAME",
    describe: ({ id: _, ...person }) => person,
  });
}

const columns = (site: SiteContent) => [
  { title: "NAME", read: ({ name }: ListedPerson) => name },
  { title: "SINCE", read: ({ createdAt }: ListedPerson) => formatTime(site, createdAt) },
  { title: "PASSKEYS", read: ({ passkeys }: ListedPerson) => String(passkeys) },
  { title: "SESSIONS", read: ({ sessions }: ListedPerson) => String(sessions) },
  { title: "LAST SEEN", read: ({ seenAt }: ListedPerson) => formatTime(site, seenAt) },
  { title: "REVOKED", read: ({ revokedAt }: ListedPerson) => formatTime(site, revokedAt) },
];

async function revoke(
  context: OperatorContext,
  name: string,
  options: { readonly yes?: boolean },
): Promise<void> {
  const { terminal, withDatabase } = context;
  await withDatabase(async (database, stamp) => {
    const isKnown = ({ name: other, revokedAt }: ListedPerson) =>
      other.toLowerCase() === name.toLowerCase() && revokedAt === null;
    if (!(await listPeople(database, stamp.now)).some(isKnown)) failForName(name);
    const agreedAt = await requireYes(context, options, `Take away ${name}'s access to the desk?`);
    const revoked = (await revokePerson(database, name, { ...stamp, now: agreedAt })) ?? failForName(name);
    const { sessions } = revoked;
    terminal.say(
      `${revoked.name} can no longer enter the desk. ${sessions} ${sessions === 1 ? "session has" : "sessions have"} ended.`,
    );
  });
}

function failForName(name: string): never {
  throw new OperatorFailure(`Nobody called ${name} can enter the desk. See: desk people`);
}
