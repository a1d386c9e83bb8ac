import { describePage, requestScope } from "../site/request-scope.server.ts";
import { renderHtml } from "../ui/page/render-html.server.ts";
import { StaticHtml } from "../ui/page/static-html.tsx";
import type { Route } from "./+types/formulas.route.ts";
import { formulasContent, formulasPage, testedFormulas } from "./formulas-catalog.server.ts";
import { FormulasPage } from "./formulas-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return {
    meta: describePage(formulasPage, context.get(requestScope)),
    html: renderHtml(
      <FormulasPage crumbs={formulasPage.breadcrumb} content={formulasContent} formulas={testedFormulas} />,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function FormulasRoute({ loaderData: { html } }: Route.ComponentProps) {
  return <StaticHtml html={html} />;
}
