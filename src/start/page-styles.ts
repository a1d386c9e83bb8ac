/**
 * The stylesheet is for the whole site; a document carries only what its own elements can use, so that it fits into
 * the first packets of a slow line. The whole sheet follows with the application, which draws what the document does
 * not have yet.
 */
export type StyleRule = Leaf | Group;

interface Leaf {
  readonly text: string;
  /**
   * One set for each selector of the list: the rule can apply when all elements (`p`) and classes (`.wrap`) of one of
   * them are in the document.
   */
  readonly needs: readonly (readonly string[])[];
}

/** `@media`, `@layer` and the like. */
interface Group {
  readonly prelude: string;
  readonly rules: readonly StyleRule[];
}

const GROUP = /^@(media|layer|supports|container)\b/;
const REGISTERED = /@property (--[\w-]+)\{[^}]*\}/g;
const DECLARED = /(?<=[{;])(--[\w-]+):[^;}]*;?/g;
const READ = /var\((--[\w-]+)/g;
/** Set by the script in the head, not by the server. */
const SET_LATER = [".dark", ".light"];

export function parseStyles(css: string): readonly StyleRule[] {
  return Array.from(splitRules(css), ({ prelude, body, text }) => {
    if (body !== undefined && GROUP.test(prelude)) return { prelude, rules: parseStyles(body) };
    const selectors = prelude.startsWith("@") ? [""] : splitSelectors(prelude);
    return { text, needs: selectors.map(needsOf) };
  });
}

export function selectStyles(rules: readonly StyleRule[], html: string): string {
  const used = new Set(SET_LATER);
  for (const [, element] of html.matchAll(/<([a-z][\w-]*)/gi)) used.add(element ?? "");
  for (const [, names] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of (names ?? "").split(/\s+/)) used.add(`.${decodeEntities(name)}`);
  }
  return withoutUnread(writeRules(rules, used), html);
}

/** Most variables of the sheet belong to rules that were left out. */
function withoutUnread(css: string, html: string): string {
  const read = new Set(Array.from(`${css}${html}`.matchAll(READ), ([, name]) => name));
  const keepRead = (declaration: string, name: string) => (read.has(name) ? declaration : "");
  return css.replaceAll(REGISTERED, keepRead).replaceAll(DECLARED, keepRead);
}

function writeRules(rules: readonly StyleRule[], used: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if ("text" in rule) {
        return rule.needs.some((names) => names.every((name) => used.has(name))) ? rule.text : "";
      }
      const inside = writeRules(rule.rules, used);
      // An empty layer still has its place among the others.
      return inside || rule.prelude.startsWith("@layer") ? `${rule.prelude}{${inside}}` : "";
    })
    .join("");
}

interface RawRule {
  readonly prelude: string;
  readonly body?: string;
  readonly text: string;
}

/** Rules at the outer level, as the minifier writes them: no comments but the first, no nesting inside style rules. */
function* splitRules(css: string): Generator<RawRule> {
  const source = css.replaceAll(/\/\*[\s\S]*?\*\//g, "").trim();
  let start = 0;
  let opened = 0;
  let depth = 0;
  for (let place = 0; place < source.length; place += 1) {
    const sign = source[place];
    if (sign === "\\") place += 1;
    else if (sign === '"' || sign === "'") place = endOfString(source, place);
    else if (sign === ";" && depth === 0) {
      const text = source.slice(start, place + 1);
      yield { prelude: text, text };
      start = place + 1;
    } else if (sign === "{") {
      if (depth === 0) opened = place;
      depth += 1;
    } else if (sign === "}") {
      depth -= 1;
      if (depth > 0) continue;
      const text = source.slice(start, place + 1);
      yield { prelude: source.slice(start, opened), body: source.slice(opened + 1, place), text };
      start = place + 1;
    }
  }
}

function endOfString(source: string, start: number): number {
  for (let place = start + 1; place < source.length; place += 1) {
    if (source[place] === "\\") place += 1;
    else if (source[place] === source[start]) return place;
  }
  return source.length;
}

/** What stands in brackets (`:is(.dark *)`, `:not(...)`) is one of several ways to match, so it is not asked for. */
function splitSelectors(list: string): readonly string[] {
  const selectors = [""];
  let depth = 0;
  for (const [piece] of list.matchAll(/\\.|[^\\]/gs)) {
    if (piece === "(" || piece === "[") depth += 1;
    else if (piece === ")" || piece === "]") depth -= 1;
    else if (depth > 0) continue;
    else if (piece === ",") selectors.push("");
    else selectors[selectors.length - 1] += piece;
  }
  return selectors;
}

function needsOf(selector: string): readonly string[] {
  const names = selector.matchAll(/(?<=^|[\s>+~])[a-z][\w-]*|\.(?:\\.|[\w-]|[^\p{ASCII}])+/giu);
  return Array.from(names, ([name]) => name.replaceAll(/\\(.)/gu, "$1"));
}

function decodeEntities(text: string): string {
  return text
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}
