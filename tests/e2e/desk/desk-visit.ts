import { randomUUID } from "node:crypto";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { isProof } from "../../setup/budget.ts";
import { startDeskSession } from "../../setup/desk-session.ts";
import { COMPLETE_LEAD } from "../../setup/leads.ts";
import { operate } from "../../setup/site/site-operator.ts";
import type { Site } from "../../setup/site/start-site.ts";
import { findShownViolations } from "../axe.ts";

/** What tests of the desk do first: come in, and have leads. Each file starts a site of its own, `hasDesk`. */

/** The link that the command prints. */
export async function invite(site: Site, name: string): Promise<string> {
  const link = /http:\S+/.exec(await operate(site, "desk", "invite", name))?.[0] ?? "";
  expect(link).toMatch(new RegExp(`^${site.deskUrl}/invite/[\\w-]{43}$`));
  return link;
}

/** Gives the browser a device that holds passkeys and always agrees. */
async function giveAuthenticator(page: Page): Promise<void> {
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
  readonly tolerated: RegExp;
  readonly javaScriptEnabled?: boolean;
}
type OpenPage = (visit: Visit) => Promise<Page>;

const openDoor = (site: Site, openPage: OpenPage) => openPage({ baseURL: site.deskUrl, tolerated: REFUSED });

/** A page of somebody who has just enrolled. */
export async function enroll(site: Site, openPage: OpenPage, link: string): Promise<Page> {
  const page = await openDoor(site, openPage);
  await giveAuthenticator(page);
  await page.goto(link);
  await page.getByRole("button", { name: /passkey/i }).click();
  await page.waitForURL("**/passkeys");
  return page;
}

/** The database of a site, to change what only time or a mistake changes. */
export function openSiteDatabase(site: Site): DatabaseSync {
  const database = new DatabaseSync(path.join(site.dataFolder, "rentratio.sqlite"));
  database.exec("pragma busy_timeout = 5000");
  return database;
}

/** The cookie of a session that starts in the database: quicker than a passkey. */
async function startSession(site: Site, name: string) {
  const token = await startDeskSession(`file:${path.join(site.dataFolder, "rentratio.sqlite")}`, name);
  return { name: "desk", value: token, url: site.deskUrl, httpOnly: true, sameSite: "Strict" } as const;
}

interface Entrance {
  readonly path?: string;
  readonly name?: string;
  readonly runsScripts?: boolean;
}

/** A page of the desk, open for somebody who is signed in. */
export async function enter(
  site: Site,
  openPage: OpenPage,
  { path: address = "/", name = `Person ${randomUUID().slice(0, 8)}`, runsScripts = true }: Entrance = {},
): Promise<Page> {
  const page = await openDoor(site, (visit) => openPage({ ...visit, javaScriptEnabled: runsScripts }));
  await page.context().addCookies([await startSession(site, name)]);
  await page.goto(address);
  return page;
}

/** What the desk answers somebody who is signed in, without opening it. */
export async function enterBySession(site: Site, name = "Ann") {
  const { name: cookie, value } = await startSession(site, name);
  return (address: string, { headers, ...init }: RequestInit = {}) =>
    fetch(site.deskUrl + address, {
      redirect: "manual",
      ...init,
      headers: { cookie: `${cookie}=${value}`, ...headers },
    });
}

/** Chromium writes refused requests to the console. */
const REFUSED = /Failed to load resource/;

let leads = 0;
export async function sendLead(site: Pick<Site, "url">, changes: object = {}): Promise<string> {
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

const PHONE = 360;
const LAPTOP = 1280;
const TWO_SCREENS = [
  { width: PHONE, colorScheme: "light" },
  { width: LAPTOP, colorScheme: "dark" },
] as const;
const FOUR_SCREENS = [
  { width: PHONE, colorScheme: "dark" },
  { width: LAPTOP, colorScheme: "light" },
  ...TWO_SCREENS,
] as const;

let examined = 0;
/**
 * What is wrong with the screen that is open, narrow in light and wide in dark: what sticks out, and axe's findings, by
 * turns on one of the two. The proof looks at both widths in both themes.
 */
export async function findScreenProblems(page: Page): Promise<readonly string[]> {
  const problems: string[] = [];
  // Without its stylesheet a page is wider than the screen.
  await page.waitForLoadState("load");
  const inTurn = TWO_SCREENS[examined % TWO_SCREENS.length];
  examined += 1;
  for (const screen of isProof ? FOUR_SCREENS : TWO_SCREENS) {
    const { width, colorScheme } = screen;
    await page.setViewportSize({ width, height: 900 });
    // The desk follows the system's theme.
    await page.emulateMedia({ colorScheme });
    const found = [
      ...(isProof || screen === inTurn ? await findShownViolations(page) : []),
      ...(await page.evaluate(() =>
        document.documentElement.scrollWidth > innerWidth ? ["sticks out to the right"] : [],
      )),
    ];
    problems.push(...found.map((problem) => `${page.url()} at ${width}, ${colorScheme}: ${problem}`));
  }
  return problems;
}
