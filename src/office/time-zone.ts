import { formatTimeOfDay } from "./describe-time.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

export interface ZonedMinute {
  /** An ISO date. */
  readonly day: string;
  /** Minutes after midnight. */
  readonly minute: number;
}

/** The clocks of a time zone, such as America/Chicago. */
export interface TimeZone {
  read(moment: number): ZonedMinute;
  /** Where clocks are set forward, a minute that they skip gives the one an hour before. */
  momentOf(day: string, minute: number): number;
  /** `2026-11-15 06:00 CST` */
  format(moment: number): string;
}

const zones = new Map<string, TimeZone>();

/** Keeps each zone, because creating a formatter takes longer than using it a hundred times. */
export function timeZoneOf(name: string): TimeZone {
  const zone = zones.get(name) ?? createTimeZone(name);
  zones.set(name, zone);
  return zone;
}

function createTimeZone(timeZone: string): TimeZone {
  const formatter = new Intl.DateTimeFormat("en-US", {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
    timeZoneName: "short",
  });
  const readParts = (moment: number) =>
    Object.fromEntries(formatter.formatToParts(moment).map(({ type, value }) => [type, value]));

  function measureOffset(moment: number): number {
    const { year, month, day, hour, minute } = readParts(moment);
    const local = Date.parse(`${year}-${month}-${day}T${hour}:${minute}Z`);
    return local - Math.floor(moment / MINUTE_MS) * MINUTE_MS;
  }

  /** A formatter takes ten microseconds, and reports ask a hundred thousand times: most days have one offset. */
  const offsets = new Map<number, number | "changes">();
  function offsetAt(moment: number): number {
    const day = Math.floor(moment / DAY_MS);
    const known = offsets.get(day);
    if (known !== undefined) return known === "changes" ? measureOffset(moment) : known;
    const offset = measureOffset(day * DAY_MS);
    offsets.set(day, offset === measureOffset((day + 1) * DAY_MS) ? offset : "changes");
    return offsetAt(moment);
  }

  /** ISO dates by their number since 1970: a report asks for the same few hundred again and again. */
  const days = new Map<number, string>();
  const read = (moment: number): ZonedMinute => {
    const local = moment + offsetAt(moment);
    const number = Math.floor(local / DAY_MS);
    const day = days.get(number) ?? new Date(local).toISOString().slice(0, 10);
    days.set(number, day);
    return { day, minute: Math.floor((local - number * DAY_MS) / MINUTE_MS) };
  };
  return {
    read,
    momentOf(day, minute) {
      const asUtc = Date.parse(day) + minute * MINUTE_MS;
      return asUtc - offsetAt(asUtc - offsetAt(asUtc));
    },
    format(moment) {
      const { day, minute } = read(moment);
      return `${day} ${formatTimeOfDay(minute)} ${readParts(moment).timeZoneName}`;
    },
  };
}
