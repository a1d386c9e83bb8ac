import type { ReactNode } from "react";
import { useReportStart } from "./report-start.tsx";

/** For pages that are shown inside a page of another site: neither header nor footer, and no way to other pages. */
export function BareFrame({ children }: { readonly children: ReactNode }) {
  useReportStart();
  return <main id="main">{children}</main>;
}
