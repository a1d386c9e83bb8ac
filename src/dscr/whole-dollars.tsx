import { formatUsd } from "./money.ts";
import { exactUsd } from "./solved-figures.ts";

/** A computed amount as a person needs it. Its cents, if it has any, stand in the title. */
export function WholeDollars({ amount }: { readonly amount: number }) {
  const exact = exactUsd(amount);
  const text = formatUsd(amount);
  return exact === undefined ? text : <span title={exact}>{text}</span>;
}
