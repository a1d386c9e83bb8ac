import { expect, test } from "vitest";
import { HANDOFF } from "../../src/start/react-router-handoff.browser.ts";
import { checkHandoff } from "./check-handoff.ts";

const { version, ...names } = HANDOFF;
const script = Object.values(names)
  .map((name) => `window.${name}`)
  .join(";");

test("passes while the version and all names are there", () => {
  checkHandoff(version, ["import './framework.js'", script]);
});

test("another version is refused", () => {
  expect(() => checkHandoff("8.5.0", [script])).toThrow(
    "React Router is 8.5.0, and src/start/react-router-handoff.browser.ts was checked against 8.4.0.",
  );
});

test.each(Object.values(names))("%s must be read", (name) => {
  expect(() => checkHandoff(version, [script.replace(name, "other")])).toThrow(
    `React Router 8.4.0 does not read ${name}, which src/start/react-router-handoff.browser.ts sets.`,
  );
});
