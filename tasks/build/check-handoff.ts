import { HANDOFF } from "../../src/start/react-router-handoff.browser.ts";

const PLACE = "src/start/react-router-handoff.browser.ts";

/**
 * Starting the application relies on undocumented names of React Router. Throws a one-line error if they may have
 * changed: somebody then has to compare our code with how `<Scripts/>` does it now.
 */
export function checkHandoff(installedVersion: string, scripts: readonly string[]): void {
  const { version, ...names } = HANDOFF;
  if (installedVersion !== version) {
    throw new Error(`React Router is ${installedVersion}, and ${PLACE} was checked against ${version}.`);
  }
  for (const name of Object.values(names)) {
    if (scripts.some((script) => script.includes(name))) continue;
    throw new Error(`React Router ${version} does not read ${name}, which ${PLACE} sets.`);
  }
}
