import { createContext, useContext } from "react";
import { StaticHtml } from "../ui/page/static-html.tsx";

/** What stands in the footer. The browser takes it from the document. */
export const FooterHtml = createContext("");

export const FOOTER_ID = "site-footer";
export const FOOTER_LOOK = "mt-16 border-t border-rule bg-sheet py-12 text-[0.94rem] print:mt-4 print:py-2";

export function FooterOutlet() {
  return <StaticHtml as="footer" id={FOOTER_ID} className={FOOTER_LOOK} html={useContext(FooterHtml)} />;
}
