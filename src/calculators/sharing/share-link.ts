import { FRAGMENT_VERSION } from "./dscr-fragment.ts";

/** A number as written in a link. */
export const AMOUNT = /^-?\d{1,12}(\.\d{1,9})?$/;

/** The content of a fragment: nothing of ours, something this version cannot read, or inputs. */
export type Shared<Inputs> =
  | { readonly kind: "none" }
  | { readonly kind: "unreadable" }
  | { readonly kind: "inputs"; readonly inputs: Inputs };

export function mapShared<From, To>(shared: Shared<From>, map: (inputs: From) => To): Shared<To> {
  return shared.kind === "inputs" ? { kind: "inputs", inputs: map(shared.inputs) } : shared;
}

export type Pair = readonly [key: string, value: string];

export function readPairs<Inputs>(
  fragment: string,
  read: (pairs: readonly Pair[]) => Inputs | undefined,
): Shared<Inputs> {
  const [version, ...parts] = fragment.replace(/^#/, "").split("&");
  if (!version?.startsWith("v=")) return { kind: "none" };
  const pairs = version === FRAGMENT_VERSION ? decodePairs(parts) : undefined;
  const inputs = pairs && read(pairs);
  return inputs ? { kind: "inputs", inputs } : { kind: "unreadable" };
}

function decodePairs(parts: readonly string[]): readonly Pair[] | undefined {
  try {
    return parts.map((part) => {
      const [key = "", value = ""] = part.split("=", 2);
      return [key, decodeURIComponent(value)];
    });
  } catch {
    // The link was cut in the middle of an escaped character.
    return undefined;
  }
}

/** A value for each field of a table. */
export function mapFields<Field extends string, Value>(
  table: Readonly<Record<Field, unknown>>,
  make: (field: Field) => Value,
): Readonly<Record<Field, Value>>;
export function mapFields<Value>(table: object, make: (field: string) => Value) {
  const values: Record<string, Value> = {};
  for (const field in table) values[field] = make(field);
  return values;
}
