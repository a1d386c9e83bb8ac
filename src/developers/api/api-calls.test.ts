import { describe, expect, test } from "vitest";
import { API_CALLS, stateFiguresCall } from "./calls.server.ts";

const SITE = "https://www.example.com";

describe.each(API_CALLS)("$name", ({ input, output, example, answer }) => {
  test("answers its example as its schema says", () => {
    const answered = answer(input.parse(example), SITE);
    expect(output.strict().parse(answered)).toEqual(answered);
  });
});

test("the figures of the states are as their schema says", () => {
  const answered = stateFiguresCall.answer(SITE);
  expect(stateFiguresCall.output.strict().parse(answered)).toEqual(answered);
  expect(answered.states).toHaveLength(50);
});
