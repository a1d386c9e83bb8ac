import type { dscrCalculator } from "../../../content/calculators/calculators.ts";
import { calculateDscr, type DscrInputs } from "../../dscr/dscr.ts";
import { RatioFigure } from "../../dscr/gauge/ratio-figure.tsx";
import { formatUsd } from "../../dscr/money.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { describeResult } from "../reports/result-report.ts";

type Example = (typeof dscrCalculator)["example"];

/** The formula applied to one property. Complete without JavaScript. */
export function WorkedExample({ example }: { readonly example: Example }) {
  const rows = example.ways.map((way) => ({
    ...way,
    ...describeResult(calculateDscr(inputsOf(example, way.kind))),
  }));
  return (
    <section aria-labelledby="worked-example" className="section">
      <h2 id="worked-example">{example.heading}</h2>
      <p className="mt-3 max-w-[60ch]">
        {example.intro} Rent is {formatUsd(example.monthlyRent)} a month, taxes and insurance come to{" "}
        {formatUsd(example.taxesAndInsurance)}, principal and interest to{" "}
        {formatUsd(example.principalAndInterest)}.
      </p>
      <div className="mt-5">
        <DataTable
          caption={example.heading}
          rows={rows}
          rowKey={({ kind }) => kind}
          columns={[
            {
              heading: "How it is typed",
              cell: ({ name, note }) => (
                <>
                  {name}
                  <span className="block max-w-[46ch] font-normal text-ink-soft">{note}</span>
                </>
              ),
            },
            { heading: "Rent − expenses", isNumeric: true, cell: ({ incomeFormula }) => incomeFormula },
            { heading: "÷ debt service", isNumeric: true, cell: ({ ratioFormula }) => ratioFormula },
            {
              heading: "DSCR",
              isNumeric: true,
              cell: ({ ratio }) => <strong className="font-serif text-xl leading-none">{ratio}</strong>,
            },
          ]}
        />
      </div>
      <p className="mt-4 max-w-[60ch] text-[0.94rem] text-ink-soft">{example.closing}</p>
    </section>
  );
}

/** The formula with the example's figures, on the scale. */
export function ExampleRatio({ example }: { readonly example: Example }) {
  const result = calculateDscr(inputsOf(example, "owner"));
  const sum = `(${formatUsd(example.monthlyRent)} − ${formatUsd(example.taxesAndInsurance)}) ÷ ${formatUsd(example.principalAndInterest)}`;
  return <RatioFigure label={`An example: ${sum}`} dscr={result.dscr} />;
}

function inputsOf(example: Example, kind: Example["ways"][number]["kind"]): DscrInputs {
  const { monthlyRent, taxesAndInsurance, principalAndInterest } = example;
  return {
    monthlyRent,
    monthlyExpenses: kind === "lender" ? 0 : taxesAndInsurance,
    monthlyDebtService: kind === "owner" ? principalAndInterest : principalAndInterest + taxesAndInsurance,
  };
}
