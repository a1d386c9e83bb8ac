/**
 * Plain addresses only: an unquoted name (RFC 5321, 4.1.2) at a domain with a dot. Quoted names and comments are legal
 * too, but programs disagree on which mailbox they mean.
 */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;
const MAX_LOCAL_PART = 64;
/** RFC 5321, 4.5.3.1.3, minus the two angle brackets. */
const MAX_LENGTH = 254;

/** Whether a mail can be sent to the typed text. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && text.lastIndexOf("@") <= MAX_LOCAL_PART && EMAIL.test(text);
}
