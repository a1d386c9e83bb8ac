import { readDealFragment, writeDealFragment } from "../deal/sharing/deal-link.ts";
import { readPairs } from "../sharing/share-link.ts";
import { cleanName, distinctName } from "./deal-name.ts";
import { isKeptTool, type KeptTool } from "./kept-tools.ts";

/** A deal that the visitor has asked this browser to keep. */
export interface KeptDeal {
  /** Unique among the kept deals. */
  readonly id: number;
  readonly name: string;
  /** ISO date. */
  readonly keptOn: string;
  /** Made it, and opens it again. */
  readonly tool: KeptTool;
  /** As the tool's private link has them. */
  readonly figures: string;
}

export interface KeptDeals {
  readonly deals: readonly KeptDeal[];
  /** Entries that this version cannot read. They are written back as they are. */
  readonly unread: readonly unknown[];
}

export const NO_DEALS: KeptDeals = { deals: [], unread: [] };

/** Far more than a table can compare, and far below what a browser stores. */
export const MAX_DEALS = 100;

/** The format, in storage and in files. A newer one has a higher version. */
const KIND = "kept-deals";
const VERSION = 1;

/**
 * A deal is written as its private link: that format is checked when it is read, and a released link stays readable for
 * years. Versions that know only the deal analyzer find no `figures` in what another tool made, and leave it alone.
 */
export function writeKeptDeals({ deals, unread }: KeptDeals): string {
  const entries = deals.map(({ id, name, keptOn, tool, figures }) => ({
    id,
    name,
    keptOn,
    ...(tool === "/deal-analyzer" ? { figures } : { tool, inputs: figures }),
  }));
  return JSON.stringify({ kind: KIND, version: VERSION, deals: [...entries, ...unread] }, null, 2);
}

export type ReadingOfDeals =
  | { readonly kind: "deals"; readonly kept: KeptDeals }
  /** Made by a newer version of this site, or not by this site at all. */
  | { readonly kind: "newer" | "foreign" };

/** Any text has an answer. What cannot be read is never dropped. */
export function readKeptDeals(text: string): ReadingOfDeals {
  const stored = parseJson(text);
  if (!isRecord(stored) || stored.kind !== KIND || !Array.isArray(stored.deals)) return { kind: "foreign" };
  if (typeof stored.version !== "number") return { kind: "foreign" };
  if (stored.version > VERSION) return { kind: "newer" };
  const entries: readonly unknown[] = stored.deals;
  const deals: KeptDeal[] = [];
  const unread: unknown[] = [];
  for (const entry of entries) {
    const read = deals.length < MAX_DEALS ? readEntry(entry) : undefined;
    if (read) deals.push({ ...read, id: freeId(deals, read.id) });
    else unread.push(entry);
  }
  return { kind: "deals", kept: { deals, unread } };
}

function readEntry(entry: unknown): KeptDeal | undefined {
  if (!isRecord(entry)) return undefined;
  const { id, name, keptOn } = entry;
  if (typeof name !== "string" || typeof keptOn !== "string") return undefined;
  const isCounted = typeof id === "number" && Number.isSafeInteger(id) && id > 0;
  const made = readMade(entry);
  if (!isCounted || !/^\d{4}-\d{2}-\d{2}$/.test(keptOn) || made === undefined) return undefined;
  const shown = cleanName(name);
  return shown === "" ? undefined : { id, name: shown, keptOn, ...made };
}

/** What another tool made is checked in full when that tool opens it. */
function readMade(entry: Readonly<Record<string, unknown>>): Pick<KeptDeal, "tool" | "figures"> | undefined {
  const { tool = "/deal-analyzer", figures, inputs } = entry;
  if (tool === "/deal-analyzer") {
    const shared = readDealFragment(String(figures));
    return shared.kind === "inputs" ? { tool, figures: writeDealFragment(shared.inputs) } : undefined;
  }
  if (!isKeptTool(tool) || typeof inputs !== "string") return undefined;
  return readPairs(inputs, (pairs) => pairs).kind === "inputs" ? { tool, figures: inputs } : undefined;
}

