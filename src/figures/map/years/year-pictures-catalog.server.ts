import { sampleLoan } from "../../../../content/landings/dscr-basis.ts";
import { pastYears, yearsFile } from "../../../price-history/years/years-file-catalog.server.ts";
import { LIGHT_COLORS } from "../../../ui/light-colors.ts";
import { RATIO_STEPS } from "../ratio-steps.ts";
import { rentMapContent } from "../rent-map-catalog.server.ts";
import { stateShapes, usSketchHeight, usSketchWidth } from "../states/us-map-shapes.ts";
import { SPREAD } from "./year-address.ts";
import { drawYear } from "./year-picture.ts";
import { yearPicturePath } from "./year-picture-path.ts";
import { mapsOfYears } from "./year-ratios.ts";
import { sayPictureNote } from "./year-words.ts";

const maps = mapsOfYears(rentMapContent.states, pastYears, SPREAD.initial, sampleLoan);
const [first] = maps;
const outlines = new Map(stateShapes.map(({ slug, sketch }) => [slug, sketch]));
const stepColors: Readonly<Record<string, string>> = LIGHT_COLORS;
const { paper, ink, "ink-soft": soft, edge } = LIGHT_COLORS;
const colors = {
  paper,
  ink,
  soft,
  edge,
  steps: RATIO_STEPS.map((_, step) => stepColors[`ratio-${step}`] ?? ""),
};

export const YEAR_PICTURE_PATHS: readonly string[] = maps.map(({ year }) => yearPicturePath(year));

/** "2012.svg": the map of a year with the sample loan, for other sites. */
export function writeYearPicture(name: string): string | undefined {
  const map = maps.find(({ year }) => yearPicturePath(year).endsWith(`/${name}`));
  return (
    map &&
    drawYear({
      map,
      today: maps.at(-1) ?? first,
      outlines,
      width: usSketchWidth,
      height: usSketchHeight,
      colors,
      note: sayPictureNote(yearsFile),
    }).svg
  );
}
