/** A dot before two letters, as in every domain; initials have one. Some programs take the ideographic full stop as well. */
const DOMAIN = /[\p{L}\p{N}][.\u3002][\p{L}\p{N}-]{2,}/u;
/** Of addresses with a scheme, of paths and of e-mail addresses. */
const MARKS = /[:/\\@]|\bwww\b/i;
/** More digits than a name has: a phone number. */
const DIGITS = /(\d[^\p{L}\d]*){5}/u;

/** Whether a mail program may make a link of the text, to a page, an address or a number. Rather too often than not. */
export function wouldBecomeLink(text: string): boolean {
  const plain = text.normalize("NFKC");
  return [DOMAIN, MARKS, DIGITS].some((pattern) => pattern.test(plain));
}
