import type { FollowUpPlan } from "./follow-up.ts";

/** A follow-up in a calendar. */
export interface CalendarEntry extends FollowUpPlan {
  readonly id: string;
  readonly dueAt: number;
  readonly reference: string;
  /** The lead at the desk. */
  readonly url: string;
}

interface CalendarFrame {
  /** Domain of the entries' ids. */
  readonly host: string;
  readonly now: number;
}

/**
 * An iCalendar file (RFC 5545). Calendars are often kept by somebody else, so it has no names and no numbers: the link
 * leads to them.
 */
export function writeCalendar(entries: readonly CalendarEntry[], { host, now }: CalendarFrame): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//RentRatio//Follow-ups//EN",
    "METHOD:PUBLISH",
    "NAME:Follow-ups",
    "X-WR-CALNAME:Follow-ups",
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    ...entries.flatMap((entry) => writeEntry(entry, host, now)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function writeEntry(entry: CalendarEntry, host: string, now: number): readonly string[] {
  const { id, reference, text, url } = entry;
  return [
    "BEGIN:VEVENT",
    `UID:${id}@${host}`,
    `DTSTAMP:${writeMoment(now)}`,
    ...writeTime(entry),
    `SUMMARY:${escapeText(text === "" ? `Follow up ${reference}` : `${text} (${reference})`)}`,
    `DESCRIPTION:${escapeText(url)}`,
    `URL:${url}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** Without a time, it stands above the day. */
function writeTime({ day, minute, dueAt }: CalendarEntry): readonly string[] {
  if (minute === undefined) return [`DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`];
  return [`DTSTART:${writeMoment(dueAt)}`, "DURATION:PT15M"];
}

function writeMoment(moment: number): string {
  return new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, "");
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll("\n", "\\n");
}

/** A line has at most 75 bytes; a space in front continues it. A letter takes at most four. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  let bytes = 0;
  for (const letter of line) {
    const size = bytesOf(letter);
    if (bytes + size > MAX_BYTES) {
      parts.push(part);
      part = " ";
      bytes = 1;
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part].join("\r\n");
}

const MAX_BYTES = 75;

function bytesOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
