import { countyFile, findCountyState } from "../../counties/counties-catalog.server.ts";
import { countyShapesFile, findShapesState } from "../../counties/shapes/county-shapes-catalog.server.ts";
import { requestScope } from "../../site/request-scope.server.ts";
import { COUNTY_FILES } from "../data/data-files.ts";
import { writeDataFile } from "../data/data-files-catalog.server.ts";
import type { Route } from "./+types/county-file.route.ts";

/** One state's counties as JSON: their figures, `oh.json`, or their outlines, `oh-shapes.json`. All as a download: `all.csv`. */
export function loader({ params, context }: Route.LoaderArgs) {
  const state = findCountyState(params.file);
  if (state) return Response.json(countyFile(state));
  const drawn = findShapesState(params.file);
  if (drawn) return Response.json(countyShapesFile(drawn));
  const file = COUNTY_FILES.find(({ path }) => path === `/data/counties/${params.file}`);
  if (!file) throw new Response(null, { status: 404 });
  const { siteUrl } = context.get(requestScope);
  return new Response(writeDataFile(file.path, siteUrl), {
    headers: { "Content-Type": `${file.type}; charset=utf-8` },
  });
}
