import { formatJson } from "../platform/format-json.ts";
import type { OperatorContext } from "./context.ts";
import { type Column, formatTable } from "./table.ts";

/** Options of a command that lists something. A command without a limit lists everything. */
export interface ListOptions {
  readonly limit?: number;
  readonly json?: boolean;
}

interface Listing<Row> {
  /** With a limit, one more than that, to see whether there are more. */
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  /** What is said instead of an empty table. */
  readonly none?: string;
  /** A row as JSON, if not all of it. */
  readonly describe?: (row: Row) => unknown;
}

export function printList<Row>(
  { terminal }: Pick<OperatorContext, "terminal">,
  { limit = Number.POSITIVE_INFINITY, json }: ListOptions,
  { rows, columns, none, describe = (row) => row }: Listing<Row>,
): void {
  const shown = rows.slice(0, limit);
  if (json) terminal.print(formatJson(shown.map((row) => describe(row))));
  else if (shown.length === 0 && none !== undefined) terminal.say(none);
  else terminal.print(formatTable(shown, columns, terminal.width));
  if (!json && rows.length > limit)
    terminal.say(`There are more than ${limit}. To list more, raise --limit.`);
}
