import { StaticHtml } from "../ui/page/static-html.tsx";

/** Running text that the server rendered from Markdown. */
export function Prose({ html }: { readonly html: string }) {
  return <StaticHtml className="prose *:first:mt-0" html={html} />;
}
