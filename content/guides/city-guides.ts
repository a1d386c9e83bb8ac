import { atlanta } from "./cities/atlanta.ts";
import { austin } from "./cities/austin.ts";
import { charlotte } from "./cities/charlotte.ts";
import { columbus } from "./cities/columbus.ts";
import { dallas } from "./cities/dallas.ts";
import { houston } from "./cities/houston.ts";
import { indianapolis } from "./cities/indianapolis.ts";
import { jacksonville } from "./cities/jacksonville.ts";
import { memphis } from "./cities/memphis.ts";
import { nashville } from "./cities/nashville.ts";
import { orlando } from "./cities/orlando.ts";
import { phoenix } from "./cities/phoenix.ts";
import { sanAntonio } from "./cities/san-antonio.ts";
import { tampa } from "./cities/tampa.ts";
import type { CityGuide, CityText } from "./city-guide.ts";

const cities: readonly CityText[] = [
  atlanta,
  austin,
  charlotte,
  columbus,
  dallas,
  houston,
  indianapolis,
  jacksonville,
  memphis,
  nashville,
  orlando,
  phoenix,
  sanAntonio,
  tampa,
];

/** In alphabetical order. */
export const cityGuides: readonly CityGuide[] = cities.map((text) => ({
  ...text,
  title: `DSCR Loans in ${text.city}: City Guide for Rental Investors`,
}));
