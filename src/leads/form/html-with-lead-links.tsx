import type { SyntheticEvent } from "react";
import { StaticHtml } from "../../ui/page/static-html.tsx";
import { prepareLeadDialog, useLeadDialogs } from "./lead-dialogs.tsx";

/** A static part of a page whose calls to action (`LeadLink`) open the lead form. */
export function HtmlWithLeadLinks({ html }: { readonly html: string }) {
  const { open, dialogs } = useLeadDialogs();
  return (
    <>
      <StaticHtml
        html={html}
        onClick={(event) => {
          const link = leadLinkOf(event);
          if (link) open(event, link);
        }}
        onIntent={(event) => {
          if (!leadLinkOf(event)) return;
          event.preventDefault();
          prepareLeadDialog();
        }}
      />
      {dialogs}
    </>
  );
}

function leadLinkOf({ target }: SyntheticEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[aria-haspopup=dialog]") : null;
}
