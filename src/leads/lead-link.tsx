import type { ReactNode } from "react";
import { LinkButton } from "../ui/button.tsx";

interface LeadLinkProps {
  /** Kept with the lead, so that the operator knows which control brought it: `austin`, `lender-kiavi`. */
  readonly source: string;
  readonly look?: "primary" | "quiet";
  readonly children: ReactNode;
}

/** A call to action that leads to the contact form. */
export function LeadLink({ source, look = "primary", children }: LeadLinkProps) {
  return (
    <LinkButton to={`/contact?source=${encodeURIComponent(source)}`} look={look}>
      {children}
    </LinkButton>
  );
}
