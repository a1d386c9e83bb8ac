import Negotiator from "negotiator";

/** Smallest first: among equally preferred encodings the first wins. */
const ENCODINGS = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send a handful of different headers, but a client may send a new one each time. */
const REMEMBERED = 100;
const remembered = new Map<string, readonly Encoding[]>();

/** Encodings that an Accept-Encoding header allows, best first. Always includes `identity`. */
export function rankEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ["identity"];
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const negotiator = new Negotiator({ headers: { "accept-encoding": header } });
  const welcome = negotiator.encodings(ENCODINGS, { preferred: ENCODINGS });
  // A client that excludes even `identity` gets it anyway: better than an error.
  const ranking = welcome.includes("identity") ? welcome : [...welcome, "identity" as const];
  if (remembered.size < REMEMBERED) remembered.set(header, ranking);
  return ranking;
}
