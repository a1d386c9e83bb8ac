/** When the office is open, as the operator writes it down. */
export type OfficeHours = {
  readonly timeZone: string;
  readonly openDays: readonly Weekday[];
  /** "09:00", in the office's time zone. */
  readonly opensAt: string;
  readonly closesAt: string;
  /** ISO dates on which it stays closed. */
  readonly holidays: readonly string[];
};

export type Weekday = (typeof WEEKDAYS)[number];

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** "Monday-Friday 9 AM-6 PM CST". */
export function describeOfficeHours({ openDays, opensAt, closesAt, timeZone }: OfficeHours): string {
  return `${describeDays(openDays)} ${describeTime(opensAt)}-${describeTime(closesAt)} ${nameZone(timeZone)}`;
}

/** The same in numbers: days counted from Sunday, times in minutes after midnight. */
export function calendarOf({ timeZone, openDays, opensAt, closesAt, holidays }: OfficeHours) {
  return {
    timeZone,
    openDays: openDays.map((day) => WEEKDAYS.indexOf(day)),
    opensAt: minutesOf(opensAt),
    closesAt: minutesOf(closesAt),
    holidays,
  };
}

/** Three days in a row or more are named by the first and the last. */
function describeDays(days: readonly Weekday[]): string {
  // A week begins on Monday here, so that Saturday and Sunday follow each other.
  const order = [...days].sort((one, other) => placeInWeek(one) - placeInWeek(other));
  const places = order.map(placeInWeek);
  const isRow = places.every((place, index) => index === 0 || place === (places[index - 1] ?? 0) + 1);
  return isRow && order.length > 2 ? `${order[0]}-${order.at(-1)}` : order.join(", ");
}

function placeInWeek(day: Weekday): number {
  return (WEEKDAYS.indexOf(day) + 6) % 7;
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(":").map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** "9 AM", "5:30 PM". */
function describeTime(time: string): string {
  const minutes = minutesOf(time);
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60 === 0 ? "" : `:${String(minutes % 60).padStart(2, "0")}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${rest} ${hour < 12 ? "AM" : "PM"}`;
}

/** The name in winter, which people use all year. */
function nameZone(timeZone: string): string {
  const winter = new Date("2026-01-15T12:00:00Z");
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "short" }).formatToParts(winter);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
