import { HANDOFF } from "../../src/start/react-router-handoff.browser.ts";

const PLACE = "src/start/react-router-handoff.browser.ts";

/**
 * The application is started with names of React Router's that are not documented. Throws one line when they may no
 * longer be right: then somebody has to look at the place, and at how `<Scripts/>` does it now.
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
