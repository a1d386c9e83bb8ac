import Negotiator from "negotiator";

/** Smallest first: among equally welcome encodings the first wins. */
const ENCODINGS = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send a handful of different headers, but anyone may send another each time. */
const REMEMBERED = 100;
const remembered = new Map<string, readonly Encoding[]>();

/** The encodings that an Accept-Encoding header allows, best first, `identity` always among them. */
export function rankEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ["identity"];
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const negotiator = new Negotiator({ headers: { "accept-encoding": header } });
  const welcome = negotiator.encodings(ENCODINGS, { preferred: ENCODINGS });
  // A client that refuses even plain bytes is better served with them than with an error.
  const ranking = welcome.includes("identity") ? welcome : [...welcome, "identity" as const];
  if (remembered.size < REMEMBERED) remembered.set(header, ranking);
  return ranking;
}
