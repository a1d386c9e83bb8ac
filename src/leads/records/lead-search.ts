/** Letters as people type them when they search: without case and accents. */
export function foldText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** True if every word is part of the name or of the email address. */
export function matchesWords(
  words: readonly string[],
  { name, email }: { readonly name: string; readonly email: string },
): boolean {
  const texts = [foldText(name), foldText(email)];
  return words.every((word) => texts.some((text) => text.includes(word)));
}

/** The digits of a part of a phone number, such as `555-0142`. Undefined for anything else. */
export function readPhonePart(text: string): string | undefined {
  const digits = text.replace(/\D/g, "");
  return /^[\d\s()+./-]+$/.test(text) && digits.length >= MIN_PHONE_DIGITS ? digits : undefined;
}

/** Fewer digits match too many numbers to help. */
const MIN_PHONE_DIGITS = 4;
