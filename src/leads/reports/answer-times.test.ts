import { expect, test } from "vitest";
import { describeMinutes, describeSpeed, summarizeTimes } from "./answer-times.ts";

const NINE_HOURS = 540;

test.each([
  [[], null, null],
  [[7], 7, 7],
  [[30, 10], 20, 30],
  [[5, 1, 3], 3, 5],
  [Array.from({ length: 10 }, (_, index) => 10 * (index + 1)), 55, 90],
  [Array.from({ length: 11 }, (_, index) => index), 5, 9],
])("of %j the median is %s, and nine of ten are at most %s", (minutes, medianMinutes, p90Minutes) => {
  expect(summarizeTimes(minutes)).toEqual({ medianMinutes, p90Minutes });
});

test.each([
  [0, "a minute"],
  [59, "59 min"],
  [60, "1 h"],
  [190, "3 h 10 min"],
  [540, "9 h"],
  [541, "1 office day"],
  [1350, "2.5 office days"],
])("%i minutes are %s", (minutes, words) => {
  expect(describeMinutes(minutes, NINE_HOURS)).toBe(words);
});

test("the speed is a sentence, also of one answer and of none", () => {
  const speed = (answered: number, medianMinutes: number | null) =>
    describeSpeed({ answered, medianMinutes, p90Minutes: medianMinutes }, NINE_HOURS);
  expect(speed(0, null)).toBe("Nobody was answered yet.");
  expect(speed(1, 3)).toBe("One person was answered, within 3 min of office time.");
  expect(speed(2, 3)).toBe(
    "2 people were answered: half of them within 3 min, nine of ten within 3 min of office time.",
  );
});
