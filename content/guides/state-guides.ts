import type { StateGuide } from "./state-guide.ts";
import { alabama } from "./states/alabama.ts";
import { alaska } from "./states/alaska.ts";
import { arizona } from "./states/arizona.ts";
import { arkansas } from "./states/arkansas.ts";
import { california } from "./states/california.ts";
import { colorado } from "./states/colorado.ts";
import { connecticut } from "./states/connecticut.ts";
import { delaware } from "./states/delaware.ts";
import { florida } from "./states/florida.ts";
import { georgia } from "./states/georgia.ts";
import { hawaii } from "./states/hawaii.ts";
import { idaho } from "./states/idaho.ts";
import { illinois } from "./states/illinois.ts";
import { indiana } from "./states/indiana.ts";
import { iowa } from "./states/iowa.ts";
import { kansas } from "./states/kansas.ts";
import { kentucky } from "./states/kentucky.ts";
import { louisiana } from "./states/louisiana.ts";
import { maine } from "./states/maine.ts";
import { maryland } from "./states/maryland.ts";
import { massachusetts } from "./states/massachusetts.ts";
import { michigan } from "./states/michigan.ts";
import { minnesota } from "./states/minnesota.ts";
import { mississippi } from "./states/mississippi.ts";
import { missouri } from "./states/missouri.ts";
import { montana } from "./states/montana.ts";
import { nebraska } from "./states/nebraska.ts";
import { nevada } from "./states/nevada.ts";
import { newHampshire } from "./states/new-hampshire.ts";
import { newJersey } from "./states/new-jersey.ts";
import { newMexico } from "./states/new-mexico.ts";
import { newYork } from "./states/new-york.ts";
import { northCarolina } from "./states/north-carolina.ts";
import { northDakota } from "./states/north-dakota.ts";
import { ohio } from "./states/ohio.ts";
import { oklahoma } from "./states/oklahoma.ts";
import { oregon } from "./states/oregon.ts";
import { pennsylvania } from "./states/pennsylvania.ts";
import { rhodeIsland } from "./states/rhode-island.ts";
import { southCarolina } from "./states/south-carolina.ts";
import { southDakota } from "./states/south-dakota.ts";
import { tennessee } from "./states/tennessee.ts";
import { texas } from "./states/texas.ts";
import { utah } from "./states/utah.ts";
import { vermont } from "./states/vermont.ts";
import { virginia } from "./states/virginia.ts";
import { washington } from "./states/washington.ts";
import { westVirginia } from "./states/west-virginia.ts";
import { wisconsin } from "./states/wisconsin.ts";
import { wyoming } from "./states/wyoming.ts";

/** All fifty, in alphabetical order by state. */
export const stateGuides: readonly StateGuide[] = [
  alabama,
  alaska,
  arizona,
  arkansas,
  california,
  colorado,
  connecticut,
  delaware,
  florida,
  georgia,
  hawaii,
  idaho,
  illinois,
  indiana,
  iowa,
  kansas,
  kentucky,
  louisiana,
  maine,
  maryland,
  massachusetts,
  michigan,
  minnesota,
  mississippi,
  missouri,
  montana,
  nebraska,
  nevada,
  newHampshire,
  newJersey,
  newMexico,
  newYork,
  northCarolina,
  northDakota,
  ohio,
  oklahoma,
  oregon,
  pennsylvania,
  rhodeIsland,
  southCarolina,
  southDakota,
  tennessee,
  texas,
  utah,
  vermont,
  virginia,
  washington,
  westVirginia,
  wisconsin,
  wyoming,
].map((text) => ({
  ...text,
  slug: text.state.toLowerCase().replaceAll(" ", "-"),
  title: `${text.state} DSCR Loans: Investor Guide`,
}));
