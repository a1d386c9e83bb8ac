import type { Transaction } from "kysely";

/**
 * Anybody can type a stranger's address into a form that mails a link. This makes us write to that stranger a few times,
 * and then almost never.
 */

export interface MailPauseTables {
  /** Named after the first form that needed it: renaming a table breaks processes that still run the version before. */
  news_mail_pauses: {
    /** Salted, because it is kept longer than the address. */
    address_digest: string;
    /** Number of mails sent. */
    mails: number;
    last_mail_at: number;
    next_mail_at: number;
  };
}

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Pause after the first mail, the second and so on. */
export const GROWING_PAUSES_MS = [10 * MINUTE_MS, HOUR_MS, DAY_MS, 7 * DAY_MS, 30 * DAY_MS];

/** How long the number of mails is stored after the last one (content/legal/privacy.ts). Longer than any pause. */
const PAUSE_MEMORY_MS = 365 * DAY_MS;

/**
 * Whose mailbox an address is, as far as the address shows: `x+1@` and `X@` reach the same person as `x@` (RFC 5233). Every
 * pause is about a recipient.
 */
export function recipientOf(email: string): string {
  const [, mailbox = "", domain = ""] = /^([^+]+)(?:\+.*)?(@.*)$/.exec(email) ?? ["", email];
  return `${mailbox}${domain}`.toLowerCase();
}

/**
 * True if the address may be sent a mail now, for one caller only. Also starts its next, longer pause: `pausesMs` has one
 * for each mail, and the last one repeats.
 */
export async function claimMail(
  transaction: Transaction<MailPauseTables>,
  digest: string,
  { now, pausesMs }: { readonly now: number; readonly pausesMs: readonly number[] },
): Promise<boolean> {
  await transaction
    .insertInto("news_mail_pauses")
    .values({ address_digest: digest, mails: 0, last_mail_at: 0, next_mail_at: 0 })
    .onConflict((conflict) => conflict.column("address_digest").doNothing())
    .execute();
  const claimed = await transaction
    .updateTable("news_mail_pauses")
    .set((update) => ({ mails: update("mails", "+", 1), last_mail_at: now, next_mail_at: now }))
    .where("address_digest", "=", digest)
    // A last mail in the future was sent before the clock was set back.
    .where((is) => is.or([is("next_mail_at", "<=", now), is("last_mail_at", ">", now)]))
    .returning("mails")
    .executeTakeFirst();
  if (claimed === undefined) return false;
  const pause = pausesMs[Math.min(claimed.mails, pausesMs.length) - 1] ?? 0;
  await transaction
    .updateTable("news_mail_pauses")
    .set({ next_mail_at: now + pause })
    .where("address_digest", "=", digest)
    .execute();
  return true;
}

/** For an address whose owner has answered: they may ask as often as they like. */
export async function forgetPause(transaction: Transaction<MailPauseTables>, digest: string): Promise<void> {
  await transaction.deleteFrom("news_mail_pauses").where("address_digest", "=", digest).execute();
}

export async function purgePauses(transaction: Transaction<MailPauseTables>, now: number): Promise<void> {
  await transaction
    .deleteFrom("news_mail_pauses")
    .where("last_mail_at", "<=", now - PAUSE_MEMORY_MS)
    .execute();
}
