import { requestScope } from "../../site/request-scope.server.ts";
import type { Route } from "./+types/data-file.route.ts";
import { DATA_FILES } from "./data-files.ts";
import { writeDataFile } from "./data-files-catalog.server.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(requestScope);
  const { pathname } = new URL(request.url);
  const file = DATA_FILES.find(({ path }) => path === pathname);
  if (!file) throw new Error(`${pathname} is routed to the downloads, but is not one.`);
  return new Response(writeDataFile(file.path, siteUrl), {
    headers: { "Content-Type": `${file.type}; charset=utf-8` },
  });
}
