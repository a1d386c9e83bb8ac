import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Builder, Capabilities, Key, type WebDriver, WebElement } from "selenium-webdriver";
import type { WebKitGtk } from "../../setup/browsers/webkit.ts";
import { findFreePort } from "../../setup/free-port.ts";
import { endProcess } from "../../setup/server-process.ts";
import type { Engine, Tab, TabOptions } from "./engine.ts";

const LIMIT_MS = 30_000;
const ANSWER_LIMIT_MS = 6_000;

/**
 * Without a graphics card, OpenGL runs in software, and that crashed WebKit once in some thousand pages. WebKit can draw
 * without it (https://trac.webkit.org/wiki/EnvironmentVariables).
 */
const WITHOUT_OPENGL = { WEBKIT_DISABLE_COMPOSITING_MODE: "1" };

/**
 * WebKit as Linux distributions ship it. Its driver speaks classic WebDriver, which has no events: the page itself
 * records console messages, from the first command that reaches a document.
 */
export async function launchWebKitGtk({ driver, browser, display }: WebKitGtk): Promise<Engine> {
  // For WebKit's settings and downloads.
  const home = await mkdtemp(path.join(tmpdir(), "webkit-"));
  const screen = spawn(display, ["-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const close = async () => {
    await endProcess(screen);
    await rm(home, { recursive: true, force: true });
  };
  try {
    const [number] = await once(screen.stdout, "data", { signal: AbortSignal.timeout(LIMIT_MS) });
    const env = { ...process.env, ...WITHOUT_OPENGL, DISPLAY: `:${String(number).trim()}`, HOME: home };
    return { close, openTab: (options) => openTab({ driver, browser, env }, options) };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Programs extends Pick<WebKitGtk, "driver" | "browser"> {
  readonly env: NodeJS.ProcessEnv;
}

/** With its own driver process, so that no window depends on how another one ended. */
async function openTab({ driver, browser, env }: Programs, options: TabOptions): Promise<Tab> {
  const port = await findFreePort();
  const service = spawn(driver, [`--port=${port}`], { stdio: "ignore", env });
  try {
    const server = `http://127.0.0.1:${port}`;
    await retry(async () => (await fetch(`${server}/status`)).ok);
    // If another process took the port first, that one answered.
    if (service.exitCode !== null) throw new Error("WebKit's driver ended at its start");
    const session = await openSession(server, browser, options);
    const close = async () => {
      await session.quit();
      await endProcess(service);
    };
    return { ...createTab(session), close };
  } catch (error) {
    await endProcess(service);
    throw error;
  }
}

async function openSession(server: string, browser: string, options: TabOptions): Promise<WebDriver> {
  const { width, height, runsScripts } = options;
  const args = [
    "--automation",
    // Without it, the browser's toolbar keeps the window from being as narrow as a phone.
    "--full-screen",
    `--enable-javascript-markup=${runsScripts}`,
  ];
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    // Wait for the document. With "none" and "eager", a script that asks for one can hit the moment in which the engine
    // switches processes, and the answer never comes.
    pageLoadStrategy: "normal",
    // The default waits five minutes without saying what for.
    timeouts: { pageLoad: LIMIT_MS, script: LIMIT_MS },
    "webkitgtk:browserOptions": { binary: browser, args },
  });
  const session = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  await session.manage().window().setRect({ x: 0, y: 0, width, height });
  return session;
}

function createTab(session: WebDriver): Omit<Tab, "close"> {
  const complaints: string[] = [];
  const run = async (expression: string) => {
    const answer = session.executeScript<unknown>(`(${noteComplaints})(); return ${expression}`);
    return await Promise.race([answer, giveUp(expression)]);
  };
  const collect = () =>
    retry(async () => {
      const noted = await run("window.complaints.splice(0)");
      if (Array.isArray(noted)) complaints.push(...noted.map(String));
      return true;
    });
  /** Collects a document's complaints before another replaces it. */
  const leave = async (navigate: () => Promise<void>) => {
    await collect();
    await navigate();
    await collect();
  };
  return {
    goto: (url) => leave(() => session.get(url)),
    reload: () => leave(() => session.navigate().refresh()),
    back: async () => void (await run("history.back()")),
    forward: async () => void (await run("history.forward()")),
    evaluate: run,
    async evaluateInFrame(expression) {
      await session.switchTo().frame(0);
      try {
        return await run(expression);
      } finally {
        await session.switchTo().defaultContent();
      }
    },
    async click(expression) {
      // The driver does not wait for smooth scrolling.
      const element = await run(`(${bringIntoView})(${expression})`);
      if (!(element instanceof WebElement)) throw new Error(`No element: ${expression}`);
      await element.click();
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
  };
}

/** A document that is being replaced may never answer, whatever the driver's own limits. */
async function giveUp(expression: string): Promise<never> {
  await sleep(ANSWER_LIMIT_MS, undefined, { ref: false });
  throw new Error(`WebKit did not answer: ${expression.slice(0, 200)}`);
}

/** Runs in the page. */
function bringIntoView(element: Element): Element {
  element.scrollIntoView({ block: "center", behavior: "instant" });
  return element;
}

/** Runs in the page before every expression, and acts once per document. */
function noteComplaints(): void {
  if (window.complaints) return;
  const complaints: string[] = [];
  window.complaints = complaints;
  const output = window.console;
  for (const level of ["error", "warn"] as const) {
    const write = output[level];
    output[level] = (...words: unknown[]) => {
      complaints.push(words.map(String).join(" "));
      write.apply(output, words);
    };
  }
  addEventListener("error", (event) => complaints.push(`uncaught: ${event.error?.stack ?? event.message}`));
  addEventListener("unhandledrejection", (event) => complaints.push(`uncaught: ${event.reason}`));
  // Reports are buffered from the start of the document.
  new ReportingObserver(
    (reports) => {
      for (const { body } of reports) complaints.push(`Content-Security-Policy: ${JSON.stringify(body)}`);
    },
    { types: ["csp-violation"], buffered: true },
  ).observe();
}

declare global {
  interface Window {
    complaints?: string[];
  }
}

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

/** A document that is being replaced answers nothing, or with an error. */
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
