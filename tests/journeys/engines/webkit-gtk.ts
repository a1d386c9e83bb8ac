import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Builder, Capabilities, Key, type WebDriver, WebElement } from "selenium-webdriver";
import { findFreePort } from "../../setup/free-port.ts";
import type { WebKitGtk } from "../../setup/webkit.ts";
import type { Engine, Tab, TabOptions } from "./engine.ts";

const LIMIT_MS = 30_000;

/**
 * WebKit as Linux distributions ship it. Its driver speaks classic WebDriver, which has no events: messages of the
 * console are noted in the page, from the moment a document begins.
 */
export async function launchWebKitGtk({ driver, browser, display }: WebKitGtk): Promise<Engine> {
  const screen = await startDisplay(display);
  const port = await findFreePort();
  // For its settings and downloads.
  const home = await mkdtemp(path.join(tmpdir(), "webkit-"));
  const service = spawn(driver, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: screen.name, HOME: home },
  });
  const server = `http://127.0.0.1:${port}`;
  await retry(async () => (await fetch(`${server}/status`)).ok);
  return {
    async close() {
      await end(service);
      await end(screen.process);
      await rm(home, { recursive: true, force: true });
    },
    async openTab({ width, height, runsScripts }: TabOptions): Promise<Tab> {
      const args = [
        "--automation",
        // Without it the browser's own tool bar keeps the window from being as narrow as a phone.
        "--full-screen",
        `--enable-javascript-markup=${runsScripts}`,
      ];
      const capabilities = new Capabilities({
        browserName: "MiniBrowser",
        // Each command would wait for all that a page loads; this waits for what it needs.
        pageLoadStrategy: "none",
        // A script that meets the end of its document may never answer, and is asked again.
        timeouts: { script: 5_000 },
        "webkitgtk:browserOptions": { binary: browser, args },
      });
      const session = await new Builder().usingServer(server).withCapabilities(capabilities).build();
      await session.manage().window().setRect({ x: 0, y: 0, width, height });
      return createTab(session);
    },
  };
}

function createTab(session: WebDriver): Tab {
  const complaints: string[] = [];
  const run = (expression: string) => session.executeScript<unknown>(`${NOTE}; return ${expression}`);
  const collect = async () => {
    const noted: unknown = await session.executeScript("return (window.complaints ?? []).splice(0)");
    if (Array.isArray(noted)) complaints.push(...noted.map(String));
  };
  /** Waits for another document, and begins to note what it complains about as soon as it is there. */
  const leave = async (navigate: () => Promise<void>) => {
    await collect();
    await session.executeScript("window.isLeft = true");
    await navigate();
    await retry(async () => (await session.executeScript("return !window.isLeft")) === true);
    await retry(async () => (await run("document.readyState !== 'loading'")) === true);
  };
  return {
    goto: (url) => leave(() => session.get(url)),
    reload: () => leave(() => session.navigate().refresh()),
    back: async () => void (await run("history.back()")),
    forward: async () => void (await run("history.forward()")),
    evaluate: run,
    async click(expression) {
      // The driver does not wait for a page that scrolls smoothly.
      const element = await run(`(${bringIntoView})(${expression})`);
      if (!(element instanceof WebElement)) throw new Error(`No element: ${expression}`);
      await element.click();
      await collect().catch(() => {});
    },
    async type(text) {
      await session.actions().sendKeys(text).perform();
    },
    async press(key) {
      const keys = key.split("+").map((name) => KEYS[name] ?? name);
      const actions = session.actions();
      for (const each of keys) actions.keyDown(each);
      for (const each of keys.toReversed()) actions.keyUp(each);
      await actions.perform();
    },
    async takeComplaints() {
      await collect();
      return complaints.splice(0);
    },
    close: () => session.quit(),
  };
}

/** Runs in the page. */
function bringIntoView(element: Element): Element {
  element.scrollIntoView({ block: "center", behavior: "instant" });
  return element;
}

/** Runs before every expression, and once per document only. Reports from before its first run are still there. */
const NOTE = `if (!window.complaints) {
  const complaints = window.complaints = [];
  for (const level of ["error", "warn"]) {
    const write = console[level];
    console[level] = (...words) => { complaints.push(words.map(String).join(" ")); write.apply(console, words); };
  }
  addEventListener("error", (event) => complaints.push("uncaught: " + (event.error?.stack ?? event.message)));
  addEventListener("unhandledrejection", (event) => complaints.push("uncaught: " + event.reason));
  new ReportingObserver((reports) => {
    for (const { body } of reports) {
      complaints.push("Content-Security-Policy: " + body.effectiveDirective + " refused " + body.blockedURL);
    }
  }, { types: ["csp-violation"], buffered: true }).observe();
}`;

const KEYS: Readonly<Record<string, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Control: Key.CONTROL,
  Delete: Key.DELETE,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Tab: Key.TAB,
};

async function startDisplay(program: string): Promise<{ name: string; process: ChildProcess }> {
  const child = spawn(program, ["-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = await once(child.stdout, "data");
  return { name: `:${String(number).trim()}`, process: child };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill();
  await exited;
}

/** A document in the moment of its replacement answers nothing, or with an error. */
async function retry(isDone: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  let reason: unknown;
  while (Date.now() < deadline) {
    try {
      if (await isDone()) return;
    } catch (error) {
      reason = error;
    }
    await sleep(20);
  }
  throw new Error("WebKit did not answer in time", { cause: reason });
}