/** The wanted id, or the next one if another deal has it: a copied entry is still a deal. */
function freeId(deals: readonly KeptDeal[], wanted: number): number {
  return deals.some(({ id }) => id === wanted) ? nextId(deals) : wanted;
}

function nextId(deals: readonly KeptDeal[]): number {
  return Math.max(0, ...deals.map(({ id }) => id)) + 1;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function namesOf(deals: readonly KeptDeal[]): readonly string[] {
  return deals.map(({ name }) => name);
}

export type NewDeal = Omit<KeptDeal, "id">;

export function hasRoom({ deals }: KeptDeals): boolean {
  return deals.length < MAX_DEALS;
}

/** What keeping a deal replaces: one of the same tool and name. */
export function sameIn({ deals }: KeptDeals, { name, tool }: Pick<KeptDeal, "name" | "tool">) {
  return deals.find((deal) => deal.name === name && deal.tool === tool);
}

/** A deal of the same name is replaced: keeping it again is how a visitor updates it. */
export function keepDeal({ deals, unread }: KeptDeals, added: NewDeal): KeptDeals {
  const same = sameIn({ deals, unread }, added);
  const kept = { ...added, id: same?.id ?? nextId(deals) };
  return { unread, deals: same ? deals.map((deal) => (deal === same ? kept : deal)) : [...deals, kept] };
}

export function renameDeal({ deals, unread }: KeptDeals, id: number, typed: string): KeptDeals {
  const name = cleanName(typed);
  if (name === "") return { deals, unread };
  const distinct = ({ tool }: KeptDeal) =>
    distinctName(name, namesOf(deals.filter((other) => other.id !== id && other.tool === tool)));
  return {
    unread,
    deals: deals.map((deal) => (deal.id === id ? { ...deal, name: distinct(deal) } : deal)),
  };
}

/** The copy stands behind its original. */
export function duplicateDeal({ deals, unread }: KeptDeals, id: number): KeptDeals {
  const copyOf = (deal: KeptDeal) => ({
    ...deal,
    id: nextId(deals),
    name: distinctName(deal.name, namesOf(deals)),
  });
  return {
    unread,
    deals: deals.flatMap((deal) => (deal.id === id ? [deal, copyOf(deal)] : [deal])),
  };
}

export function removeDeal({ deals, unread }: KeptDeals, id: number): KeptDeals {
  return { unread, deals: deals.filter((deal) => deal.id !== id) };
}

/** Undoes a replacement, also after a removal. */
export function bringBack({ deals, unread }: KeptDeals, replaced: KeptDeal): KeptDeals {
  if (!deals.some(({ id }) => id === replaced.id))
    return restoreDeal({ deals, unread }, replaced, deals.length);
  return { unread, deals: deals.map((deal) => (deal.id === replaced.id ? replaced : deal)) };
}

/** Undoes a removal: at its old place, as far as there is one. */
export function restoreDeal({ deals, unread }: KeptDeals, removed: KeptDeal, place: number): KeptDeals {
  const others = deals.filter(({ tool }) => tool === removed.tool);
  const name = distinctName(removed.name, namesOf(others));
  const restored = { ...removed, id: freeId(deals, removed.id), name };
  return { unread, deals: deals.toSpliced(place, 0, restored) };
}

export interface Merged {
  readonly kept: KeptDeals;
  readonly added: number;
  /** Kept already, with the same name and figures. */
  readonly known: number;
  /** There was no room. */
  readonly refused: number;
}

/** Adds what is new. A deal of the same name with other figures gets a number behind its name: nothing is replaced. */
export function mergeDeals(kept: KeptDeals, imported: readonly KeptDeal[]): Merged {
  const deals = [...kept.deals];
  let known = 0;
  for (const { name, keptOn, tool, figures } of imported) {
    const others = deals.filter((deal) => deal.tool === tool);
    if (others.some((other) => other.name === name && other.figures === figures)) known += 1;
    else if (deals.length < MAX_DEALS) {
      deals.push({ id: nextId(deals), name: distinctName(name, namesOf(others)), keptOn, tool, figures });
    }
  }
  const added = deals.length - kept.deals.length;
  return { kept: { ...kept, deals }, added, known, refused: imported.length - known - added };
}
