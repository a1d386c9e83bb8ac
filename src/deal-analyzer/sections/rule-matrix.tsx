import type { LenderCheck } from "../../calculators/deal/lenders/eligibility.ts";
import type { RuleCheck } from "../../calculators/deal/lenders/stated-limits.ts";
import { RULE_STATUS } from "./rule-status.ts";

/** A row for each limit that a lender states, a column for each lender. On a phone the lender's name is in the cell. */
export function RuleMatrix({ checks }: { readonly checks: readonly LenderCheck[] }) {
  const stated = checks.flatMap(({ rules }) => rules.filter(({ status }) => status !== "not-stated"));
  const rows = new Map(stated.map((rule) => [rule.id, rule]));
  return (
    <table className="w-full max-w-[60rem] border-collapse text-[0.94rem] max-sm:block">
      <caption className="sr-only">Your deal against each limit</caption>
      <thead className="max-sm:hidden">
        <tr>
          <th scope="col" className="py-1.5 pr-4 text-left font-semibold">
            Limit
          </th>
          {checks.map(({ id, name }) => (
            <th key={id} scope="col" className="py-1.5 pl-4 text-left font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {Array.from(rows.values(), ({ id, label, actual }) => (
          <tr
            key={id}
            className="border-t border-rule max-sm:first:border-t-0 max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-3 max-sm:py-1.5"
          >
            <th
              scope="row"
              className="py-1.5 pr-4 text-left align-top font-normal max-sm:col-span-3 max-sm:py-0"
            >
              <strong className="font-semibold">{label}</strong>{" "}
              <span className="text-ink-soft sm:block">yours {actual}</span>
            </th>
            {checks.map(({ id: lender, name, rules }) => (
              <td key={lender} className="py-1.5 align-top max-sm:py-1 sm:pl-4">
                <span className="block text-sm text-ink-soft sm:hidden">{name}</span>
                <Cell rule={rules.find((rule) => rule.id === id)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ rule }: { readonly rule: RuleCheck | undefined }) {
  const { mark, word, look } = RULE_STATUS[rule?.status ?? "not-stated"];
  return (
    <>
      <strong className={`block font-semibold ${look}`}>
        <span aria-hidden="true">{mark} </span>
        {word}
      </strong>
      {rule?.required && <span className="text-ink-soft">asks {rule.required}</span>}
    </>
  );
}
