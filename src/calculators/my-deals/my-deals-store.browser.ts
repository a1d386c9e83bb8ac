import { KEPT_DEALS_KEY as KEY, markKeptDeals } from "../../start/kept-deals-mark.browser.ts";
import { type KeptDeals, NO_DEALS, readKeptDeals, writeKeptDeals } from "./kept-deals.ts";

export type MyDeals =
  | { readonly kind: "deals"; readonly kept: KeptDeals }
  /** Something is stored that this version does not understand. It stays as it is until the visitor decides. */
  | { readonly kind: "newer" | "foreign"; readonly text: string }
  /** The browser refuses access to its storage. */
  | { readonly kind: "forbidden" };

const EMPTY: MyDeals = { kind: "deals", kept: NO_DEALS };
const FORBIDDEN: MyDeals = { kind: "forbidden" };

/** The last reading: React needs the same object for the same text. */
let last: { readonly text: string | null; readonly deals: MyDeals } = { text: null, deals: EMPTY };
const listeners = new Set<() => void>();

export function readMyDeals(): MyDeals {
  try {
    const text = localStorage.getItem(KEY);
    if (text !== last.text) last = { text, deals: text === null ? EMPTY : understand(text) };
    return last.deals;
  } catch {
    return FORBIDDEN;
  }
}

function understand(text: string): MyDeals {
  const reading = readKeptDeals(text);
  return reading.kind === "deals" ? reading : { kind: reading.kind, text };
}

/** Also for changes that another tab makes. */
export function subscribeToMyDeals(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Null: the whole storage was cleared.
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", onStorage);
  };
}

export type Stored = { readonly isStored: true } | { readonly isStored: false; readonly problem: string };

const STORED: Stored = { isStored: true };

/**
 * Changes what is kept, after a click that asks for it, starting from what is stored at this moment: another tab may have changed it since this page
 * was drawn.
 */
export function changeMyDeals(change: (kept: KeptDeals) => KeptDeals): Stored {
  const current = readMyDeals();
  if (current.kind !== "deals") return { isStored: false, problem: PROBLEMS[current.kind] };
  const kept = change(current.kept);
  if (kept.deals.length + kept.unread.length === 0) return forgetMyDeals();
  try {
    localStorage.setItem(KEY, writeKeptDeals(kept));
  } catch {
    return {
      isStored: false,
      problem: "This browser has no room for it, or refuses to store anything. Nothing was changed.",
    };
  }
  announce();
  return STORED;
}

const PROBLEMS = {
  newer:
    "A newer version of this site has stored deals here. Reload the page, then try again. Nothing was changed.",
  foreign: "What is stored here cannot be read. Open My Deals to see what to do. Nothing was changed.",
  forbidden: "This browser refuses to store anything for this site. Nothing was kept.",
} as const;

/** Leaves nothing behind. */
export function forgetMyDeals(): Stored {
  try {
    localStorage.removeItem(KEY);
  } catch {
    return { isStored: false, problem: PROBLEMS.forbidden };
  }
  announce();
  return STORED;
}

function announce(): void {
  markKeptDeals();
  for (const listener of listeners) listener();
}
