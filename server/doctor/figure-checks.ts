import type { ReviewedContent } from "../../src/site/reviewed-content-catalog.server.ts";
import { advice, type Finding } from "./finding.ts";

const GRACE_MONTHS = 6;

/** Pages print each figure's period, so an old one is not wrong: it is only less useful. */
export function checkFigures(tables: ReviewedContent["figures"], now: number): readonly Finding[] {
  return tables
    .filter(({ nextEdition }) => now >= monthsAfter(nextEdition, GRACE_MONTHS))
    .map(({ file, agency, period, nextEdition, isSeries }) =>
      advice(
        `Figures of ${period} (${agency}): a newer edition was due on ${nextEdition}`,
        isSeries
          ? `Replace all rows of content/figures/${file}.ts by one newer release, as docs/operations.md says.`
          : `Get the newer figures, and compare them: npm run operator -- figures check FILE.csv (content/figures/${file}.ts).`,
      ),
    );
}

function monthsAfter(isoDay: string, months: number): number {
  const day = new Date(`${isoDay}T00:00:00Z`);
  return day.setUTCMonth(day.getUTCMonth() + months);
}
