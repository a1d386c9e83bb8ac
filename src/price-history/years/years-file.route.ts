import { yearsFile } from "./years-file-catalog.server.ts";

/** What moves the map of the states through the years, as JSON. */
export function loader() {
  return Response.json(yearsFile);
}
