import { Hono } from "hono";
import type { HttpContext, HttpEnvironment } from "../../platform/http/http-context.ts";
import { isEmailAddress } from "../../platform/mail/email-address.ts";
import { hasOtherAddress, listOwners, saveOwner } from "../../src/leads/owners/lead-owners.server.ts";
import { invitePerson, MAX_NAME_LENGTH, revokePerson } from "../access/desk-people.server.ts";
import type { DeskDeps } from "../desk-data.server.ts";
import { type DeskRoom, type DeskStatus, readForm, readText } from "../desk-room.server.ts";
import { describeMoment } from "../frame/office-times.ts";
import { type PeopleView, readPeople } from "./read-people.server.ts";

const GONE = ["There is no such colleague", "Their access may have ended."] as const;

/** Who may enter the desk, where their mails go, and who takes new leads in turn. */
export function createPeoplePages(
  deps: Pick<DeskDeps, "database" | "office" | "now" | "deskUrl">,
  { sessionOf, stampOf, askProof, showInside, showMissing, done }: DeskRoom,
): Hono<HttpEnvironment> {
  const { database, office, deskUrl } = deps;
  const pages = new Hono<HttpEnvironment>();

  pages.get("/people", (c) => show(c, {}));

  pages.post("/people/invite", async (c) => {
    const unproven = askProof(c, "/people");
    if (unproven) return unproven;
    const name = readText(readForm(c), "name");
    if (name === "" || name.length > MAX_NAME_LENGTH || /[\r\n\t]/.test(name)) {
      const text = `A name has 1 to ${MAX_NAME_LENGTH} characters, on one line. Nobody was invited.`;
      return await show(c, { refused: { name, text } }, 422);
    }
    const { token, expiresAt, isNew } = await invitePerson(database, name, stampOf(c));
    const until = describeMoment(expiresAt, office());
    return await show(c, { invited: { name, link: `${deskUrl}/invite/${token}`, until, isNew } });
  });

  pages.post("/people/:id", async (c) => {
    const form = readForm(c);
    const id = c.req.param("id");
    const email = readText(form, "email");
    if (email !== "" && !isEmailAddress(email)) {
      return await show(
        c,
        { problem: { id, email, text: "This is no e-mail address. Nothing was saved." } },
        422,
      );
    }
    // Notices about the access go there.
    const unproven =
      (await hasOtherAddress(database.db, { id, email: email || null })) && askProof(c, "/people");
    if (unproven) return unproven;
    const takesTurns = form.get("turns") === "on";
    const isSaved = await saveOwner(database, { id, email: email || null, takesTurns }, stampOf(c));
    return isSaved ? done(c, "/people", "Saved.") : await showMissing(c, ...GONE);
  });

  pages.post("/people/:id/revoke", async (c) => {
    const unproven = askProof(c, "/people");
    if (unproven) return unproven;
    const id = c.req.param("id");
    // Nobody locks themselves out by a slip. The command line does it.
    const person = (await listOwners(database.db)).find((owner) => owner.id === id);
    if (person === undefined || id === sessionOf(c).person.id) return await showMissing(c, ...GONE);
    const revoked = await revokePerson(database, person.name, stampOf(c));
    if (revoked === undefined) return await showMissing(c, ...GONE);
    return done(c, "/people", `${revoked.name} can no longer enter the desk, and is signed out everywhere.`);
  });
  return pages;

  async function show(c: HttpContext, more: Partial<PeopleView>, status: DeskStatus = 200) {
    return await showInside(c, { ...(await readPeople(deps, sessionOf(c).person.id)), ...more }, status);
  }
}
