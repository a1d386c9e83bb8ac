import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The first program with one of these names on the PATH, else the first file that matches a pattern. */
export function findProgram(names: readonly string[], patterns: readonly string[] = []): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return onPath.find((file) => existsSync(file)) ?? patterns.flatMap((pattern) => globSync(pattern))[0];
}
