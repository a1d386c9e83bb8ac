// @ts-check
/**
 * For programs that can be started without npm, by whatever Node the machine has. They and this file are JavaScript
 * that an old Node can read, and import everything newer late: only then does it get as far as the message.
 */
import { readFileSync } from "node:fs";
import process from "node:process";

/**
 * Stops the program with one line unless its Node is at least of the major version that package.json pins.
 * @param {string} command the npm command that runs the same program on the pinned Node
 */
export function requireNode(command) {
  const { dependencies } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  const needed = Number.parseInt(dependencies.node, 10);
  if (Number.parseInt(process.versions.node, 10) >= needed) return;
  console.error(
    `This needs Node ${needed} or newer, and found ${process.version}. \`${command}\` brings it.`,
  );
  process.exit(1);
}
