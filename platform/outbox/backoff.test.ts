import { describe, expect, test } from "vitest";
import { RETRY_PERIOD_MS, scheduleRetry } from "./backoff.ts";

const START = 1_700_000_000_000;
const attempt = { attempts: 1, firstRunAt: START, now: START, random: 1 };

describe("the wait before the next attempt", () => {
  test.each([
    { attempts: 1, seconds: 15 },
    { attempts: 2, seconds: 30 },
    { attempts: 3, seconds: 60 },
    { attempts: 11, seconds: 15_360 },
    { attempts: 12, seconds: 21_600 },
    { attempts: 1000, seconds: 21_600 },
  ])("after attempt $attempts is at most $seconds s", ({ attempts, seconds }) => {
    expect(scheduleRetry({ ...attempt, attempts })).toBe(START + seconds * 1000);
  });

  test("is at least half of that, by chance", () => {
    expect(scheduleRetry({ ...attempt, random: 0 })).toBe(START + 7_500);
    expect(scheduleRetry({ ...attempt, random: 0.5 })).toBe(START + 11_250);
  });

  test("never passes the third day, where one last attempt is made", () => {
    const now = START + RETRY_PERIOD_MS - 1;
    expect(scheduleRetry({ ...attempt, attempts: 20, now })).toBe(START + RETRY_PERIOD_MS);
  });

  test("ends with the attempt at the third day", () => {
    expect(scheduleRetry({ ...attempt, attempts: 20, now: START + RETRY_PERIOD_MS })).toBeUndefined();
  });
});
