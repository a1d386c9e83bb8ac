/** Letters as people type them when they search: without case and accents. */
export function foldText(text: string): string {
  // Most texts have no accents, and a search reads all of them.
  return ASCII.test(text) ? text.toLowerCase() : text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a message has line breaks
const ASCII = /^[\u0000-\u007f]*$/;

/** What somebody looks for who typed some words. */
export interface TextSearch {
  /** Folded. All of them have to be found, wherever they stand. */
  readonly words: readonly string[];
  /** Letters of a reference without its hyphens, in upper case. */
  readonly referencePart?: string | undefined;
  /** Digits. */
  readonly phonePart?: string | undefined;
}

/** The digits of a part of a phone number, such as `555-0142`. Undefined for anything else. */
export function readPhonePart(text: string): string | undefined {
  const digits = text.replace(/\D/g, "");
  return /^[\d\s()+./-]+$/.test(text) && digits.length >= MIN_PHONE_DIGITS ? digits : undefined;
}

/** Fewer digits match too many numbers to help. */
const MIN_PHONE_DIGITS = 4;

/** A part of a reference as people copy or say it: `RR-NXGB2`, `nxgb2 brs9n`. Undefined for anything else. */
export function readReferencePart(text: string): string | undefined {
  const letters = text.replaceAll(/[\s-]/g, "").toUpperCase();
  return /^(RR)?[0-9A-HJKMNP-TV-Z]{4,10}$/.test(letters) ? letters : undefined;
}
