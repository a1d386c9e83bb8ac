/**
 * A dot before two characters or more, as in every domain; initials have one. Some programs accept the ideographic full
 * stop too.
 */
const DOMAIN = /[\p{L}\p{N}][.\u3002][\p{L}\p{N}-]{2,}/u;
/** Characters of URLs, paths and email addresses. */
const MARKS = /[:/\\@]|\bwww\b/i;
/** More digits than a name has: a phone number. */
const DIGITS = /(\d[^\p{L}\d]*){5}/u;

/**
 * Whether a mail program may turn the text into a link to a page, an email address or a phone number. Errs on the side
 * of true.
 */
export function wouldBecomeLink(text: string): boolean {
  const plain = text.normalize("NFKC");
  return [DOMAIN, MARKS, DIGITS].some((pattern) => pattern.test(plain));
}
