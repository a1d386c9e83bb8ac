import { PageLink } from "../../ui/page/page-link.tsx";
import type { Deal } from "../deal/deal.ts";
import { handDealTo } from "../deal/sharing/handed-deal.ts";

const TOOLS = [
  { path: "/deal-analyzer", name: "Deal analyzer", question: "what a lender counts, and what would lift it" },
  {
    path: "/hold-projection",
    name: "Hold projection",
    question: "what it earns over the years, and when to sell",
  },
  {
    path: "/refinance-planner",
    name: "Refinance planner",
    question: "how much cash comes back, and in which month",
  },
  {
    path: "/compare-offers",
    name: "Offer comparison",
    question: "what each term sheet costs, month by month",
  },
] as const;

export type ToolPath = (typeof TOOLS)[number]["path"];

interface OtherToolsProps {
  /** The tool that shows this. */
  readonly here: ToolPath;
  readonly deal: Deal;
}

/** The next questions about the same deal. It travels in the part of the URL that no server sees. */
export function OtherTools({ here, deal }: OtherToolsProps) {
  return (
    <>
      <p className="mt-5 font-semibold">The same deal in the other tools</p>
      <ul className="mt-1">
        {TOOLS.filter(({ path }) => path !== here).map(({ path, name, question }) => (
          <li key={path} className="py-1.5">
            <PageLink to={handDealTo(path, deal)} className="link">
              {name}
            </PageLink>
            : {question}
          </li>
        ))}
      </ul>
    </>
  );
}
