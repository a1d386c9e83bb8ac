export type Encoding = "br" | "gzip" | "identity";

/** Smallest first: among equally welcome encodings the first wins. */
const PREFERENCE: readonly Encoding[] = ["br", "gzip", "identity"];

/** Nobody asked for it, nobody refused it: sent when nothing else is possible. */
const UNLISTED_IDENTITY = 0.0001;

/** Browsers send a handful of different headers, but anyone may send another each time. */
const REMEMBERED = 100;
const remembered = new Map<string, readonly Encoding[]>();

/** The encodings that an Accept-Encoding header allows (RFC 9110, 12.5.3), best first, `identity` always among them. */
export function rankEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ["identity"];
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const ranking = rank(parseWeights(header));
  if (remembered.size < REMEMBERED) remembered.set(header, ranking);
  return ranking;
}

function rank(weights: ReadonlyMap<string, number>): readonly Encoding[] {
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get("*") ?? (encoding === "identity" ? UNLISTED_IDENTITY : 0);
  const ranking = PREFERENCE.filter((encoding) => weightOf(encoding) > 0).sort(
    (a, b) => weightOf(b) - weightOf(a),
  );
  // A client that refuses even plain bytes is better served with them than with an error.
  return ranking.includes("identity") ? ranking : [...ranking, "identity"];
}

function parseWeights(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.split(",")) {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    const weight = quality === undefined ? 1 : Number(quality);
    if (name !== "") weights.set(name === "x-gzip" ? "gzip" : name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}
