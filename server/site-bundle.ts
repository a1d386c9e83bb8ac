import type { ServerBuild } from "react-router";
import type * as ServerEntry from "../src/entry.server.tsx";

/** React Router's server bundle, with these additional exports of src/entry.server.tsx. */
export interface BundleWith<Name extends keyof typeof ServerEntry> extends ServerBuild {
  readonly entry: { readonly module: ServerBuild["entry"]["module"] & Pick<typeof ServerEntry, Name> };
}

const OBJECTS = ["requestScope", "siteServices"] as const;
const FUNCTIONS = ["siteFacts", "listPages", "listFiles", "listFigureFiles", "renderDesk"] as const;
const TEXTS = ["deskScript", "deskStyles"] as const;

export type SiteBundle = BundleWith<
  (typeof OBJECTS)[number] | (typeof FUNCTIONS)[number] | (typeof TEXTS)[number]
>;

/** The bundle is loaded at run time, so only this check establishes its type. */
export function isSiteBundle(value: unknown): value is SiteBundle {
  if (!has(value, "object", "routes", "assets", "entry")) return false;
  if (!has(value.entry, "object", "module")) return false;
  const { module } = value.entry;
  return (
    has(module, "object", ...OBJECTS) &&
    has(module, "function", ...FUNCTIONS) &&
    has(module, "string", ...TEXTS)
  );
}

function has<Key extends string>(
  value: unknown,
  type: "object" | "function" | "string",
  ...keys: readonly Key[]
): value is Record<Key, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const entries = new Map<string, unknown>(Object.entries(value));
  return keys.every((key) => typeof entries.get(key) === type && entries.get(key) !== null);
}
