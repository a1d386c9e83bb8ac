import { FRAGMENT_VERSION } from "../../sharing/dscr-fragment.ts";
import type { Shared } from "../../sharing/share-link.ts";
import { DEAL_TABLE, type Deal, RENT_TABLE } from "../deal.ts";
import { fillRows, mapRows, type RowsOf } from "../field-rows.ts";

/** Marks that each unit has its own rents: `rent1`, `market1`, `rent2` and so on. */
const ROLL = "roll";

/** The part of a URL after "#", which browsers never send to a server. Initial values are left out. */
export function writeDealFragment(deal: Deal): string {
  const units = deal.rentRoll.flatMap((unit, index) => writeRows(RENT_TABLE, unit, `${index + 1}`));
  const roll = deal.rentRoll.length > 0 ? [`${ROLL}=1`, ...units] : [];
  return `#${[FRAGMENT_VERSION, ...writeRows(DEAL_TABLE, deal), ...roll].join("&")}`;
}

/** Ignores keys that this version does not know; one unreadable value makes the whole link unreadable. */
export function readDealFragment(fragment: string): Shared<Deal> {
  const [version, ...parts] = fragment.replace(/^#/, "").split("&");
  if (!version?.startsWith("v=")) return { kind: "none" };
  if (version !== FRAGMENT_VERSION) return { kind: "unreadable" };
  const texts = new Map(
    parts.map((part) => [part.split("=", 1)[0] ?? "", part.slice(part.indexOf("=") + 1)]),
  );
  const figures = readRows(DEAL_TABLE, texts);
  const units = texts.get(ROLL) === "1" ? (figures?.units ?? 0) : 0;
  const lines = Array.from({ length: units }, (_, index) => readRows(RENT_TABLE, texts, `${index + 1}`));
  const rentRoll = lines.filter((line) => line !== undefined);
  if (!figures || rentRoll.length < lines.length) return { kind: "unreadable" };
  return { kind: "inputs", inputs: { ...figures, rentRoll } };
}

function writeRows<Values extends object>(
  rows: RowsOf<Values>,
  values: NoInfer<Values>,
  suffix = "",
): readonly string[] {
  const pairs = mapRows(rows, values, (row, value) => {
    const text = row.write(value);
    return text === row.write(row.initial) ? [] : [`${row.key}${suffix}=${text}`];
  });
  return Object.values<readonly string[]>(pairs).flat();
}

function readRows<Values extends object>(
  rows: RowsOf<Values>,
  texts: ReadonlyMap<string, string>,
  suffix = "",
): Values | undefined {
  let isReadable = true;
  const values = fillRows(rows, (row) => {
    const text = texts.get(`${row.key}${suffix}`);
    const value = text === undefined ? row.initial : row.read(text);
    if (value === undefined) isReadable = false;
    return value ?? row.initial;
  });
  return isReadable ? values : undefined;
}
