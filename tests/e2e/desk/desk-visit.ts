import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { COMPLETE_LEAD } from "../../setup/leads.ts";
import type { BuiltSite } from "../../setup/site/built-site.ts";
import { operate } from "../../setup/site/site-operator.ts";
import { findShownViolations } from "../axe.ts";

/** What tests of the desk do first: come in, and have leads. Each file starts a site of its own, `hasDesk`. */

/** The link that the command prints. */
export async function invite(site: BuiltSite, name: string): Promise<string> {
  const link = /http:\S+/.exec(await operate(site, "desk", "invite", name))?.[0] ?? "";
  expect(link).toMatch(new RegExp(`^${site.deskUrl}/invite/[\\w-]{43}$`));
  return link;
}

/** Gives the browser a device that holds passkeys and always agrees. */
export async function giveAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

interface Visit {
  readonly baseURL: string;
  readonly bypassCSP: boolean;
  readonly tolerated: RegExp;
  readonly hasApplication: boolean;
}
type OpenPage = (visit: Visit) => Promise<Page>;

/** A page of somebody who has just enrolled. */
export async function enter(
  site: BuiltSite,
  openPage: OpenPage,
  name = `Person ${randomUUID().slice(0, 8)}`,
): Promise<Page> {
  const page = await openPage({
    baseURL: site.deskUrl,
    bypassCSP: true,
    tolerated: REFUSED,
    hasApplication: false,
  });
  await giveAuthenticator(page);
  await page.goto(await invite(site, name));
  await page.getByRole("button", { name: /passkey/i }).click();
  await page.waitForURL("**/passkeys");
  return page;
}

/** Chromium writes refused requests to the console. */
export const REFUSED = /Failed to load resource/;

let leads = 0;
export async function sendLead(site: BuiltSite, changes: object = {}): Promise<string> {
  leads += 1;
  const response = await fetch(`${site.url}/api/leads`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID() },
    body: JSON.stringify({
      ...COMPLETE_LEAD,
      name: `Ann <b>Lee</b> ${leads}`,
      email: `ann${leads}@example.com`,
      phone: `(512) 555-01${String(leads).padStart(2, "0")}`,
      ...changes,
    }),
  });
  const { reference } = await response.json();
  expect(reference).toMatch(/^RR-/);
  return reference;
}

const SCREENS = [
  { width: 360, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
] as const;

/** What is wrong with a screen, narrow in light and wide in dark: axe's findings, and what sticks out. */
export async function findScreenProblems(page: Page, path: string): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const { width, colorScheme } of SCREENS) {
    await page.setViewportSize({ width, height: 900 });
    // The desk follows the system's theme. Loaded anew: colors that fade in have no contrast yet.
    await page.emulateMedia({ colorScheme });
    await page.goto(path);
    const found = [
      ...(await findShownViolations(page)),
      ...(await page.evaluate(() =>
        document.documentElement.scrollWidth > innerWidth ? ["sticks out to the right"] : [],
      )),
    ];
    problems.push(...found.map((problem) => `${path} at ${width}, ${colorScheme}: ${problem}`));
  }
  return problems;
}
