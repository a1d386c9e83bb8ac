import { findProgram } from "./find-program.ts";

/** The programs for which /developers shows examples, besides Node. */
export function findCurl(): string | undefined {
  return findProgram(["curl"]);
}

export function findPython(): string | undefined {
  return findProgram(["python3"]);
}
