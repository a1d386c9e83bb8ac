import type { ComponentProps } from "react";
import { PageLink, type PageLinkProps } from "./page/page-link.tsx";

const base =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-control border px-5 py-2 text-center text-base font-semibold transition-colors motion-reduce:transition-none disabled:border-rule disabled:text-ink-soft";

export const buttonLooks = {
  primary: `${base} border-brand bg-brand text-brand-ink hover:border-brand-deep hover:bg-brand-deep disabled:bg-rule`,
  quiet: `${base} border-brand bg-transparent text-brand hover:bg-brand-wash disabled:bg-transparent`,
  /** A discreet look for one of several buttons in a row. */
  plain:
    "inline-flex min-h-11 items-center text-base font-semibold text-brand underline decoration-1 underline-offset-4 hover:decoration-2",
};

type Look = { readonly look?: keyof typeof buttonLooks };

export function Button({
  look = "primary",
  className = "",
  type = "button",
  ...props
}: ComponentProps<"button"> & Look) {
  return <button type={type} className={`${buttonLooks[look]} ${className}`} {...props} />;
}

/** Looks like a button but goes somewhere, so it stays a link. */
export function LinkButton({
  look = "primary",
  className = "",
  ...props
}: Omit<PageLinkProps, "className"> & Look & { className?: string }) {
  return (
    <PageLink prefetch="intent" className={`${buttonLooks[look]} no-underline ${className}`} {...props} />
  );
}
