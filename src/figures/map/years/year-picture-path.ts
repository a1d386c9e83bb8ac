/** "/data/history/2012.svg" */
export function yearPicturePath(year: number): string {
  return `/data/history/${year}.svg`;
}

/** What puts the picture on another page, as a link to the map of that year. */
export function yearPictureCode(siteUrl: string, year: number, sentence: string): string {
  return `<a href="${siteUrl}/states?year=${year}"><img src="${siteUrl}${yearPicturePath(year)}" alt="${sentence}" width="600" loading="lazy"></a>`;
}
