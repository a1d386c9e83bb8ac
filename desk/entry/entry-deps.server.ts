import type { DeskDeps } from "../desk-data.server.ts";

/** What entering leads needs of the process. */
export type EntryDeps = Pick<
  DeskDeps,
  "config" | "database" | "keys" | "office" | "wakeWorker" | "now" | "newId"
>;
