import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { createFormTokens } from "../src/leads/intake/lead-form-token.server.ts";
import { budget } from "../tests/setup/budget.ts";
import { findFreePort } from "../tests/setup/free-port.ts";
import { closeServer, portOf } from "../tests/setup/server-process.ts";
import { startSmtpReceiver } from "../tests/setup/smtp-receiver.ts";
import { folderOfEachTest } from "../tests/setup/test-folder.ts";

const SITE = path.resolve(import.meta.dirname, "../tests/setup/site/site-process.ts");

const CANARY = {
  name: "Cana Ry",
  email: "canary@person.example",
  phone: "(512) 555-0142",
  state: "",
  loanPurpose: "",
  tcpaConsent: true,
  source: "homepage",
};

const postLead = (address: string, more = {}) =>
  fetch(`${address}/api/leads`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...CANARY, ...more }),
  });

const inFolder = folderOfEachTest();
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

function startNode(command: readonly string[], variables: Record<string, string>) {
  const { NODE_COMPILE_CACHE } = process.env;
  const env = {
    NODE_COMPILE_CACHE,
    PORT: "0",
    METRICS_PORT: "off",
    DESK: "off",
    PAGES: "never",
    ...variables,
  };
  const child = spawn(process.execPath, command, { cwd: inFolder(), env, stdio: ["ignore", "pipe", "pipe"] });
  children.push(child);
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (piece: string) => {
    output += piece;
  });
  const complaint = text(child.stderr);
  const ended = once(child, "close").then(([code]: unknown[]) => code);
  /** The site's URL, once it is ready. */
  const address = async () => {
    await expect.poll(() => output, { timeout: 60_000 }).toContain("\nData: ");
    return /Ready: (\S+)/.exec(output)?.[1] ?? "";
  };
  return { child, address, ended, complaint, output: () => output };
}

const startSite = (variables: Record<string, string> = {}) => startNode([SITE], variables);

async function takePort(wanted = 0) {
  const server = createServer().listen(wanted, "127.0.0.1");
  return { port: String(await portOf(server)), release: () => closeServer(server) };
}

test("a lead becomes two mails, whose links opt out and set the status", async () => {
  const SECRET = "a secret of this test, which is long enough";
  const site = startSite({ SECRET, LEAD_ACKNOWLEDGEMENT: "on", PORT: String(await findFreePort()) });
  const address = await site.address();
  const formToken = createFormTokens(SECRET, () => Date.now() - 10_000).issue();
  expect((await postLead(address, { formToken })).status).toBe(201);
  const mails = inFolder("data/mail");
  const readMails = () =>
    existsSync(mails) ? readdirSync(mails).map((name) => readFileSync(path.join(mails, name), "utf8")) : [];
  await expect.poll(() => readMails().length, { timeout: 60_000 }).toBe(2);
  const raw = readMails()
    .join("\n")
    .replace(/\r\n[ \t]/g, " ");
  // PORT alone is set: the link must lead to this site all the same.
  const link = /List-Unsubscribe: <([^>]+)>/.exec(raw)?.[1] ?? "";
  const asked = await fetch(link);
  expect(asked.status).toBe(200);
  expect(asked.headers.get("X-Content-Type-Options")).toBe("nosniff");
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  const done = await fetch(link, { method: "POST", body });
  expect(await done.text()).toContain("You are unsubscribed");
  const statusLink = /http:\/\/localhost:\d+(\/lead-status\/contacted\.\S+)/.exec(
    raw.replaceAll("=\r\n", ""),
  )?.[1];
  expect((await fetch(`${address}${statusLink}`, { method: "HEAD" })).status).toBe(200);
  const contacted = { method: "POST", body: new URLSearchParams({ status: "contacted" }) };
  const elsewhere = { headers: { "Sec-Fetch-Site": "cross-site" } };
  expect((await fetch(`${address}${statusLink}`, { ...contacted, ...elsewhere })).status).toBe(403);
  expect(await (await fetch(`${address}${statusLink}`, contacted)).text()).toMatch(
    /<h1>RR-\S+ is contacted</,
  );
  expect((await fetch(`${address}/opt-in/nobody.0.forged`)).status).toBe(404);
  site.child.kill("SIGTERM");
  expect(await site.ended).toBe(0);
  expect(site.output()).toContain('"route":"/unsubscribe/:token"');
  expect(site.output()).toContain('"route":"/opt-in/:token"');
  expect(site.output()).not.toContain("forged");
  expect(site.output()).toContain('"route":"/lead-status/:token"');
  expect(site.output()).not.toContain("contacted.");
  expect(site.output()).not.toMatch(/canary|Cana|555-?0142/);
  expect(site.output()).not.toContain(link.slice(link.lastIndexOf("/") + 1));
  expect(readdirSync(inFolder("data/consent-anchors"))).toEqual([expect.stringMatching(/^1-.+\.json$/)]);
});

