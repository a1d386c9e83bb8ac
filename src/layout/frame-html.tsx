import { createContext } from "react";

/** The inside of header and footer, rendered by the server (decision 0025). The browser takes it from the document. */
export const FrameHtml = createContext({ header: "", footer: "" });

export const HEADER_ID = "site-header";
export const FOOTER_ID = "site-footer";
export const FOOTER_LOOK = "mt-16 border-t border-rule bg-sheet py-12 text-[0.94rem] print:mt-4 print:py-2";
