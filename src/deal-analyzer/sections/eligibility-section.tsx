import { borrowerChecksOf } from "../../calculators/deal/lenders/borrower-checks.ts";
import { checkLender, type LenderCheck } from "../../calculators/deal/lenders/eligibility.ts";
import type { RuleCheck } from "../../calculators/deal/lenders/stated-limits.ts";
import { dealSummaryText } from "../../calculators/deal/sharing/deal-export.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import type { AttachedDeal } from "../../leads/form/attached-deal.ts";
import { LeadLink } from "../../leads/form/lead-link.tsx";
import { describeLimitSource } from "../../lenders/limit-source.ts";
import { Badge } from "../../ui/badge.tsx";
import { LoadedInView } from "../../ui/loaded-in-view.tsx";
import { listInWords } from "../../ui/text/list-in-words.ts";
import type { SectionProps } from "../deal-analyzer-catalog.server.ts";
import { RuleMatrix } from "./rule-matrix.tsx";
import { describeVerdict } from "./verdict-text.ts";

const loadBorrower = () => import("./borrower-view.tsx");

/** In the directory's order: no lender ranks first because it fits, or because it pays. */
export function EligibilitySection({ deal, facts, content, borrowerContent }: EligibilityProps) {
  const borrower = borrowerChecksOf(deal);
  const missed = borrower.flatMap(({ rules }) => rules.filter(({ status }) => status === "miss")).length;
  const along = { summary: dealSummaryText(deal), purpose: deal.purpose };
  const checks = facts.lenders.map((lender) => checkLender(deal, lender));
  const passing = checks.filter(({ verdict }) => verdict === "passes").length;
  const rules = [
    ...Map.groupBy(
      checks.flatMap((check) => check.rules),
      ({ id }) => id,
    ).values(),
  ];
  const unstated = rules.flatMap(([rule, ...others]) =>
    rule && [rule, ...others].every(({ status }) => status === "not-stated") ? [sayUnstated(rule)] : [],
  );
  return (
    <ToolSection
      id="eligibility"
      heading={content.heading}
      answer={`${passing} of ${checks.length} would take it by the limits that they state here.${sayMissed(missed)}`}
    >
      <p className="mt-3 max-w-[60ch]">
        {content.text} {facts.limitSources}
      </p>
      <p className="mt-2 max-w-[60ch] text-[0.94rem] text-ink-soft">{facts.compensation}</p>
      <ul className="mt-6 mb-8 max-w-[60rem] border-b border-rule">
        {checks.map((check) => (
          <Lender key={check.id} check={check} deal={along} />
        ))}
      </ul>
      <RuleMatrix checks={checks} />
      {unstated.length > 0 && (
        <p className="mt-4 max-w-[66ch] text-[0.97rem]">
          <strong className="font-semibold">Not stated by any of them, so ask:</strong>{" "}
          {listInWords(unstated)}.
        </p>
      )}
      {borrower.length > 0 && (
        <div className="mt-8">
          <LoadedInView name="borrower checks" room="min-h-[14rem]" load={loadBorrower}>
            {(BorrowerView) => <BorrowerView checks={borrower} content={borrowerContent} />}
          </LoadedInView>
        </div>
      )}
    </ToolSection>
  );
}

function sayMissed(count: number): string {
  if (count === 0) return "";
  return ` It misses ${count} ${count === 1 ? "limit" : "limits"} that lenders commonly set for such a borrower or place.`;
}

interface EligibilityProps extends SectionProps {
  /** For the checks of who borrows. */
  readonly borrowerContent: SectionProps["content"];
}

interface LenderProps {
  readonly check: LenderCheck;
  readonly deal: AttachedDeal;
}

function Lender({ check, deal }: LenderProps) {
  const { id, name, confirmedOn, verdict, rules } = check;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-rule py-3">
      <div className="min-w-0 flex-1 basis-64">
        <h3>{name}</h3>
        <p className="mt-1">
          <Badge tone={verdict === "passes" ? "good" : "poor"}>{describeVerdict(check)}</Badge>
          {/* A sample's badge already says that it is one. */}
          {confirmedOn !== null && (
            <span className="mt-1 block text-[0.94rem] text-ink-soft">{describeLimitSource(check)}</span>
          )}
        </p>
        {rules.map(
          ({ id: ruleId, label, missBy, exactMissBy }) =>
            missBy && (
              <p key={ruleId} className="mt-1.5 max-w-[60ch] text-[0.94rem]">
                <strong className="font-semibold">{label}:</strong> <span title={exactMissBy}>{missBy}</span>.
              </p>
            ),
        )}
      </div>
      <LeadLink source={`lender-${id}`} look="quiet" deal={deal}>
        Get Quote<span className="sr-only"> from {name}</span>
      </LeadLink>
    </li>
  );
}

function sayUnstated({ label, actual }: RuleCheck): string {
  const name = label.charAt(0).toLowerCase() + label.slice(1);
  return actual ? `${name} (yours: ${actual})` : name;
}
