import path from "node:path";
import { inject } from "vitest";
import { startDeskSession } from "../setup/desk-session.ts";
import type { Visit } from "./visit.ts";

/**
 * Opens a page of the desk as somebody who has signed in. Only Chromium can pretend to have a passkey, so the session
 * starts in the database.
 */
export async function enterDesk(visit: Visit, address: string): Promise<void> {
  const token = await startDeskSession(`file:${path.join(inject("siteData"), "rentratio.sqlite")}`);
  await visit.openEarly(inject("deskUrl"));
  await visit.untilShown("heading", "Sign in");
  await visit.evaluate((value) => {
    // biome-ignore lint/suspicious/noDocumentCookie: not every engine has the Cookie Store API
    document.cookie = `desk=${value}; path=/; SameSite=Strict`;
  }, token);
  await visit.openEarly(inject("deskUrl") + address);
}
