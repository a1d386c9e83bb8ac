import { countySlug } from "./county-name.ts";

interface Named {
  readonly name: string;
}

/** The counties that a text may mean, the best first: its own name, or all that begin with it. */
export function matchCounties<County extends Named>(
  counties: readonly County[],
  text: string,
): readonly County[] {
  const typed = countySlug(text);
  if (typed === "") return [];
  const slugs = counties.map((county) => ({ county, slug: countySlug(county.name) }));
  const exact = slugs.filter(({ slug }) => slug === typed || slug === `${typed}-county`);
  const found = exact.length > 0 ? exact : slugs.filter(({ slug }) => slug.startsWith(typed));
  return found.map(({ county }) => county);
}

/** The county that a text means. Undefined if it may mean several, or none. */
export function findNamedCounty<County extends Named>(
  counties: readonly County[],
  text: string,
): County | undefined {
  const [found, ...others] = matchCounties(counties, text);
  return others.length === 0 ? found : undefined;
}
