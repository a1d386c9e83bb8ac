import { describe, expect, test } from "vitest";
import { drawBarChart, readBarChart } from "./bar-chart.ts";

const SOURCE = `The ratio at three rates
mark: 1.00 covers the payment
| Rate | Ratio | Payment |
|---|--:|--:|
| 6.75% | 0.99 | $2,350 |
| 7.25% | 0.95 | $2,440 |
| 8.50% | 0.87 | $2,690 |
note: Illustrative, as of 2026.
`;

function chartOf(source: string) {
  const chart = readBarChart(source);
  if (chart === null) throw new Error("The chart cannot be read.");
  return chart;
}

describe("readBarChart", () => {
  test("takes the names from the first column, the figures from the second, and leaves the rest to the table", () => {
    const { title, note, mark, bars, table } = chartOf(SOURCE);
    expect({ title, note, mark }).toEqual({
      title: "The ratio at three rates",
      note: "Illustrative, as of 2026.",
      mark: { value: 1, text: "covers the payment" },
    });
    expect(bars[1]).toEqual({ label: "7.25%", text: "0.95", value: 0.95 });
    expect(table.split("\n")).toHaveLength(5);
  });

  test.each([
    ["$2,350", 2350],
    ["0.5%", 0.5],
    ["0.25-0.5%", 0.5],
    ["1.15", 1.15],
  ])("%s is drawn as %d", (text, value) => {
    expect(chartOf(SOURCE.replace("| 0.95 |", `| ${text} |`)).bars[1]?.value).toBe(value);
  });

  test.each([
    ["no note", SOURCE.replace("note: ", "")],
    ["a figure that is no number", SOURCE.replace("| 0.95 |", "| about one |")],
    ["two bars", SOURCE.replace(/\| 8\.50.*\n/, "")],
    ["nothing", ""],
  ])("%s is no chart", (_, source) => {
    expect(readBarChart(source)).toBeNull();
  });
});

describe("drawBarChart", () => {
  const escapeText = (text: string) => text.replaceAll("<", "&lt;");

  test("says every figure, and draws the longest bar over the whole width", () => {
    const svg = drawBarChart(chartOf(SOURCE.replace("mark: 1.00", "mark: 0.50")), escapeText);
    expect(svg).toContain('aria-label="The ratio at three rates: 6.75% 0.99; 7.25% 0.95; 8.50% 0.87"');
    expect(svg.match(/<rect [^>]*width="98.00%"/g)).toHaveLength(1);
  });

  test("lets no markup of the text through", () => {
    expect(drawBarChart(chartOf(SOURCE.replaceAll("7.25%", "<b>7</b>")), escapeText)).not.toContain("<b>");
  });
});
