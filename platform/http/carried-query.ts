import { randomUUID } from "node:crypto";

/** The part of a request's query that every link of a document carries on, such as the labels of an advert. */
export interface CarriedQuery {
  /** One of the parameters. A document is rendered with it to find out where its links are. */
  readonly parameter: string;
  /** The carried part of a query, empty if there is none. Only its ampersands need escaping in HTML. */
  readonly of: (query: string) => string;
  /** True if a query has anything else. */
  readonly hasOther: (query: string) => boolean;
}

/** Byte offsets in a document. */
export interface CarrySlots {
  /** In links without a query. */
  readonly first: readonly number[];
  /** In links with a query. */
  readonly further: readonly number[];
  /** In forms whose fields become the query. */
  readonly fields: readonly number[];
}

/** Cannot be guessed, so the site itself wrote everything that carries it. */
const MARK = randomUUID();
const MARKED = new RegExp(`(\\?|&amp;)\\w+=${MARK}|<input [^<>]*"${MARK}"[^<>]*>`, "g");

/** A query to render a document with. Its links then carry a mark. */
export function markingQuery({ parameter }: CarriedQuery): string {
  return `?${parameter}=${MARK}`;
}

/** Replaces a document's marks with the carried part of a query. */
export function fillMarks(html: string, carried: string): string {
  return html.replace(MARKED, (_, joint) => writePart(joint === undefined ? "fields" : joint, carried));
}

/** Removes a document's marks, and tells where they were. */
export function takeMarks(html: string): { readonly html: string; readonly slots: CarrySlots } {
  const first: number[] = [];
  const further: number[] = [];
  const fields: number[] = [];
  let end = 0;
  let bytes = 0;
  for (const { 0: mark, 1: joint, index } of html.matchAll(MARKED)) {
    bytes += Buffer.byteLength(html.slice(end, index));
    end = index + mark.length;
    (joint === undefined ? fields : joint === "?" ? first : further).push(bytes);
  }
  const plain = fillMarks(html, "");
  if (plain.includes(MARK)) throw new Error("A document repeats its query outside of links and forms.");
  return { html: plain, slots: { first, further, fields } };
}

/** Inserts the carried part of a query into a document. */
export function fillSlots(
  body: Buffer,
  { first, further, fields }: CarrySlots,
  carried: string,
): Buffer<ArrayBuffer> {
  const insert = (offsets: readonly number[], kind: Part) => {
    const part = Buffer.from(writePart(kind, carried));
    return offsets.map((offset) => [offset, part] as const);
  };
  const inserted = [...insert(first, "?"), ...insert(further, "&amp;"), ...insert(fields, "fields")];
  const pieces: Buffer[] = [];
  let end = 0;
  for (const [offset, part] of inserted.toSorted(([one], [other]) => one - other)) {
    pieces.push(body.subarray(end, offset), part);
    end = offset;
  }
  return Buffer.concat([...pieces, body.subarray(end)]);
}

/** What precedes the carried part in a link, or hidden fields instead of a link. */
type Part = "?" | "&amp;" | "fields";

function writePart(kind: Part, carried: string): string {
  if (carried === "") return "";
  if (kind !== "fields") return `${kind}${carried.replaceAll("&", "&amp;")}`;
  return Array.from(
    new URLSearchParams(carried),
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}"/>`,
  ).join("");
}

function escapeHtml(text: string): string {
  return text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
