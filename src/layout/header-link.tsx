import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { leadsTo } from "./current-page.ts";

/** A link that is marked on its page (header-outlet.tsx moves the mark). */
export function HeaderLink({ href, ...attributes }: ComponentProps<"a"> & { readonly href: string }) {
  return <a href={href} aria-current={leadsTo(href, useLocation().pathname)} {...attributes} />;
}
