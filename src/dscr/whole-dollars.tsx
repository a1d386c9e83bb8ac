import { formatUsd } from "./money.ts";
import { exactUsd, formatSolvedUsd, type SafeSide } from "./solved-figures.ts";

interface WholeDollarsProps {
  readonly amount: number;
  /** Where the nearest dollar would not do: money to bring is rounded up. */
  readonly side?: SafeSide | undefined;
}

/** A computed amount as a person needs it. Its cents, if it has any, stand in the title. */
export function WholeDollars({ amount, side }: WholeDollarsProps) {
  const exact = exactUsd(amount);
  const text = side ? formatSolvedUsd(amount, side) : formatUsd(amount);
  return exact === undefined ? text : <span title={exact}>{text}</span>;
}
