import { expect, test } from "vitest";
import { splitFirstSentence } from "./first-sentence.ts";

test.each([
  ["One sentence alone.", "One sentence alone.", ""],
  ["Fixed costs bite. $2,000 of fees is 2%.", "Fixed costs bite.", "$2,000 of fees is 2%."],
  ["Homes in St. Louis rent well. Check the roof.", "Homes in St. Louis rent well.", "Check the roof."],
  ["The U.S. Treasury sets it. Lenders follow.", "The U.S. Treasury sets it.", "Lenders follow."],
  ["A rate of 7.25% is usual. 8.5% is high.", "A rate of 7.25% is usual.", "8.5% is high."],
  ["Why wait? The tier is near. Ask now.", "Why wait?", "The tier is near. Ask now."],
  ["", "", ""],
])("%s", (text, first, rest) => {
  expect(splitFirstSentence(text)).toEqual({ first, rest });
});
