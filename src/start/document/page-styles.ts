/**
 * The stylesheet covers the whole site. A document carries only what its own elements and scripts can use, so that it
 * fits into the first packets of a slow connection. The full stylesheet follows with the next page: applying it
 * makes the browser match every rule with every element again. The build parses the stylesheet
 * (tasks/build/style-rules.ts); this file selects a document's part.
 */
export type StyleRule = StyleBlock | StyleGroup | StyleText;

/** `.wrap > p { ... }` */
export interface StyleBlock {
  readonly selector: string;
  /** One list per selector: the block can apply if all elements (`p`) and classes (`.wrap`) of one list are present. */
  readonly needs: readonly (readonly string[])[];
  readonly parts: readonly StylePart[];
}

/** A declaration. */
export interface StylePart {
  readonly text: string;
  /** The variable it sets. */
  readonly declares?: string;
  /** The variables it reads. */
  readonly reads?: readonly string[];
}

/** `@media`, `@layer` and the like. */
export interface StyleGroup {
  readonly prelude: string;
  readonly rules: readonly StyleRule[];
}

/** Always kept: fonts, keyframes, statements. A registered property is kept only if it is used. */
export interface StyleText {
  readonly text: string;
  readonly declares?: string;
}

/** Classes set by the script in the head, not by the server. */
const SET_LATER = [".dark", ".light", ".has-deals"];

/** @param scriptNames Names that the page's scripts contain: what they render may need them. */
export function selectStyles(
  rules: readonly StyleRule[],
  html: string,
  scriptNames: Iterable<string> = [],
): string {
  const used = new Set([...SET_LATER, ...scriptNames]);
  for (const [, element] of html.matchAll(/<([a-z][\w-]*)/gi)) used.add(element?.toLowerCase() ?? "");
  for (const [, names] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of (names ?? "").split(/\s+/)) used.add(`.${decodeEntities(name)}`);
  }
  const chosen = rules.flatMap((rule) => choose(rule, used));
  return write(chosen, readVariables(chosen, html, used));
}

function choose(rule: StyleRule, used: ReadonlySet<string>): StyleRule[] {
  if ("rules" in rule) {
    const inside = rule.rules.flatMap((each) => choose(each, used));
    // An empty layer still counts for the order of layers.
    return inside.length > 0 || rule.prelude.startsWith("@layer") ? [{ ...rule, rules: inside }] : [];
  }
  if ("text" in rule) return [rule];
  return rule.needs.some((names) => names.every((name) => used.has(name))) ? [rule] : [];
}

/**
 * The variables that are used. Most variables of the stylesheet belong to rules that were left out; a variable that
 * only unused ones read is left out too.
 */
function readVariables(
  rules: readonly StyleRule[],
  html: string,
  used: ReadonlySet<string>,
): ReadonlySet<string> {
  const parts = rules.flatMap(partsOf);
  const read = new Set([...used].filter((name) => name.startsWith("--")));
  for (const [, name = ""] of html.matchAll(/var\((--[\w-]+)/g)) read.add(name);
  for (const part of parts) {
    if (part.declares === undefined) for (const name of part.reads ?? []) read.add(name);
  }
  // A set may grow while it is iterated.
  for (const name of read) {
    for (const part of parts) {
      if (part.declares === name) for (const other of part.reads ?? []) read.add(other);
    }
  }
  return read;
}

function partsOf(rule: StyleRule): readonly StylePart[] {
  if ("rules" in rule) return rule.rules.flatMap(partsOf);
  return "parts" in rule ? rule.parts : [];
}

function write(rules: readonly StyleRule[], read: ReadonlySet<string>): string {
  const isRead = ({ declares }: { readonly declares?: string }) =>
    declares === undefined || read.has(declares);
  return rules
    .map((rule) => {
      if ("rules" in rule) return `${rule.prelude}{${write(rule.rules, read)}}`;
      if ("text" in rule) return isRead(rule) ? rule.text : "";
      return `${rule.selector}{${rule.parts
        .filter(isRead)
        .map(({ text }) => text)
        .join(";")}}`;
    })
    .join("");
}

function decodeEntities(text: string): string {
  return text
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}
