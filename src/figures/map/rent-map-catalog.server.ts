import { countyEditions } from "../../../content/figures/counties/county-table.ts";
import { rentMap, rentMapCaption } from "../../../content/figures/rent-map.ts";
import { stateRents } from "../../../content/figures/state-rents.ts";
import { stateTaxes } from "../../../content/figures/state-taxes.ts";
import { sampleLoan } from "../../../content/landings/dscr-basis.ts";
import { GOOD_DSCR, QUALIFYING_DSCR } from "../../dscr/dscr.ts";
import { formatRate } from "../../dscr/rate-estimate.ts";
import { pastYears } from "../../price-history/years/years-file-catalog.server.ts";
import type { CardPicture } from "../../seo/card-picture.ts";
import { cite } from "../citations.ts";
import { stateFigures } from "../figures-catalog.server.ts";
import { medianHouseOf, type StateFigures } from "../state-figures.ts";
import type { MapState } from "./map-place.ts";
import { type PlaceRatio, ratiosAt, summarizeRatios } from "./map-ratios.ts";
import { RATIO_STEPS } from "./ratio-steps.ts";
import { mapLabels } from "./states/us-map-labels.ts";
import {
  type StateShape,
  stateShapes,
  usMapHeight,
  usMapWidth,
  usSketchHeight,
  usSketchWidth,
} from "./states/us-map-shapes.ts";
import { SPREAD, yearAddress } from "./years/year-address.ts";
import { mapsOfYears } from "./years/year-ratios.ts";
import { sayStates } from "./years/year-words.ts";

export const rentMapContent = {
  width: usMapWidth,
  height: usMapHeight,
  /** All fifty, in alphabetical order. */
  states: stateFigures.map(describeState),
  /** What the sliders start with. */
  loan: sampleLoan,
  text: { ...rentMap, years: { ...rentMap.years, ...describeYears() } },
  source: cite(
    [stateRents.edition, "medianRent", "medianValue"],
    [stateTaxes.edition, "medianTax", "medianValue"],
  ),
  countySource: cite(
    [countyEditions.values, "rent", "value", "tax"],
    [countyEditions.premiums, "premiums"],
    [countyEditions.fairRents, "rents"],
  ),
};
export type RentMapContent = typeof rentMapContent;

/** The map as other pages show it. */
export const rentMapPicture = drawPicture();
export type RentMapPictureContent = typeof rentMapPicture;

/** The year with the most green states says what the years have to show. */
function describeYears() {
  const maps = mapsOfYears(stateFigures.map(describeState), pastYears, SPREAD.initial, sampleLoan);
  const best = maps.reduce((most, map) => (map.green > most.green ? map : most));
  const { downPaymentPercent } = sampleLoan;
  const choice = { year: best.year, spread: SPREAD.initial, downPaymentPercent, rate: "" };
  return {
    path: yearAddress(choice, downPaymentPercent),
    link: `${rentMap.years.link} ${sayStates(best.green)} in ${best.year}`,
  };
}

function drawPicture() {
  const ratios = ratiosAt(rentMapContent.states, sampleLoan);
  return {
    ...rentMap.home,
    width: usSketchWidth,
    height: usSketchHeight,
    /** Outlines of all states of a step, drawn as one. */
    lands: RATIO_STEPS.map((_, step) => ({
      step,
      path: ratios
        .filter((ratio) => ratio.step === step)
        .map(sketchOf)
        .join(""),
    })).filter(({ path }) => path !== ""),
    summary: summarizeRatios(ratios, sampleLoan, "states"),
    source: rentMapContent.source,
  };
}

/** For the picture that other sites show beside a link to the map. */
export const rentMapCard = drawCard();

function drawCard(): CardPicture {
  const ratios = ratiosAt(rentMapContent.states, sampleLoan);
  const covered = ratios.filter(({ ratio }) => ratio >= QUALIFYING_DSCR).length;
  return {
    kind: "map",
    caption: rentMapCaption(sampleLoan.downPaymentPercent, formatRate(sampleLoan.ratePercent)),
    figure: `${covered === 0 ? "None" : covered} of ${ratios.length}`,
    viewBox: `0 0 ${usSketchWidth} ${usSketchHeight}`,
    lands: rentMapPicture.lands.map(({ step, path }) => ({
      path,
      tone: toneOf(RATIO_STEPS[step]?.from ?? 0),
    })),
  };
}

function toneOf(ratio: number) {
  if (ratio < QUALIFYING_DSCR) return "poor";
  return ratio < GOOD_DSCR ? "marginal" : "good";
}

function sketchOf({ place }: PlaceRatio): string {
  return findShape(place.slug).sketch;
}

function findShape(slug: string): StateShape {
  const shape = stateShapes.find((candidate) => candidate.slug === slug);
  if (!shape) throw new Error(`The map has no outline of ${slug}.`);
  return shape;
}

function describeState(state: StateFigures): MapState {
  const { slug, code, name } = state;
  const { x, y } = findShape(slug);
  const { hasLeader = false, ...label } = mapLabels[slug] ?? { x, y };
  return {
    slug,
    code,
    name,
    house: medianHouseOf(state),
    x,
    y,
    labelX: label.x,
    labelY: label.y,
    hasLeader,
  };
}
