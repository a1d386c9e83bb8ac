import { cleanLine, cleanText } from "../../api/clean-text.ts";

/** A mail that somebody at the desk wrote to the person of a lead. */
export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
}

export type WrittenMailProblems = Readonly<Partial<Record<keyof WrittenMail, string>>>;

const MAX_LENGTHS = { subject: 200, text: 10_000 } as const;
/** What a template leaves where it does not know a fact. */
const UNFILLED = /\{[^{}\n]{1,40}\}/;

/** The mail as typed, tidied; or what is wrong with each field. */
export function readWrittenMail(
  typed: WrittenMail,
): { readonly mail: WrittenMail } | { readonly problems: WrittenMailProblems } {
  const mail = { subject: cleanLine(typed.subject), text: cleanText(typed.text).trim() };
  const problems = Object.fromEntries(
    (["subject", "text"] as const).flatMap((field) => {
      const problem = findProblem(mail[field], MAX_LENGTHS[field]);
      return problem === undefined ? [] : [[field, problem]];
    }),
  );
  return Object.keys(problems).length === 0 ? { mail } : { problems };
}

function findProblem(text: string, maxLength: number): string | undefined {
  if (text === "") return "This is empty.";
  if (text.length > maxLength) return `At most ${maxLength} characters; these are ${text.length}.`;
  const [unfilled] = UNFILLED.exec(text) ?? [];
  return unfilled && `Replace ${unfilled}: nothing was filled in there.`;
}
