import { cleanLine, cleanText } from "../../api/clean-text.ts";
import type { LoanPurpose } from "../lead.ts";
import type { Lead } from "../records/lead-record.ts";

/** A mail that the operator writes again and again. */
export interface MailTemplate {
  readonly name: string;
  readonly subject: string;
  readonly text: string;
}

/** What a template can say about the person and the company, by the name between braces. */
export interface TemplateFacts {
  readonly lead: Pick<Lead, "name" | "reference" | "loanPurpose">;
  /** The name of the person's state, if they gave one. */
  readonly state: string | undefined;
  readonly company: string;
  /** Whoever writes the mail. */
  readonly operator: string;
}

const PURPOSES = {
  purchase: "the purchase of an investment property",
  refinance: "the refinance of your loan",
  cashout: "your cash-out refinance",
  portfolio: "your portfolio of properties",
  other: "your plans",
} as const satisfies Record<LoanPurpose, string>;

interface Placeholder {
  readonly name: string;
  readonly meaning: string;
  readonly read: (facts: TemplateFacts) => string;
}

/** What was not given is replaced by words that read well in the same place. */
export const PLACEHOLDERS: readonly Placeholder[] = [
  {
    name: "first name",
    meaning: "the person's first name",
    read: ({ lead }) => lead.name.trim().split(/\s+/)[0] ?? lead.name,
  },
  { name: "full name", meaning: "the name as they typed it", read: ({ lead }) => lead.name },
  { name: "reference", meaning: "such as RR-7K3M9-QXTB2", read: ({ lead }) => lead.reference },
  { name: "state", meaning: "or “your state”", read: ({ state }) => state ?? "your state" },
  {
    name: "purpose",
    meaning: "or “your loan”",
    read: ({ lead }) => (lead.loanPurpose === null ? "your loan" : PURPOSES[lead.loanPurpose]),
  },
  { name: "company", meaning: "the name of the company", read: ({ company }) => company },
  { name: "my name", meaning: "whoever is signed in at the desk", read: ({ operator }) => operator },
];

const BRACES = /\{([^{}]*)\}/g;

function findPlaceholder(text: string): Placeholder | undefined {
  const name = text.trim().toLowerCase();
  return PLACEHOLDERS.find((placeholder) => placeholder.name === name);
}

function fill(text: string, facts: TemplateFacts): string {
  return text.replaceAll(BRACES, (braces, inner: string) => findPlaceholder(inner)?.read(facts) ?? braces);
}

export interface FilledMail {
  readonly subject: string;
  readonly text: string;
  /** Opens the operator's mail program. */
  readonly address: string;
  /** The text is too long for a link: it has to be copied. */
  readonly isTooLong: boolean;
}

/** Windows hands no longer address to a mail program. */
const MAX_MAILTO = 2_000;

export function fillTemplate(template: MailTemplate, facts: TemplateFacts, email: string): FilledMail {
  const [subject, text] = [fill(template.subject, facts), fill(template.text, facts)];
  const short = `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}?subject=${encodeURIComponent(subject)}`;
  const whole = `${short}&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;
  const isTooLong = whole.length > MAX_MAILTO;
  return { subject, text, address: isTooLong ? short : whole, isTooLong };
}

export type TemplateProblems = Readonly<Partial<Record<keyof MailTemplate, string>>>;

const MAX_LENGTHS = { name: 60, subject: 120, text: 4_000 } as const;

/** The template as typed, tidied; or what is wrong with each field. */
export function readTemplate(
  typed: MailTemplate,
): { readonly template: MailTemplate } | { readonly problems: TemplateProblems } {
  const template = {
    name: cleanLine(typed.name),
    subject: cleanLine(typed.subject),
    text: cleanText(typed.text).trim(),
  };
  const fields = ["name", "subject", "text"] as const;
  const problems = Object.fromEntries(
    fields.flatMap((field) => {
      const problem = findProblem(template[field], MAX_LENGTHS[field]);
      return problem === undefined ? [] : [[field, problem]];
    }),
  );
  return Object.keys(problems).length === 0 ? { template } : { problems };
}

function findProblem(text: string, maxLength: number): string | undefined {
  if (text === "") return "This is empty.";
  if (text.length > maxLength) return `At most ${maxLength} characters; these are ${text.length}.`;
  const unknown = [...text.matchAll(BRACES)].find(([, inner = ""]) => findPlaceholder(inner) === undefined);
  if (unknown === undefined) return undefined;
  return `There is no ${unknown[0]}. There are ${PLACEHOLDERS.map(({ name }) => `{${name}}`).join(", ")}.`;
}
