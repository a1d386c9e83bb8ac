import { ENOUGH_PEOPLE } from "../../counties/county-figures.ts";

/** Columns of figures, by their names in the address. */
export const COUNTY_COLUMNS = [
  "ratio",
  "people",
  "rent",
  "value",
  "owners",
  "landlord",
  "premium",
  "rise",
  "ended",
  "two",
  "three",
  "four",
  "years",
] as const;

export type CountyColumnName = (typeof COUNTY_COLUMNS)[number];

/** Which counties a reader wants to see, and in which order: the address of the page says it. */
export interface CountyQuery {
  /** Letters of a name. Empty: all names. */
  readonly find: string;
  /** Two letters. Empty: all states. */
  readonly state: string;
  /** Counties of this many people or more. */
  readonly people: number;
  readonly sort: CountyColumnName | "name";
  readonly isAscending: boolean;
  /** From 1. */
  readonly page: number;
}

export const COUNTIES_PATH = "/data/counties";
export const COUNTIES_PER_PAGE = 100;
export const LONGEST_NAME = 60;
const SORTS: readonly CountyQuery["sort"][] = ["name", ...COUNTY_COLUMNS];

/** What the page shows before anybody asks. */
export const FIRST_QUERY: CountyQuery = {
  find: "",
  state: "",
  people: ENOUGH_PEOPLE,
  sort: "ratio",
  isAscending: false,
  page: 1,
};

/** Whatever an address says: what cannot be read is the default. */
export function readCountyQuery(asked: { get(name: string): string | null }): CountyQuery {
  const sort = asked.get("sort") ?? "";
  const people = asked.get("people") ?? "";
  const page = asked.get("page") ?? "";
  const known = SORTS.find((name) => name === sort) ?? FIRST_QUERY.sort;
  const state = (asked.get("state") ?? "").toUpperCase();
  return {
    find: (asked.get("find") ?? "").trim().slice(0, LONGEST_NAME),
    state: /^[A-Z]{2}$/.test(state) ? state : "",
    people: /^\d{1,8}$/.test(people) ? Number(people) : FIRST_QUERY.people,
    sort: known,
    isAscending: (asked.get("order") ?? firstDirection(known)) === "up",
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : FIRST_QUERY.page,
  };
}

/** The address of the page that shows this. What is the default is left out. */
export function countyAddress(query: CountyQuery): string {
  const { find, state, people, sort, isAscending, page } = query;
  const order = isAscending ? "up" : "down";
  const asked = [
    find && `find=${encodeURIComponent(find.toWellFormed())}`,
    state && `state=${state}`,
    people !== FIRST_QUERY.people && `people=${people}`,
    sort !== FIRST_QUERY.sort && `sort=${sort}`,
    order !== firstDirection(sort) && `order=${order}`,
    page !== 1 && `page=${page}`,
  ].filter(Boolean);
  return asked.length === 0 ? COUNTIES_PATH : `${COUNTIES_PATH}?${asked.join("&")}`;
}

/** The same counties in another order: the highest figure first, names from A; again on the same column turns it round. */
export function sortedBy(query: CountyQuery, sort: CountyQuery["sort"]): CountyQuery {
  const isAscending = query.sort === sort ? !query.isAscending : firstDirection(sort) === "up";
  return { ...query, sort, isAscending, page: 1 };
}

function firstDirection(sort: CountyQuery["sort"]): "up" | "down" {
  return sort === "name" ? "up" : "down";
}
