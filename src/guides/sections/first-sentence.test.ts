import { expect, test } from "vitest";
import { splitFirstSentence, splitLead } from "./first-sentence.ts";

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

test("a lead has as many of the first two sentences as fit into 35 words", () => {
  const long = `${"Long ".repeat(30)}end.`;
  expect(splitLead("One. Two. Three.")).toEqual({ lead: "One. Two.", rest: "Three." });
  expect(splitLead(`${long} A second one of seven words here.`)).toEqual({
    lead: long,
    rest: "A second one of seven words here.",
  });
  expect(splitLead("One alone.")).toEqual({ lead: "One alone.", rest: "" });
});
