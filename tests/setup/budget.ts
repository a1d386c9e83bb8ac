/** True in `npm run proof`: the same tests as in `npm test`, with large numbers instead of small ones. */
export const isProof = process.env.PROOF === "1";

/** The number that everybody waits for, or the one of the proof. docs/reliability.md lists what each covers. */
export function budget<Amount>(small: Amount, large: Amount): Amount {
  return isProof ? large : small;
}
