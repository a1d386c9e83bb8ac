import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import { test as base, expect, inject } from "vitest";
import { hasStarted } from "../setup/browsers/application.ts";
import type { Tab } from "./engines/engine.ts";
import { ENGINES, type EngineName } from "./launch.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The engine that runs the journeys. */
    engine: EngineName;
  }
}

const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 360, height: 740 };

interface VisitOptions {
  readonly size?: { readonly width: number; readonly height: number };
  readonly runsScripts?: boolean;
}

/**
 * `openVisit()` opens a fresh visit. The test fails if a page complained in the meantime: an error or warning in the
 * console, an uncaught error, a violation of the Content-Security-Policy.
 */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's dependencies from the pattern.
  .extend("engine", { scope: "worker" }, async ({}, { onCleanup }) => {
    const engine = await ENGINES[inject("engine")]();
    onCleanup(() => engine.close());
    return engine;
  })
  .extend("openVisit", async ({ engine, onTestFinished }) => {
    const tabs: Tab[] = [];
    onTestFinished(async () => {
      try {
        const complaints = await Promise.all(tabs.map((tab) => tab.takeComplaints()));
        expect(complaints.flat(), "what pages complained about").toEqual([]);
      } finally {
        await Promise.all(tabs.map((tab) => tab.close()));
      }
    });
    return async ({ size = DESKTOP, runsScripts = true }: VisitOptions = {}): Promise<Visit> => {
      const tab = await engine.openTab({ ...size, runsScripts });
      tabs.push(tab);
      return new Visit(tab, runsScripts);
    };
  });

/** The accessible name of an element: a string matches all of it, a pattern any part. */
type Name = string | RegExp;
/** The container of an element. */
type Place = readonly [role: string, name: Name];

const LIMIT_MS = 15_000;

/** Finds elements by role and accessible name, in any engine. */
const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);

/** What a person does with a page, in terms that every engine supports. */
export class Visit {
  readonly #tab: Tab;
  readonly #runsScripts: boolean;

  constructor(tab: Tab, runsScripts: boolean) {
    this.#tab = tab;
    this.#runsScripts = runsScripts;
  }

