import { faqItems } from "../../content/faq.ts";
import { describePage, requestScope } from "../request-scope.server.ts";
import { Accordion } from "../ui/accordion.tsx";
import type { Route } from "./+types/faq.route.ts";
import { faqPage } from "./company-catalog.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  return { meta: describePage(faqPage, context.get(requestScope)), items: faqItems };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function FaqRoute({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap py-12">
      <h1 tabIndex={-1}>Frequently Asked Questions</h1>
      <Accordion items={loaderData.items.map((i) => ({ id: i.id, heading: i.question, content: <p>{i.answer}</p> }))} />
    </div>
  );
}
