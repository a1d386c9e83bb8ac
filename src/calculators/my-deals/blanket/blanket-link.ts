import { dealPairs, readDeal } from "../../deal/sharing/deal-link.ts";
import { type LinkTexts, readFragment, readRows, writeFragment, writeRows } from "../../fields/row-links.ts";
import { shortName } from "../../offers/stated.ts";
import type { Shared } from "../../sharing/share-link.ts";
import { MAX_DEALS } from "../kept-deals.ts";
import { BLANKET_TABLE, type BlanketSet, type House, LEAST_HOUSES } from "./blanket-fields.ts";

/** How many houses follow: `priceh1`, `renth1`, `priceh2` and so on. */
const COUNT = "houses";
const markOf = (index: number) => `h${index + 1}`;

/** Letters, digits and a few marks: safe in a link and in a spreadsheet, whatever a deal is called. */
const NAME = { name: shortName("House", "name") };

/** The name as links and files have it. */
export function plainName(name: string, index: number): string {
  return NAME.name.parse(name) || `House ${index + 1}`;
}

export function writeBlanketFragment({ houses, terms }: BlanketSet): string {
  return writeFragment([
    ...writeRows(BLANKET_TABLE, terms),
    `${COUNT}=${houses.length}`,
    ...houses.flatMap(({ name, deal }, index) => [
      ...writeRows(NAME, { name: plainName(name, index) }, markOf(index)),
      ...dealPairs(deal).map((pair) => pair.replace("=", `${markOf(index)}=`)),
    ]),
  ]);
}

export function readBlanketFragment(fragment: string): Shared<BlanketSet> {
  return readFragment(fragment, readSet);
}

function readSet(texts: LinkTexts): BlanketSet | undefined {
  const terms = readRows(BLANKET_TABLE, texts);
  const count = Number(texts.get(COUNT));
  if (!terms || !Number.isInteger(count) || count < LEAST_HOUSES || count > MAX_DEALS) return undefined;
  const read = Array.from({ length: count }, (_, index) => readHouse(texts, index));
  const houses = read.filter((house) => house !== undefined);
  return houses.length === count ? { houses, terms } : undefined;
}

function readHouse(texts: LinkTexts, index: number): House | undefined {
  const mark = markOf(index);
  const named = readRows(NAME, texts, mark);
  const own = Array.from(texts).filter(([key]) => key.endsWith(mark));
  const deal = readDeal(new Map(own.map(([key, text]) => [key.slice(0, -mark.length), text])));
  return named && deal && { name: plainName(named.name, index), deal };
}
