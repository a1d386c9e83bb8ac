import { Command, InvalidArgumentError } from "commander";
import type { SiteContent } from "../content/site-content.ts";
import { formatJson } from "../platform/format-json.ts";
import {
  invitePerson,
  type ListedPerson,
  listPeople,
  MAX_NAME_LENGTH,
  revokePerson,
} from "../src/desk/access/desk-people.server.ts";
import { type OperatorContext, OperatorFailure } from "./context.ts";
import { formatTime } from "./office-time.ts";
import { formatTable, toPrintable } from "./table.ts";

const INVITE_HELP = `
Prints a link. Whoever opens it within 15 minutes makes a passkey and can enter the desk from then on; it works once.
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
  { content: site, config, terminal, withDatabase, now, newId, actor }: OperatorContext,
  name: string,
): Promise<void> {
  const { desk } = config;
  if (desk === undefined) {
    throw new OperatorFailure("The desk is off, so nobody was invited. Set DESK=on and restart the site.");
  }
  const { token, expiresAt, isNew } = await withDatabase((database) =>
    invitePerson(database, name, { now: now(), newId, actor }),
  );
  terminal.print(`${desk.url}/invite/${token}`);
  terminal.say(
    `${isNew ? `This link lets ${name} in.` : `${name} was invited before. This link adds a passkey.`} It works once, for ` +
      `15 minutes, until ${formatTime(site, expiresAt)}. Whoever has the link can enter: send it to ${name} alone.`,
  );
}

async function list(
  { content: site, terminal, withDatabase, now }: OperatorContext,
  { json }: { readonly json?: boolean },
): Promise<void> {
  const people = await withDatabase((database) => listPeople(database, now()));
  if (json) return terminal.print(formatJson(people.map(({ id: _, ...person }) => person)));
  if (people.length === 0) return terminal.say("Nobody yet. To let somebody in: desk invite NAME");
  terminal.print(formatTable(people, columns(site), terminal.width));
}

const showMoment = (site: SiteContent, moment: number | null) =>
  moment === null ? "" : formatTime(site, moment);

const columns = (site: SiteContent) => [
  { title: "NAME", read: ({ name }: ListedPerson) => name },
  { title: "SINCE", read: ({ createdAt }: ListedPerson) => formatTime(site, createdAt) },
  { title: "PASSKEYS", read: ({ passkeys }: ListedPerson) => String(passkeys) },
  { title: "SESSIONS", read: ({ sessions }: ListedPerson) => String(sessions) },
  { title: "LAST SEEN", read: ({ seenAt }: ListedPerson) => showMoment(site, seenAt) },
  { title: "REVOKED", read: ({ revokedAt }: ListedPerson) => showMoment(site, revokedAt) },
];

async function revoke(
  { terminal, withDatabase, now, actor }: OperatorContext,
  name: string,
  { yes = false }: { readonly yes?: boolean },
): Promise<void> {
  await withDatabase(async (database) => {
    const isKnown = ({ name: other, revokedAt }: ListedPerson) =>
      other.toLowerCase() === name.toLowerCase() && revokedAt === null;
    if (!(await listPeople(database, now())).some(isKnown)) failForName(name);
    if (!yes && !(await terminal.confirm(`Take away ${name}'s access to the desk?`))) {
      throw new OperatorFailure("Nothing was changed. In a script, confirm with --yes.");
    }
    const revoked = (await revokePerson(database, name, { now: now(), actor })) ?? failForName(name);
    const { sessions } = revoked;
    terminal.say(
      `${revoked.name} can no longer enter the desk. ${sessions} ${sessions === 1 ? "session has" : "sessions have"} ended.`,
    );
  });
}

function failForName(name: string): never {
  throw new OperatorFailure(`Nobody called ${name} can enter the desk. See: desk people`);
}
