import { describe, expect, test } from "vitest";
import {
  dayInOffice,
  type OfficeCalendar,
  officeDayMinutes,
  officeMinutesBetween,
  replyDeadline,
} from "../../office/office-calendar.ts";
import type { LeadOutcome } from "./report-rows.ts";
import { type ReportRules, startTally, weekOf } from "./report-rows.ts";

const office: OfficeCalendar = {
  timeZone: "America/Chicago",
  openDays: [1, 2, 3, 4, 5],
  opensAt: 9 * 60,
  closesAt: 18 * 60,
  holidays: [],
};
/** Tuesday, 9 in the morning in Texas. */
const NOW = Date.parse("2026-11-17T09:00-06:00");

const rules = (changes: Partial<ReportRules> = {}): ReportRules => ({
  by: "week",
  now: NOW,
  lastDay: dayInOffice(NOW, office),
  dayOf: (moment) => dayInOffice(moment, office),
  deadlineOf: (receivedAt) => replyDeadline(receivedAt, office),
  officeDay: officeDayMinutes(office),
  minutesBetween: (start, end) => officeMinutesBetween(start, end, office),
  visits: null,
  ...changes,
});

const countOutcomes = (outcomes: readonly LeadOutcome[], given: ReportRules) => report(outcomes, given).rows;

function report(outcomes: readonly LeadOutcome[], given: ReportRules) {
  const tally = startTally(given);
  // As they are read: not all at once.
  for (const one of outcomes) tally.add([one]);
  return tally.finish();
}

const outcome = (received: string, changes: Partial<LeadOutcome> = {}): LeadOutcome => ({
  createdAt: Date.parse(received),
  source: "homepage",
  state: "TX",
  page: "/",
  campaign: {},
  isSuspected: false,
  isEntered: false,
  contactedAt: null,
  contactedBy: null,
  wasReferred: false,
  wasOffered: false,
  isClosed: false,
  closedAmount: null,
  ...changes,
});

test.each([
  ["2026-11-15", "2026-11-09"],
  ["2026-11-16", "2026-11-16"],
  ["2026-11-22", "2026-11-16"],
  ["2027-01-01", "2026-12-28"],
])("%s is in the week of Monday %s", (day, monday) => {
  expect(weekOf(day)).toBe(monday);
});

describe("weeks", () => {
  test("start on Monday in the company's time zone, and have no gaps up to the last day", () => {
    const sundayEvening = outcome("2026-11-01T23:59-06:00");
    const mondayMorning = outcome("2026-11-02T00:00-06:00");
    const rows = countOutcomes([mondayMorning, sundayEvening], rules());
    expect(rows.map(({ name, leads }) => [name, leads])).toEqual([
      ["2026-10-26", 1],
      ["2026-11-02", 1],
      ["2026-11-09", 0],
      ["2026-11-16", 0],
    ]);
  });

  test("without any lead or visit make an empty report", () => {
    expect(countOutcomes([], rules())).toEqual([]);
  });

  test("with visits but no lead are listed", () => {
    const visits = new Map([["2026-11-09", 12]]);
    const rows = countOutcomes([], rules({ visits }));
    expect(rows.map(({ name, leads, visits: count }) => [name, leads, count])).toEqual([
      ["2026-11-09", 0, 12],
      ["2026-11-16", 0, 0],
    ]);
  });
});

describe("the promise", () => {
  const FRIDAY = "2026-11-13T15:00-06:00";
  test.each([
    ["contacted at the last minute", { contactedAt: Date.parse("2026-11-16T15:00-06:00") }, "inTime"],
    ["contacted a minute later", { contactedAt: Date.parse("2026-11-16T15:01-06:00") }, "late"],
    ["not contacted, and the time is over", {}, "late"],
  ])("of a lead from Friday afternoon, %s", (_, changes, column) => {
    const [row] = countOutcomes([outcome(FRIDAY, changes)], rules({ by: "source" }));
    expect(row).toMatchObject({ leads: 1, inTime: 0, late: 0, waiting: 0, [column]: 1 });
  });

  test("of a lead that still has time is not broken", () => {
    const [row] = countOutcomes([outcome("2026-11-16T10:00-06:00")], rules({ by: "source" }));
    expect(row).toMatchObject({ inTime: 0, late: 0, waiting: 1 });
  });
});

