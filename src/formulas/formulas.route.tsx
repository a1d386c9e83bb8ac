import { describePage, requestScope } from "../site/request-scope.server.ts";
import type { Route } from "./+types/formulas.route.ts";
import { formulasContent, formulasPage, testedFormulas } from "./formulas-catalog.server.ts";
import { FormulasPage } from "./formulas-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return {
    meta: describePage(formulasPage, context.get(requestScope)),
    crumbs: formulasPage.breadcrumb,
    content: formulasContent,
    formulas: testedFormulas,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function FormulasRoute({ loaderData: { crumbs, content, formulas } }: Route.ComponentProps) {
  return <FormulasPage crumbs={crumbs} content={content} formulas={formulas} />;
}
