import type { CashFlowCalculatorContent } from "../../../content/calculators/calculators.ts";
import { sayMonth } from "../../dscr/month-words.ts";
import { Button } from "../../ui/button.tsx";
import { LoadedInView } from "../../ui/loaded-in-view.tsx";
import { PrivateLinkButton } from "../sharing/copy-button.tsx";
import { AnalyzeLink } from "../sharing/shared-link.tsx";
import { ShareResult } from "../tool/share-result.tsx";
import { VerdictCard } from "../tool/verdict-card.tsx";
import { RatioAndMonth } from "../tool/verdict-figures.tsx";
import { bannerOf, type CashFlowResult } from "./cash-flow.ts";
import { type CashFlowAnalysis, missingBills } from "./cash-flow-entry.ts";
import { describeCashFlow, sayRatio } from "./cash-flow-figures.ts";
import { sayInOneLine } from "./cash-flow-in-one-line.ts";
import { writeCashFlowFragment } from "./cash-flow-link.ts";
import { Figure } from "./figure.tsx";
import { MonthlyBreakdown } from "./monthly-breakdown.tsx";
import type { TypicalBillsProps } from "./typical-bills.tsx";

const loadTypicalBills = () => import("./typical-bills.tsx");
const PATH = "/cash-flow-calculator";

interface CashFlowAnswerProps extends Required<CashFlowAnalysis> {
  readonly heading: string;
  readonly definitions: CashFlowCalculatorContent["definitions"];
  readonly bills: TypicalBillsProps;
}

/** The answer, and what it is made of. A default export because it loads with the first figures. */
export default function CashFlowAnswer(props: CashFlowAnswerProps) {
  const { heading, entry, input, result, definitions, bills } = props;
  const missing = missingBills(entry);
  const makeFragment = () => writeCashFlowFragment(entry);
  return (
    <VerdictCard
      heading={heading}
      verdict={<Banner missing={missing} result={result} />}
      share={
        <ShareResult
          path={PATH}
          makeFragment={makeFragment}
          title="Cash flow analysis"
          text={sayInOneLine(input, result, missing)}
          isSmall
        />
      }
      figures={
        <RatioAndMonth
          names={NAMES}
          ratioText={sayRatio(result.dscr)}
          monthlyCashFlow={result.monthlyCashFlow}
          isJudged={!missing}
        />
      }
    >
      {(missing || entry.place) && (
        <LoadedInView name="typical bills" room="min-h-12" load={loadTypicalBills}>
          {(TypicalBills) => <TypicalBills {...bills} entry={entry} input={input} result={result} />}
        </LoadedInView>
      )}
      <MonthlyBreakdown input={input} result={result} />
      <div className="mt-6 border-b border-rule">
        {describeCashFlow(input, result).map(({ id, ...figure }) => (
          <Figure key={id} {...figure} definition={definitions[id]} />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-x-6">
        <AnalyzeLink origin="cash-flow" fragment={makeFragment()} />
        <PrivateLinkButton path={PATH} makeFragment={makeFragment} />
        <Button look="plain" onClick={() => print()}>
          Print
        </Button>
      </div>
    </VerdictCard>
  );
}

const NAMES = { ratio: "DSCR", month: "Monthly cash flow" };

const bannerColors = {
  red: "border-poor bg-poor-band",
  yellow: "border-marginal bg-marginal-band",
  green: "border-good bg-good-band",
  none: "border-edge",
};

interface BannerProps {
  readonly missing: string | undefined;
  readonly result: CashFlowResult;
}

/** Over bills that nobody knows it is neither large nor green. */
function Banner({ missing, result }: BannerProps) {
  const { tone, text } = bannerOf(result);
  return (
    <span
      data-banner={tone}
      className={`mt-1 block border-l-3 px-3 py-1.5 max-sm:text-[1.25rem] lg:mt-0 lg:py-0.5 lg:text-[1.15rem] ${bannerColors[missing && tone === "green" ? "none" : tone]}`}
    >
      {missing ? (
        <>
          Before {missing}. <span className="block font-sans text-base font-normal">{text}</span>
        </>
      ) : (
        `${text} ${sayMonth(result.monthlyCashFlow)}`
      )}
    </span>
  );
}
