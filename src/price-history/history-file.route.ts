import type { Route } from "./+types/history-file.route.ts";
import { findHistoryFile } from "./price-history-catalog.server.ts";

/** What prices did at one place, as JSON: `fl.json`. */
export function loader({ params }: Route.LoaderArgs) {
  const file = findHistoryFile(params.file);
  if (!file) throw new Response(null, { status: 404 });
  return Response.json(file);
}
