import type { BorrowerCheck } from "../../calculators/deal/lenders/borrower-checks.ts";
import { BORROWER_REASONS } from "../../calculators/deal/lenders/borrower-reasons.ts";
import type { RuleCheck } from "../../calculators/deal/lenders/stated-limits.ts";
import { RULE_STATUS } from "./rule-status.ts";

interface BorrowerViewProps {
  readonly checks: readonly BorrowerCheck[];
  readonly content: { readonly heading: string; readonly text: string };
}

/** What lenders commonly ask of this borrower and place, why, and where that stands. */
export default function BorrowerView({ checks, content }: BorrowerViewProps) {
  return (
    <div>
      <h3>{content.heading}</h3>
      <p className="mt-1 max-w-[60ch] text-[0.97rem]">{content.text}</p>
      <ul className="mt-4 max-w-[60rem] border-b border-rule">
        {checks.map(({ id, name, rules }) => (
          <li key={id} className="grid gap-x-8 gap-y-2 border-t border-rule py-4 md:grid-cols-2">
            <div>
              <h4 className="font-semibold">{name}</h4>
              <p className="mt-1 max-w-[60ch] text-[0.94rem]">{BORROWER_REASONS[id].reason}</p>
            </div>
            <ul className="space-y-2 text-[0.94rem]">
              {rules.map((rule) => (
                <Rule key={rule.id} rule={rule} />
              ))}
            </ul>
            <p className="max-w-[66ch] text-[0.94rem] text-ink-soft md:col-span-2">
              {BORROWER_REASONS[id].range} Sources:{" "}
              {BORROWER_REASONS[id].sources.map((source, index) => (
                <span key={source.url}>
                  {index > 0 && "; "}
                  <a className="link" href={source.url}>
                    {source.name}
                  </a>
                </span>
              ))}
              .
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Rule({
  rule: { label, status, required, actual, missBy, exactMissBy },
}: {
  readonly rule: RuleCheck;
}) {
  const { mark, look } = RULE_STATUS[status];
  const word = status === "not-stated" ? "Ask" : RULE_STATUS[status].word;
  return (
    <li>
      <strong className={`font-semibold ${look}`}>
        <span aria-hidden="true">{mark} </span>
        {word}
      </strong>{" "}
      <strong className="font-semibold">{label}:</strong> commonly {required}
      {actual && <>, yours {actual}</>}.
      {missBy && (
        <span className="block" title={exactMissBy}>
          {missBy}.
        </span>
      )}
    </li>
  );
}
