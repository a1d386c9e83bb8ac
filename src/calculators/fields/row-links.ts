import { FRAGMENT_VERSION } from "../sharing/dscr-fragment.ts";
import type { Shared } from "../sharing/share-link.ts";
import { fillRows, mapRows, type RowsOf } from "./field-rows.ts";

/** The figures of a link by their keys, as written. */
export type LinkTexts = ReadonlyMap<string, string>;

/** The part of a URL after "#", which browsers never send to a server. */
export function writeFragment(pairs: readonly string[]): string {
  return `#${[FRAGMENT_VERSION, ...pairs].join("&")}`;
}

/** Ignores keys that this version does not know; one unreadable value makes the whole link unreadable. */
export function readFragment<Inputs>(
  fragment: string,
  read: (texts: LinkTexts) => Inputs | undefined,
): Shared<Inputs> {
  const [version, ...parts] = fragment.replace(/^#/, "").split("&");
  if (!version?.startsWith("v=")) return { kind: "none" };
  if (version !== FRAGMENT_VERSION) return { kind: "unreadable" };
  const texts = new Map(
    parts.map((part) => [part.split("=", 1)[0] ?? "", part.slice(part.indexOf("=") + 1)]),
  );
  const inputs = read(texts);
  return inputs === undefined ? { kind: "unreadable" } : { kind: "inputs", inputs };
}

/** Leaves initial values out. The suffix tells several of a kind apart: `rent1`, `rent2`. */
export function writeRows<Values extends object>(
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

export function readRows<Values extends object>(
  rows: RowsOf<Values>,
  texts: LinkTexts,
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
