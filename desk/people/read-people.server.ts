import { type LeadOwner, listOwners } from "../../src/leads/owners/lead-owners.server.ts";
import { listPeople } from "../access/desk-people.server.ts";
import type { DeskDeps } from "../desk-data.server.ts";
import { describeMoment, type Moment } from "../frame/office-times.ts";

/** Somebody who may enter the desk. */
export interface Colleague extends LeadOwner {
  readonly passkeys: number;
  readonly sessions: number;
  /** When they last did something here. */
  readonly seen: Moment | undefined;
  readonly isViewer: boolean;
}

export interface PeopleView {
  readonly page: "people";
  readonly people: readonly Colleague[];
  /** What was wrong with whose form, and what was typed. */
  readonly problem?: { readonly id: string; readonly text: string; readonly email: string } | undefined;
  /** The link that was just made. It is shown this once. */
  readonly invited?:
    | { readonly name: string; readonly link: string; readonly until: Moment; readonly isNew: boolean }
    | undefined;
  /** A name that cannot be invited. */
  readonly refused?: { readonly name: string; readonly text: string } | undefined;
}

export async function readPeople(
  { database, office, now }: Pick<DeskDeps, "database" | "office" | "now">,
  viewer: string,
): Promise<PeopleView> {
  const known = new Map((await listPeople(database, now())).map((person) => [person.id, person]));
  const owners = await listOwners(database.db);
  const people = owners.map((owner): Colleague => {
    const { passkeys = 0, sessions = 0, seenAt = null } = known.get(owner.id) ?? {};
    const seen = seenAt === null ? undefined : describeMoment(seenAt, office());
    return { ...owner, passkeys, sessions, seen, isViewer: owner.id === viewer };
  });
  return { page: "people", people };
}
