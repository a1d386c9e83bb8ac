import { formatUsd } from "../../dscr/money.ts";
import type { CashFlowInput, CashFlowResult } from "./cash-flow.ts";

/** Large text leaves no room for it. */
const bar = "w-2/5 @max-[14rem]:hidden";

interface MonthlyBreakdownProps {
  readonly input: CashFlowInput;
  readonly result: CashFlowResult;
}

/** Where the rent goes, line by line, each with a bar for its share of the rent. */
export function MonthlyBreakdown({ input, result }: MonthlyBreakdownProps) {
  const { propertyTax, insurance, maintenance, vacancy } = result.monthlyExpenses;
  const costs = [
    { label: "Property tax", amount: propertyTax },
    { label: "Insurance", amount: insurance },
    { label: "Maintenance", amount: maintenance },
    { label: "Vacancy", amount: vacancy },
    { label: "Principal and interest", amount: result.monthlyPrincipalInterest },
  ];
  const share = (amount: number) => `${Math.min(Math.max(amount / input.monthlyRent, 0), 1) * 100}%`;
  return (
    <div className="@container mt-6">
      <table className="w-full border-collapse text-[0.97rem]">
        <caption className="mb-2 text-left font-semibold">Where the rent goes each month</caption>
        <tbody>
          <tr className="border-t border-rule">
            <th scope="row" className="py-1.5 text-left font-normal">
              Rent
            </th>
            <td className={bar} />
            <td className="py-1.5 text-right whitespace-nowrap">{formatUsd(input.monthlyRent)}</td>
          </tr>
          {costs.map(({ label, amount }) => (
            <tr key={label} className="border-t border-rule">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                {label}
              </th>
              <td className={bar}>
                <svg aria-hidden="true" width="100%" height="10" className="block">
                  <rect width={share(amount)} height="10" className="fill-edge" />
                </svg>
              </td>
              <td className="py-1.5 pl-3 text-right whitespace-nowrap">{formatUsd(-amount)}</td>
            </tr>
          ))}
          <tr className="border-t border-edge font-semibold">
            <th scope="row" className="py-1.5 text-left font-semibold">
              Left for you
            </th>
            <td className={bar}>
              <svg aria-hidden="true" width="100%" height="10" className="block">
                <rect width={share(result.monthlyCashFlow)} height="10" className="fill-good" />
              </svg>
            </td>
            <td
              className={`py-1.5 pl-3 text-right whitespace-nowrap ${result.monthlyCashFlow < 0 ? "text-poor" : ""}`}
            >
              {formatUsd(result.monthlyCashFlow)}
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
