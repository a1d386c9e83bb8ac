import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** An amount of dollars, or a percentage. "25% down" is the reader's choice and states nothing. */
const FIGURE = /\$\d|\d ?%(?! down)|\d percent/;

/** Says of every figure around it that nobody measured it: "Sample figures Lenders differ.", "All figures are illustrative". */
const NOTE = /^(illustrative|sample figures)\b|\b(is|are) (all |the |an )?illustrative\b/i;
/** Says it of its own figures, or makes them the inputs of an example: "a $300,000 house", "on $300,000". */
const MARK =
  /\b(illustrative|samples?|examples?|suppose|imagine|assum(e|ed|es|ing|ptions?))\b|\b(an?|on|each|every) (loan of |(house|duplex|condo) (at|with) )?\$\d/i;
/** Where every fact around it can be looked up: "Sources: Census ACS 2023, B25064." */
const SOURCES = /\bSources?: /;
/** Where its own fact can be looked up: a line of sources, a law, a handbook or an agency, or a table with its year. */
const SOURCE =
  /\bSources?: |\b(Code|Constitution|Statutes|Publication|Selling Guide|Eligibility Matrix|Bureau)\b|(Census ACS|FHFA|HUD)[^.]* 20\d\d/;
/** A law, or something that was measured. It is a fact, so no note can make it illustrative. */
const FACT =
  /\b(laws?|statutes?|constitution|assesses|is assessed|written off|averages|averaged|rose|grew|survey|in 20\d\d)\b|% of (all )?(\w+ )?(investors|landlords|renters|households|borrowers|loans)\b/i;

/** Read as one: a paragraph, a list item with all its parts, a row. */
const BLOCKS: ReadonlySet<string> = new Set("p li tr h1 h2 h3 h4 figcaption caption summary".split(" "));
/** Controls, drawings whose figures are also in the text, navigation, and code. */
const LEFT_OUT: ReadonlySet<string> = new Set(
  "script style template svg nav form button output dialog pre".split(" "),
);
/** CSS puts every other element on a line of its own. */
const INLINE: ReadonlySet<string> = new Set("a abbr b em i span strong sub sup time".split(" "));

interface Block {
  readonly text: string;
  /** The sections around it, the outermost first. */
  readonly sections: readonly Element[];
  readonly isListItem: boolean;
  /** Above the page's first section and its second heading. */
  readonly isOpening: boolean;
}

/**
 * The paragraphs, list items and rows of a page with an amount or a percentage that a reader could take for a fact. A
 * block may say itself what its figures are, a note says it for its section, and a note in the page's opening for the
 * page. A law needs a source, in the block or in a paragraph of its section, whatever the note says.
 */
export function unmarkedFigures(html: string): readonly string[] {
  const blocks = readBlocks(parseFragment(html).childNodes);
  const notes = blocks.filter(({ text }) => NOTE.test(text));
  // A source inside a list item is the item's own.
  const sources = blocks.filter(({ text, isListItem }) => !isListItem && SOURCES.test(text));
  const isSourced = (block: Block) => SOURCE.test(block.text) || isCovered(block, sources);
  const isMarked = (block: Block) => MARK.test(block.text) || isCovered(block, notes);
  return blocks
    .filter(({ text }) => FIGURE.test(text))
    .filter((block) => !isSourced(block) && (statesFact(block.text) || !isMarked(block)))
    .map(({ text }) => text);
}

function isCovered(block: Block, notes: readonly Block[]): boolean {
  return notes.some(({ sections, isOpening }) => {
    const section = sections.at(-1);
    return section === undefined ? isOpening : block.sections.includes(section);
  });
}

function statesFact(text: string): boolean {
  return text.split(/(?<=[.?!])\s/).some((sentence) => FIGURE.test(sentence) && FACT.test(sentence));
}

function readBlocks(nodes: readonly Node[]): readonly Block[] {
  const blocks: Block[] = [];
  let isOpening = true;
  const read = (element: Element, sections: readonly Element[]) => {
    const { tagName } = element;
    if (LEFT_OUT.has(tagName) || isOnlyLink(element)) return;
    if (tagName === "section" || tagName === "h2") isOpening = false;
    if (isBlock(element)) {
      blocks.push({
        text: textOf(element).trim(),
        sections,
        isListItem: tagName === "li",
        isOpening,
      });
      return;
    }
    const within = tagName === "section" ? [...sections, element] : sections;
    for (const child of elementsIn(element)) read(child, within);
  };
  for (const node of nodes) if ("tagName" in node) read(node, []);
  return blocks;
}

/** A term and its definition are read together, and so is text that stands in no other block. */
function isBlock(element: Element): boolean {
  const { tagName, childNodes } = element;
  if (BLOCKS.has(tagName)) return true;
  if (tagName !== "dl" && elementsIn(element).some((child) => child.tagName === "dt")) return true;
  return childNodes.some((child) => "value" in child && child.value.trim() !== "");
}

/** "$100,000-$200,000 loans" is the name of another page. */
function isOnlyLink(element: Element): boolean {
  const [child, ...others] = element.childNodes;
  return child !== undefined && "tagName" in child && child.tagName === "a" && others.length === 0;
}

function elementsIn({ childNodes }: Element): readonly Element[] {
  return childNodes.filter((node) => "tagName" in node);
}

function textOf({ childNodes }: Element): string {
  const parts = childNodes.map((child) => {
    if ("value" in child) return child.value;
    if (!("tagName" in child) || LEFT_OUT.has(child.tagName)) return "";
    return INLINE.has(child.tagName) ? textOf(child) : ` ${textOf(child)} `;
  });
  return parts.join("").replaceAll(/\s+/g, " ");
}