test("a lead mail that failed for good is in the log and in the output of the next start", async ({
  onTestFinished,
}) => {
  const smtp = await startSmtpReceiver();
  onTestFinished(() => smtp.stop());
  smtp.refuse("RCPT", 550);
  const site = startSite({ SMTP_URL: smtp.url, LEAD_NOTIFY_EMAIL: "operator@sample.example" });
  const { reference } = await (await postLead(await site.address())).json();
  const failure = "delivery: failed for good. See: operator deliveries list --state dead";
  await expect.poll(() => site.output(), { timeout: 60_000 }).toContain(failure);
  site.child.kill("SIGTERM");
  expect(await site.ended).toBe(0);
  const line = site
    .output()
    .split("\n")
    .find((entry) => entry.includes(failure));
  expect(JSON.parse(line ?? "{}")).toMatchObject({ level: "error", reference, kind: "lead-email" });
  expect(site.output()).not.toMatch(/canary|Cana|555-?0142|operator@sample/);
  const again = startSite({ SMTP_URL: smtp.url });
  await again.address();
  expect(again.output()).toContain(
    `\nDeliveries: 1 mail about a lead was never delivered (${reference}). To see why: npm run operator -- deliveries list --state dead\n`,
  );
  again.child.kill("SIGTERM");
  await again.ended;
});

test("prints its progress, serves, and exits with 0 on a signal", async () => {
  const [metricsPort, deskPort] = [String(await findFreePort()), String(await findFreePort())];
  const site = startSite({ METRICS_PORT: metricsPort, DESK: "on", DESK_PORT: deskPort });
  const address = await site.address();
  expect(address).toMatch(/^http:\/\/localhost:\d+$/);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  expect(await fetch(`${address}/metrics`, { signal: AbortSignal.timeout(200) }).catch(() => "no")).toBe(
    "no",
  );
  const figures = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(await figures.text()).toContain('status="200",kind="health"} 1');
  const file = inFolder("data/rentratio.sqlite");
  expect(existsSync(file)).toBe(true);
  site.child.kill("SIGTERM");
  expect(await site.ended).toBe(0);
  const lines = site.output().trimEnd().split("\n");
  expect(lines.filter((line) => !line.startsWith("{"))).toEqual([
    `Version: ${packageJson.version}`,
    `Opening the database ${file}`,
    expect.stringMatching(/^Migrated the database: 0/),
    expect.stringMatching(/^Records: \d+ came with this version$/),
    `Mail: SMTP_URL is not set; writing mails to ${inFolder("data/mail")}`,
    `Secret: SECRET is not set; created ${inFolder("data/secret")}`,
    `Desk: http://localhost:${deskPort} (to let somebody in: npm run operator -- desk invite NAME)`,
    `Ready: ${address}`,
    `Data: ${file}`,
    "Stopping: finishing running requests and deliveries",
  ]);
  expect(lines.some((line) => line.startsWith("{") && JSON.parse(line).route === "/readyz")).toBe(true);
  expect(await site.complaint).toBe("");
});

test("starts without metrics and desk if their ports are not set and the defaults are in use", async ({
  onTestFinished,
}) => {
  // Another copy of the site on this machine may already use the ports.
  for (const port of [9464, 3001]) {
    const taken = await takePort(port).catch(() => undefined);
    onTestFinished(() => taken?.release());
  }
  const site = startSite({ METRICS_PORT: "", DESK: "" });
  expect((await fetch(`${await site.address()}/readyz`)).status).toBe(200);
  site.child.kill("SIGTERM");
  expect(await site.ended).toBe(0);
  expect(site.output().match(/^(Metrics|Desk): .*$/gm)).toEqual([
    "Metrics: not served, because METRICS_PORT is not set and port 9464 is in use",
    "Desk: not served, because DESK_PORT is not set and port 3001 is in use",
  ]);
  expect(await site.complaint).toBe("");
});

test("a second signal makes it exit with 1 at once", async () => {
  const site = startSite();
  const hanging = fetch(`${await site.address()}/made`).catch(() => "cut off");
  const isAskedFor = () => existsSync(inFolder("page-asked-for"));
  await expect.poll(isAskedFor, { timeout: 60_000 }).toBe(true);
  site.child.kill("SIGTERM");
  await expect.poll(() => site.output(), { timeout: 60_000 }).toContain("Stopping");
  const insist = setInterval(() => site.child.kill("SIGTERM"), 50);
  expect(await site.ended).toBe(1);
  clearInterval(insist);
  expect(await hanging).toBe("cut off");
});

/** Each takes a start. listen-failure.test.ts has the sentences about ports and addresses. */
describe("an error that the operator has to fix is one line", () => {
  test.each(budget(["DESK_PORT"], ["PORT", "METRICS_PORT", "DESK_PORT"]))("%s is taken", async (name) => {
    const { port, release } = await takePort();
    const site = startSite({ DESK: "on", [name]: port });
    expect(await site.ended).toBe(1);
    expect(await site.complaint).toMatch(
      new RegExp(`^${name} is "${port}", but another program already listens on that port[^\\n]*\\n$`),
    );
    await release();
  });

  test("a path that cannot be a database", async () => {
    const site = startSite({ DATABASE_URL: "file:/dev/null/x" });
    expect(await site.ended).toBe(1);
    expect(await site.complaint).toMatch(/^Cannot open [^\n]*\n$/);
  });

  test("when the data folder cannot be made", async () => {
    const site = startSite({ DATA_DIR: "/proc/x" });
    expect(await site.ended).toBe(1);
    expect(await site.complaint).toMatch(/^DATA_DIR is \/proc\/x, but that folder cannot be made: [^\n]*\n$/);
  });

  test("a wrong value in .env", async () => {
    writeFileSync(inFolder(".env"), "LOG_LEVEL=loud\n");
    const site = startNode([path.join(import.meta.dirname, "start.mjs")], {});
    expect(await site.ended).toBe(1);
    expect(await site.complaint).toMatch(/^LOG_LEVEL is "loud", but must be one of [^\n]*\n$/);
    expect(site.output()).toBe("");
  });
});
