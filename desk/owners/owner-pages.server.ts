import { Hono } from "hono";
import type { HttpEnvironment } from "../../platform/http/http-context.ts";
import { isEmailAddress } from "../../platform/mail/email-address.ts";
import { saveOwner } from "../../src/leads/owners/lead-owners.server.ts";
import type { DeskDeps } from "../desk-data.server.ts";
import { type DeskRoom, readForm, readText } from "../desk-room.server.ts";
import { readOwners } from "./read-owners.server.ts";

/** Who gets the leads: where each colleague's mails go, and who takes new ones in turn. */
export function createOwnerPages(
  { database }: Pick<DeskDeps, "database">,
  { stampOf, showInside, showMissing, done }: DeskRoom,
): Hono<HttpEnvironment> {
  const pages = new Hono<HttpEnvironment>();

  pages.get("/owners", async (c) => await showInside(c, await readOwners(database)));

  pages.post("/owners/:id", async (c) => {
    const form = readForm(c);
    const id = c.req.param("id");
    const email = readText(form, "email");
    if (email !== "" && !isEmailAddress(email)) {
      const problem = { id, email, text: "This is no e-mail address. Nothing was saved." };
      return await showInside(c, { ...(await readOwners(database)), problem }, 422);
    }
    const takesTurns = form.get("turns") === "on";
    const isSaved = await saveOwner(database, { id, email: email || null, takesTurns }, stampOf(c));
    if (!isSaved) return await showMissing(c, "There is no such colleague", "Their access may have ended.");
    return done(c, "/owners", "Saved.");
  });
  return pages;
}
