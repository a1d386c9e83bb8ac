import { expect, test } from "vitest";
import { type Point, simplifyLine } from "./simplify-line.ts";

/** `0,0 2,0.4` */
function lineOf(text: string): Point[] {
  return [...text.matchAll(/(\S+),(\S+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

test.each([
  ["no line", "", ""],
  ["two points", "0,0 4,0", "0,0 4,0"],
  ["a point within the tolerance is dropped", "0,0 2,0.4 4,0", "0,0 4,0"],
  ["a point exactly at the tolerance is dropped", "0,0 2,0.5 4,0", "0,0 4,0"],
  ["a corner is kept", "0,0 2,2 4,0", "0,0 2,2 4,0"],
  ["a closed line keeps its shape", "0,0 4,0 4,4 0,4 0,0", "0,0 4,0 4,4 0,4 0,0"],
  ["a closed line smaller than the tolerance keeps its farthest point", "0,0 0.1,0 0,0", "0,0 0.1,0 0,0"],
])("%s", (_, line, simplified) => {
  expect(simplifyLine(lineOf(line), 0.5)).toEqual(lineOf(simplified));
});

test("a border drawn from either side keeps the same points", () => {
  const border = lineOf("0,0 1,0.7 2,0.1 3,-0.9 4,0.2 5,0");
  expect(simplifyLine(border.toReversed(), 0.5).toReversed()).toEqual(simplifyLine(border, 0.5));
});
