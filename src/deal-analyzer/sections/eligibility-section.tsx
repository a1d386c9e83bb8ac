import { checkLender, type LenderCheck, type RuleCheck } from "../../calculators/deal/lenders/eligibility.ts";
import { dealSummaryText } from "../../calculators/deal/sharing/deal-export.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import type { AttachedDeal } from "../../leads/form/attached-deal.ts";
import { LeadLink } from "../../leads/form/lead-link.tsx";
import { describeLimitSource } from "../../lenders/limit-source.ts";
import { Badge } from "../../ui/badge.tsx";
import type { SectionProps } from "../deal-analyzer-catalog.server.ts";
import { describeVerdict } from "./verdict-text.ts";

/** In the directory's order: no lender ranks first because it fits, or because it pays. */
export function EligibilitySection({ deal, facts, content }: SectionProps) {
  const along = { summary: dealSummaryText(deal), purpose: deal.purpose };
  return (
    <ToolSection id="eligibility" heading={content.heading}>
      <p className="mt-3 max-w-[60ch]">
        {content.text} {facts.limitSources}
      </p>
      <p className="mt-2 max-w-[60ch] text-[0.94rem] text-ink-soft">{facts.compensation}</p>
      <ul className="mt-7 grid gap-x-10 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
        {facts.lenders.map((lender) => (
          <Lender key={lender.id} check={checkLender(deal, lender)} deal={along} />
        ))}
      </ul>
    </ToolSection>
  );
}

interface LenderProps {
  readonly check: LenderCheck;
  readonly deal: AttachedDeal;
}

function Lender({ check, deal }: LenderProps) {
  const { id, name, confirmedOn, verdict, rules } = check;
  const stated = rules.filter(({ status }) => status !== "not-stated");
  const unstated = rules.filter(({ status }) => status === "not-stated");
  return (
    <li className="flex flex-col">
      <h3 className="text-[1.4rem]">{name}</h3>
      <p className="mt-2 mb-4">
        <Badge tone={verdict === "passes" ? "good" : "poor"}>{describeVerdict(check)}</Badge>
        {/* A sample's badge already says that it is one. */}
        {confirmedOn !== null && (
          <span className="mt-1 block text-[0.94rem] text-ink-soft">{describeLimitSource(check)}</span>
        )}
      </p>
      <dl className="border-b border-rule text-[0.97rem]">
        {stated.map((rule) => (
          <StatedRule key={rule.id} rule={rule} />
        ))}
        {unstated.map(({ id: ruleId, label, actual }) => (
          <div key={ruleId} className="border-t border-rule py-2 text-ink-soft">
            <dt className="float-left mr-4">{label}</dt>
            <dd className="text-right">
              <span aria-hidden="true">? </span>Not stated
              {actual && <span className="block text-[0.88rem]">Yours: {actual}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-auto pt-5">
        <LeadLink source={`lender-${id}`} look="quiet" deal={deal}>
          Get Quote<span className="sr-only"> from {name}</span>
        </LeadLink>
      </div>
    </li>
  );
}

function StatedRule({ rule: { label, status, required, actual, missBy } }: { readonly rule: RuleCheck }) {
  return (
    <div className="border-t border-rule py-2">
      <dt className="float-left mr-4 font-semibold">{label}</dt>
      <dd className="text-right">
        {status === "pass" ? (
          <strong className="font-semibold text-good">
            <span aria-hidden="true">✓ </span>Pass
          </strong>
        ) : (
          <strong className="font-semibold text-poor">
            <span aria-hidden="true">✕ </span>Miss
          </strong>
        )}
      </dd>
      <dd className="clear-both flex flex-wrap justify-between gap-x-4 text-[0.94rem] text-ink-soft">
        <span>Asks {required}</span>
        <span>yours {actual}</span>
      </dd>
      {missBy && <dd className="mt-1 text-[0.94rem]">{missBy}.</dd>}
    </div>
  );
}
