import { data } from "react-router";
import { describePage, requestScope } from "../request-scope.server.ts";
import type { Route } from "./+types/content-page.route.ts";
import { ContentNotFound } from "./content-not-found.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";

export function loader({ params, context }: Route.LoaderArgs) {
  const slug = params["*"];
  const isDeep = slug.includes("/");
  const page = {
    path: `/${slug}`,
    title: isDeep ? "404 Page Not Found" : "Content Not Found",
    description: "The requested page could not be found.",
    kind: "page",
    updated: "2026-11-01",
    breadcrumb: [],
    isUnlisted: true,
  } as const;
  return data({ meta: describePage(page, context.get(requestScope)), isDeep }, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function ContentPageRoute({ loaderData }: Route.ComponentProps) {
  return loaderData.isDeep ? <NotFoundScreen /> : <ContentNotFound />;
}
