const MAX_LENGTH = 80;

/** Who told the operator something: it stands in the history with what they said. */
export function readToldBy(typed: string | null | undefined) {
  const toldBy = (typed ?? "").replaceAll(/\s+/g, " ").trim();
  if (toldBy === "") return { problem: "Say who told you." };
  if (toldBy.length > MAX_LENGTH) return { problem: `Who told you: at most ${MAX_LENGTH} characters.` };
  return { toldBy };
}