  /** Opens a page of the site and waits until the application is hydrated. */
  async open(path: string): Promise<void> {
    await this.openEarly(path);
    if (this.#runsScripts) await this.waitForStart();
  }

  /** Opens a page without waiting for the application. */
  async openEarly(path: string): Promise<void> {
    await this.#tab.goto(new URL(path, inject("siteUrl")).href);
  }

  async reload(): Promise<void> {
    await this.reloadEarly();
    await this.waitForStart();
  }

  /** Reloads without waiting for the application. */
  async reloadEarly(): Promise<void> {
    await this.#tab.reload();
  }

  back = () => this.#tab.back();
  forward = () => this.#tab.forward();
  press = (key: string) => this.#tab.press(key);
  type = (text: string) => this.#tab.type(text);
  slowDown = async (factor: number) => void (await this.#tab.slowDown?.(factor));

  async waitForStart(): Promise<void> {
    await this.until(hasStarted);
  }

  /** Runs a function in the page. It sees only its arguments, not the variables around it here. */
  async evaluate<Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const values = args.map((value) => JSON.stringify(value) ?? "undefined").join(", ");
    return (await this.#tab.evaluate(`(${work})(${values})`)) as Awaited<Result>;
  }

  /** Waits until a function in the page returns true. */
  async until<Args extends readonly unknown[]>(
    isTrue: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void> {
    await this.#poll(
      () => this.evaluate(isTrue, ...args),
      () => `${isTrue} was not true in time (${args.join(", ")})`,
    );
  }

  async untilAddress(path: string): Promise<void> {
    await this.until((wanted) => location.pathname + location.search === wanted, path);
  }

  /** Waits until the page shows a text. */
  async untilText(text: string): Promise<void> {
    await this.until((wanted) => document.body.innerText.includes(wanted), text);
  }

  /** Waits until the page's only frame shows a text. */
  async untilFrameText(text: string): Promise<void> {
    const isShown = `document.body.innerText.includes(${JSON.stringify(text)})`;
    await this.#poll(
      async () => (await this.#tab.evaluateInFrame(isShown)) === true,
      () => `The frame does not show ${text}`,
    );
  }

  /** Waits for one visible element with that role and name, and clicks it. */
  async click(role: string, name: Name, within?: Place): Promise<void> {
    await this.#tab.click(await this.#find(role, name, within));
  }

  async focus(role: string, name: Name): Promise<void> {
    await this.#tab.evaluate(`${await this.#find(role, name)}.focus()`);
  }

  /** Clicks into a field and replaces its text. */
  async fill(label: Name, text: string, role = "textbox"): Promise<void> {
    const field = await this.#find(role, label);
    await this.#tab.click(field);
    await this.#tab.evaluate(`${field}.select()`);
    await (text === "" ? this.press("Delete") : this.type(text));
  }

  /** Option lists open outside the page, where no driver reaches them, so set the choice directly. */
  async choose(label: Name, option: string): Promise<void> {
    const select = await this.#find("combobox", label);
    await this.#tab.evaluate(`(${chooseOption})(${select}, ${JSON.stringify(option)})`);
  }

  /** Waits for one visible element and reads one of its attributes, or its text. */
  async read(role: string, name: Name, attribute?: string): Promise<string | null> {
    const element = await this.#find(role, name);
    const part = attribute === undefined ? "textContent" : `getAttribute(${JSON.stringify(attribute)})`;
    const value = await this.#tab.evaluate(`${element}.${part}`);
    return typeof value === "string" ? value : null;
  }

  async value(label: Name, role = "textbox"): Promise<string> {
    return String(await this.#tab.evaluate(`${await this.#find(role, label)}.value`));
  }

  async untilShown(role: string, name: Name): Promise<void> {
    await this.#find(role, name);
  }

  async untilGone(role: string, name: Name): Promise<void> {
    const expression = findAll(role, name);
    await this.#poll(
      async () => {
        await this.#loadLibrary();
        return (await this.#tab.evaluate(`${expression}.length`)) === 0;
      },
      () => `${role} ${name} is still there`,
    );
  }

  /** Complaints of the pages since the last call. */
  takeComplaints = () => this.#tab.takeComplaints();

  /** The text of the focused element. */
  focusedText(): Promise<string> {
    return this.evaluate(() => document.activeElement?.textContent ?? "");
  }

  async #find(role: string, name: Name, within?: Place): Promise<string> {
    const expression = findAll(role, name, within && `${findAll(...within)}[0]`);
    let count: unknown;
    await this.#poll(
      async () => {
        await this.#loadLibrary();
        count = await this.#tab.evaluate(`${expression}.length`);
        return count === 1;
      },
      () => `${String(count)} elements are a ${role} named ${name}`,
    );
    return `${expression}[0]`;
  }

  async #loadLibrary(): Promise<void> {
    if (await this.#tab.evaluate("'TestingLibraryDom' in window")) return;
    await this.#tab.evaluate(`(() => {${LIBRARY}})()`);
  }

  async #poll(isDone: () => Promise<boolean>, complain: () => string): Promise<void> {
    const deadline = Date.now() + LIMIT_MS;
    let reason: unknown;
    for (;;) {
      // A document that is being replaced answers with an error.
      const done = await isDone().catch((error: unknown) => {
        reason = error;
        return false;
      });
      if (done) return;
      if (Date.now() > deadline) throw new Error(complain(), { cause: reason });
      await sleep(30);
    }
  }
}

/** Runs in the page. */
function chooseOption(select: HTMLSelectElement, text: string): void {
  select.selectedIndex = Array.from(select.options).findIndex(({ label }) => label === text);
  select.dispatchEvent(new Event("input", { bubbles: true }));
  select.dispatchEvent(new Event("change", { bubbles: true }));
}

/** An expression for all visible elements with a role and name. */
function findAll(role: string, name: Name, place = "document.body"): string {
  const written = name instanceof RegExp ? String(name) : JSON.stringify(name);
  // Check visibility only for the few matches, not for the whole page.
  return `TestingLibraryDom.queryAllByRole(${place}, ${JSON.stringify(role)}, { name: ${written}, hidden: true })
    .filter((element) => element.checkVisibility())`;
}