test("a lead that was referred and then closed counts as both", () => {
  const lead = outcome("2026-11-16T10:00-06:00", {
    wasReferred: true,
    isClosed: true,
    contactedAt: NOW,
    closedAmount: 310_000,
  });
  expect(countOutcomes([lead], rules({ by: "state" }))).toEqual([
    {
      name: "TX",
      leads: 1,
      inTime: 1,
      late: 0,
      waiting: 0,
      referred: 1,
      closed: 1,
      closedAmount: 310_000,
      visits: null,
      contacted: 1,
      offered: 1,
      suspected: 0,
      answered: 1,
      entered: 0,
      // From 10:00 on Monday to 9:00 on Tuesday, the office is open for eight hours.
      medianMinutes: 480,
      p90Minutes: 480,
    },
  ]);
});

test("a suspected lead counts apart, and a deal offered without a name as offered", () => {
  const day = "2026-11-16T10:00-06:00";
  const { total } = report(
    [outcome(day, { isSuspected: true }), outcome(day, { wasOffered: true })],
    rules(),
  );
  expect(total).toMatchObject({ leads: 1, suspected: 1, waiting: 1, late: 0, offered: 1, referred: 0 });
});

test("what the operator entered is a lead, and neither in time nor late: nobody was promised anything", () => {
  const old = { isEntered: true, source: "trade-fair" };
  const leads = [
    outcome("2026-01-05T10:00-06:00", old),
    outcome("2026-01-05T10:00-06:00", { ...old, contactedAt: NOW, isClosed: true }),
    outcome("2026-11-16T10:00-06:00", { contactedAt: NOW }),
  ];
  expect(report(leads, rules()).total).toMatchObject({
    ...{ leads: 3, entered: 2, contacted: 2, closed: 1 },
    ...{ answered: 1, inTime: 1, late: 0, waiting: 0, p90Minutes: 480 },
  });
});

test("leads count for whoever answered them, and those of nobody have a name", () => {
  const received = "2026-11-16T10:00-06:00";
  const contactedAt = Date.parse("2026-11-16T10:20-06:00");
  const rows = countOutcomes(
    [
      outcome(received, { contactedAt, contactedBy: "Ann" }),
      outcome(received, { contactedAt: contactedAt + 600_000, contactedBy: "Ann" }),
      outcome(received, { contactedAt }),
      outcome(received),
    ],
    rules({ by: "person" }),
  );
  expect(rows.map(({ name, leads, medianMinutes }) => [name, leads, medianMinutes])).toEqual([
    ["Ann", 2, 25],
    ["(nobody yet)", 1, null],
    ["(not recorded)", 1, 20],
  ]);
});

test("groups with the most leads come first, and a missing value has a name", () => {
  const day = "2026-11-16T10:00-06:00";
  const leads = [outcome(day, { page: null }), outcome(day), outcome(day, { page: null })];
  const visits = new Map([
    ["/", 40],
    ["/faq", 7],
    ["/news", 9],
  ]);
  const { rows, total } = report(leads, rules({ by: "page", visits }));
  expect(rows.map(({ name, leads: count, visits: seen }) => [name, count, seen])).toEqual([
    ["(not given)", 2, 0],
    ["/", 1, 40],
    ["/news", 0, 9],
    ["/faq", 0, 7],
  ]);
  expect(total).toMatchObject({ leads: 3, visits: 56 });
});

test.each([
  [{}, "(none)"],
  [{ utm_source: "newsletter" }, "newsletter"],
  [{ utm_source: "google", utm_medium: "cpc", utm_campaign: "texas" }, "google / cpc / texas"],
  [{ utm_source: "google", utm_campaign: "texas" }, "google / texas"],
  [{ utm_campaign: "texas", utm_term: "dscr" }, "texas"],
])("a campaign with the labels %j is named %s", (campaign, name) => {
  const lead = outcome("2026-11-16T10:00-06:00", { campaign });
  expect(countOutcomes([lead], rules({ by: "campaign" }))[0]?.name).toBe(name);
});
