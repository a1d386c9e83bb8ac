import { writeYearPicture } from "../figures/map/years/year-pictures-catalog.server.ts";
import { findHistoryFile } from "../price-history/price-history-catalog.server.ts";
import { YEARS_FILE_PATH } from "../price-history/years/years-file.ts";
import { yearsFile } from "../price-history/years/years-file-catalog.server.ts";
import type { Route } from "./+types/history-file.route.ts";

/** What prices did at one place (`fl.json`), what moves the map through the years, and the map of a year (`2012.svg`). */
export function loader({ params: { file } }: Route.LoaderArgs) {
  const picture = writeYearPicture(file);
  if (picture !== undefined) {
    return new Response(picture, { headers: { "Content-Type": "image/svg+xml; charset=utf-8" } });
  }
  const found = YEARS_FILE_PATH.endsWith(`/${file}`) ? yearsFile : findHistoryFile(file);
  if (!found) throw new Response(null, { status: 404 });
  return Response.json(found);
}
