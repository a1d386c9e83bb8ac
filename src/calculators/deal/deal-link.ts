import { FRAGMENT_VERSION } from "../dscr-fragment.ts";
import type { Shared } from "../share-link.ts";
import { buildDeal, DEAL_TABLE, type Deal, FIELDS } from "./deal.ts";
import type { FieldRow } from "./field-kinds.ts";

/** The part of an address after "#", which browsers never send to a server. What every deal starts with is left out. */
export function writeDealFragment(deal: Deal): string {
  const pairs = FIELDS.flatMap((field) => writeField(field, deal[field]));
  return `#${[FRAGMENT_VERSION, ...pairs].join("&")}`;
}

/** Keys that this version does not know are passed over; a value that it cannot read spoils the whole link. */
export function readDealFragment(fragment: string): Shared<Deal> {
  const [version, ...parts] = fragment.replace(/^#/, "").split("&");
  if (!version?.startsWith("v=")) return { kind: "none" };
  if (version !== FRAGMENT_VERSION) return { kind: "unreadable" };
  const texts = new Map(
    parts.map((part) => [part.split("=", 1)[0] ?? "", part.slice(part.indexOf("=") + 1)]),
  );
  let isReadable = true;
  const inputs = buildDeal((row) => {
    const text = texts.get(row.key);
    const value = text === undefined ? row.initial : row.read(text);
    if (value === undefined) isReadable = false;
    return value ?? row.initial;
  });
  return isReadable ? { kind: "inputs", inputs } : { kind: "unreadable" };
}

function writeField<Field extends keyof Deal>(field: Field, value: Deal[Field]): readonly string[] {
  const row: FieldRow<Deal[Field]> = DEAL_TABLE[field];
  const text = row.write(value);
  return text === row.write(row.initial) ? [] : [`${row.key}=${text}`];
}
