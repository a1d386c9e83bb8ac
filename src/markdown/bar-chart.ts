/** A chart in Markdown: a fenced block named `chart`. */
export interface BarChart {
  readonly title: string;
  /** What kind of figures these are, such as "Illustrative". */
  readonly note: string;
  /** A value to compare every bar with, and what it means. */
  readonly mark?: { readonly value: number; readonly text: string };
  readonly bars: readonly { readonly label: string; readonly text: string; readonly value: number }[];
  /** All columns, as a Markdown table. */
  readonly table: string;
}

const FEWEST_BARS = 3;
/** A range is drawn to its upper end. */
const FIGURE = /^\$?(?:[\d,.]+%?-)?(?<amount>[\d,]+(?:\.\d+)?)%?$/;
const MARK = /^(?<value>[\d.]+) (?<text>.+)$/;

/**
 * Reads a title, `mark:` if there is one, a table and `note:`. The table's first column names the bars, the second has
 * their figures; the others are only in the table. Null if anything is missing or a figure is no number.
 */
export function readBarChart(source: string): BarChart | null {
  const lines = source.split("\n").map((line) => line.trim());
  const [title = ""] = lines;
  const note = optionOf(lines, "note");
  const tableLines = lines.filter((line) => line.startsWith("|"));
  const bars = tableLines.slice(2).map(readBar);
  const readable = bars.filter((bar) => bar !== null);
  if (title === "" || note === undefined || bars.length < FEWEST_BARS || readable.length < bars.length) {
    return null;
  }
  const mark = MARK.exec(optionOf(lines, "mark") ?? "")?.groups;
  return {
    title,
    note,
    ...(mark && { mark: { value: Number(mark.value), text: mark.text ?? "" } }),
    bars: readable,
    table: tableLines.join("\n"),
  };
}

function optionOf(lines: readonly string[], name: string): string | undefined {
  const start = `${name}: `;
  return lines.find((line) => line.startsWith(start))?.slice(start.length);
}

function readBar(line: string): BarChart["bars"][number] | null {
  const [, label = "", text = ""] = line.split("|").map((cell) => cell.trim());
  const amount = FIGURE.exec(text)?.groups?.amount;
  return label === "" || amount === undefined
    ? null
    : { label, text, value: Number(amount.replaceAll(",", "")) };
}

const ROW = 44;
const MARK_ROW = 22;

const SMALL_ROW = 30;

/** The bars alone, as the picture of a text that states the figures. */
export function drawBars({ mark, bars }: BarChart): string {
  const longest = Math.max(...bars.map(({ value }) => value), mark?.value ?? 0, Number.MIN_VALUE);
  const at = (value: number) => `${((98 * value) / longest).toFixed(2)}%`;
  const rects = bars.map(
    ({ value }, index) =>
      `<rect y="${index * SMALL_ROW}" width="${at(value)}" height="18" rx="2" class="fill-brand" />`,
  );
  const height = bars.length * SMALL_ROW;
  const line = mark
    ? `<line x1="${at(mark.value)}" x2="${at(mark.value)}" y1="-4" y2="${height - 8}" stroke-width="2" class="stroke-ink" />`
    : "";
  return `<svg aria-hidden="true" width="100%" height="${height - 12}" class="block overflow-visible">${rects.join("")}${line}</svg>`;
}

/**
 * Horizontal bars from zero. Widths are SVG attributes in percent, so the text keeps its size on every screen; only where
 * a reader enlarges it does it stay as small as a phone is narrow. The caller puts the table below.
 */
export function drawBarChart({ title, mark, bars }: BarChart, escapeText: (text: string) => string): string {
  const longest = Math.max(...bars.map(({ value }) => value), mark?.value ?? 0, Number.MIN_VALUE);
  const at = (value: number) => `${((98 * value) / longest).toFixed(2)}%`;
  const top = mark ? MARK_ROW : 0;
  const height = top + bars.length * ROW;
  const summary = bars.map(({ label, text }) => `${label} ${text}`).join("; ");
  const rows = bars.map(({ label, text, value }, index) => {
    const y = top + index * ROW;
    return [
      `<text y="${y + 15}" class="fill-ink text-[min(0.9rem,4.2vw)]">${escapeText(label)}</text>`,
      `<text x="100%" y="${y + 15}" text-anchor="end" class="fill-ink text-[min(0.9rem,4.2vw)] font-semibold">${escapeText(text)}</text>`,
      `<rect y="${y + 23}" width="${at(value)}" height="11" rx="2" class="fill-brand" />`,
    ].join("");
  });
  const line = mark
    ? `<text x="${at(mark.value)}" y="12" text-anchor="${mark.value > longest / 2 ? "end" : "start"}" class="fill-ink-soft text-[min(0.8rem,4.2vw)]">${escapeText(mark.text)}</text>` +
      bars
        .map((_, index) => top + index * ROW)
        .map(
          (y) =>
            `<line x1="${at(mark.value)}" x2="${at(mark.value)}" y1="${y + 19}" y2="${y + 38}" stroke-width="2" class="stroke-ink" />`,
        )
        .join("")
    : "";
  return `<svg role="img" aria-label="${escapeText(`${title}: ${summary}`)}" width="100%" height="${height}" class="mt-3 block overflow-visible">${rows.join("")}${line}</svg>`;
}
