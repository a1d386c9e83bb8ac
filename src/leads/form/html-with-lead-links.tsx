import { StaticHtml } from "../../ui/page/static-html.tsx";
import { useLeadDialogs } from "./lead-dialogs.tsx";

/** A static part of a page whose calls to action (`LeadLink`) open the lead form. */
export function HtmlWithLeadLinks({ html }: { readonly html: string }) {
  const { open, dialogs } = useLeadDialogs();
  return (
    <>
      <StaticHtml
        html={html}
        onClick={(event) => {
          const link = event.target instanceof Element && event.target.closest("a[aria-haspopup=dialog]");
          if (link instanceof HTMLAnchorElement) open(event, link);
        }}
      />
      {dialogs}
    </>
  );
}
