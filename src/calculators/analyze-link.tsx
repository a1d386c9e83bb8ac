import { Link } from "react-router";

interface AnalyzeLinkProps {
  readonly origin: "cash-flow" | "dscr";
  /** As a private link to this calculator would have it. */
  readonly fragment: string;
}

/** Takes the figures along to the deal analyzer, in the part of the address that no server sees. */
export function AnalyzeLink({ origin, fragment }: AnalyzeLinkProps) {
  return (
    <Link
      to={`/deal-analyzer#from=${origin}&${fragment.slice(1)}`}
      className="link inline-flex min-h-11 items-center font-semibold"
    >
      See It as a Lender Does
    </Link>
  );
}
