import { listInWords } from "../ui/text/list-in-words.ts";
import type { CountyEstimates, CountyFile, CountyGap, LoadedCounties } from "./county-estimates.ts";
import { countySlug } from "./county-name.ts";
import { matchCounties } from "./find-county.ts";

/** More than this many are not listed. */
const MOST_NAMES = 6;

/** What the field says about the text in it. Undefined if there is nothing to say: it means one county, or is empty. */
export function describeSearch(
  loaded: LoadedCounties | undefined,
  text: string,
  state: string,
): string | undefined {
  if (loaded === "failed") {
    return `The counties of ${state} could not be loaded. What you typed stays, and the state's figures count.`;
  }
  if (countySlug(text) === "") return undefined;
  if (typeof loaded !== "object") return `Loading the counties of ${state}...`;
  const found = matchCounties(loaded.counties, text);
  if (found.length === 1) return undefined;
  if (found.length === 0) return `No county of ${state} begins like this, so the state's figures count.`;
  if (found.length > MOST_NAMES) return `${found.length} counties begin like this. Type another letter.`;
  return `${listInWords(found.map(({ name }) => name))} begin like this. Type another letter.`;
}

const GAPS: Readonly<Record<CountyGap, string>> = {
  small: "has fewer than 20,000 people, so the survey's margins are wide",
  "not-published": "has no published median of value or tax",
  "no-market": "is largely tribal land, where a home's value is hardly a market price",
};

/** Why a county has no ratio: "has fewer than 20,000 people, so the survey's margins are wide". */
export function describeGap({ gap }: Pick<CountyEstimates, "gap">): string {
  return gap ? GAPS[gap] : "has no published median rent";
}

/** Why the state's tax, or an assumption for insurance, counts in this county. */
export function describeGaps(county: CountyEstimates, { hasPremiums }: CountyFile, state: string): string[] {
  const { name, gap, tax, insurancePercent } = county;
  if (gap) return [`${name} ${GAPS[gap]}: the state's tax and our assumption for insurance count.`];
  return [
    ...(tax === null
      ? [`What owners in ${name} pay says too little about a landlord's bill: the state's tax counts.`]
      : []),
    ...(insurancePercent === null
      ? [
          hasPremiums
            ? `No premium that we could use is recorded for ${name}: insurance stays an assumption.`
            : `The premiums recorded in ${state} are not confirmed yet: insurance stays an assumption.`,
        ]
      : []),
  ];
}

/** Where the Fair Market Rents hold: HUD's area, and in New England the town. */
export function describeRentArea({ fairRent: { area, place, differsByTown } }: CountyEstimates): string {
  const town = place ? `${place}, ` : "";
  return `${town}${area}${differsByTown ? "; other towns of the county have other rents" : ""}`;
}
