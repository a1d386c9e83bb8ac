import { equityOf, type PacketContents, rentRollOf, sourcesOf } from "../../calculators/packet/packet.ts";
import { formatUsd } from "../../dscr/money.ts";

interface PrintedPacketProps {
  readonly contents: PacketContents;
  readonly digest: string | undefined;
}

/** Follows the deal on its printed sheet. */
export function PrintedPacket({ contents, digest }: PrintedPacketProps) {
  const { deal, client, broker, schedule, formulasVersion } = contents;
  const total = schedule.map(equityOf).reduce((sum, equity) => sum + equity, 0);
  return (
    <div className="text-[0.8rem] leading-snug">
      <h3 className="mb-1">Packet for the loan officer</h3>
      {client !== "" && <p className="wrap-anywhere">Client: {client}</p>}
      {broker !== "" && <p className="wrap-anywhere">Sent by: {broker}</p>}
      <Lines
        heading="Rent roll, a month"
        columns={["Unit", "Use", "Lease", "Market", "Counts", "Rule"]}
        rows={rentRollOf(deal).map(({ unit, use, lease, market, counts, rule }) => [
          unit,
          use,
          formatUsd(lease),
          market === 0 ? "unknown" : formatUsd(market),
          formatUsd(counts),
          rule,
        ])}
      />
      {schedule.length > 0 && (
        <Lines
          heading={`Schedule of real estate: ${schedule.length} ${schedule.length === 1 ? "house" : "houses"}, equity ${formatUsd(total)}`}
          columns={["House", "Value", "Loan", "Equity", "Full payment", "Rent", "Cash flow"]}
          rows={schedule.map((row) => [
            row.name,
            ...[row.value, row.loan, equityOf(row), row.fullPayment, row.rent, row.cashFlow].map(formatUsd),
          ])}
        />
      )}
      <Lines
        heading="Where the figures come from"
        columns={["Figure", "Source"]}
        rows={sourcesOf(deal).map(({ figure, source }) => [figure, source])}
      />
      <p className="mt-2">
        Formulas version {formulasVersion}.{" "}
        {digest !== undefined && digest !== "none" && (
          <>
            Digest of the file packet.json: <span className="break-all">{digest}</span>. It shows change and
            names no author.
          </>
        )}
      </p>
    </div>
  );
}

interface LinesProps {
  readonly heading: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function Lines({ heading, columns, rows }: LinesProps) {
  return (
    <section className="mt-3 break-inside-avoid">
      <h4 className="mb-1 font-semibold">{heading}</h4>
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b border-rule">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-0.5 pr-3 text-left font-normal text-ink-soft">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, and two houses may share a name
            <tr key={row} className="border-b border-rule">
              {cells.map((cell, column) => (
                <td key={columns[column]} className="py-0.5 pr-3 wrap-anywhere">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
