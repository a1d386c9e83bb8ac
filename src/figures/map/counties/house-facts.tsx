import { formatUsd } from "../../../dscr/money.ts";
import { type LoanTerms, type PublishedHouse, ratioRange } from "../../median-house.ts";

interface HouseFactsProps {
  readonly house: PublishedHouse;
  readonly loan: LoanTerms;
  /** Where the insurance comes from: "recorded in 2022", "our assumption". */
  readonly insuranceSource: string;
}

/** What a place's ratio is made of. */
export function HouseFacts({ house, loan, insuranceSource }: HouseFactsProps) {
  const { rent, value, tax, insurancePercent } = house;
  const range = ratioRange(house, loan);
  const facts = [
    ["Median rent", `${formatUsd(rent)} a month`],
    ["Median value", formatUsd(value)],
    ["A landlord's tax, a year", tax.text],
    ["Insurance, a year", `${insurancePercent}%, ${insuranceSource}`],
    ...(range ? [["At the two ends of the tax", range] as const] : []),
  ] as const;
  return (
    <dl className="space-y-1.5 text-[0.9rem]">
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
