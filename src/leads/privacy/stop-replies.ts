/** Replies that revoke consent whatever else was agreed (47 CFR 64.1200(a)(10), and the carriers' own list). */
const STOP_WORDS: readonly string[] = [
  "stop",
  "stopall",
  "stop all",
  "quit",
  "end",
  "revoke",
  "opt out",
  "optout",
  "cancel",
  "unsubscribe",
];

/** At the start of a message, these mean it whatever follows: "Stop texting me". "End of the month" does not. */
const CLEAR_BEGINNINGS = /^(stop|stopall|unsubscribe|opt ?out)\b/;

/** True for a message that asks for no more contact, in any case, punctuation and spacing. */
export function isStopReply(message: string): boolean {
  const plain = message
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return STOP_WORDS.includes(plain) || CLEAR_BEGINNINGS.test(plain);
}
