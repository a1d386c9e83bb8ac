import { describe, expect, test } from "vitest";
import { fillFigures, findFigureMistake } from "./figures.ts";

const figures = { "rates.range": "6.75%-8.5%", "florida.median.price": "$410,000", "rates.low": "6.75%" };

describe("fillFigures", () => {
  test("puts the figure where its name stands, as often as it stands there", () => {
    expect(
      fillFigures("a.md", "From {{rates.range}} on {{florida.median.price}}, {{ rates.range }}.", figures),
    ).toBe("From 6.75%-8.5% on $410,000, 6.75%-8.5%.");
  });

  test("another figure in the list is another text", () => {
    expect(fillFigures("a.md", "At {{rates.range}}.", { ...figures, "rates.range": "7%-9%" })).toBe(
      "At 7%-9%.",
    );
  });

  test("a text without names stays as it is, single braces included", () => {
    expect(fillFigures("a.md", "Costs {$5} and $& $1.", figures)).toBe("Costs {$5} and $& $1.");
  });

  test.each([
    ["a name that the list lacks", "At {{rates.rnage}}.", 'a.md: There is no figure named "rates.rnage".'],
    ["nothing between the braces", "At {{}}.", 'a.md: There is no figure named "".'],
    ["what every object has", "{{constructor}}", 'a.md: There is no figure named "constructor".'],
    ["its prototype", "{{__proto__}}", 'a.md: There is no figure named "__proto__".'],
    [
      "an expression",
      "{{constructor.constructor('alert(1)')()}}",
      "a.md: There is no figure named \"constructor.constructor('alert(1)')()\".",
    ],
    [
      "braces that nobody closed",
      "{{rates.low}} at {{rates.range, or more",
      'a.md: A figure stands between "{{" and "}}", which "{{rates.range, or more" does not.',
    ],
    [
      "braces that nobody opened",
      "At {rates.range}} now",
      'a.md: A figure stands between "{{" and "}}", which "}} now" does not.',
    ],
    [
      "braces closed by one brace",
      "At {{rates.range} now",
      'a.md: A figure stands between "{{" and "}}", which "{{rates.range} now" does not.',
    ],
  ])("%s is an error of one line with the file and the name", (_case, text, message) => {
    expect(() => fillFigures("a.md", text, figures)).toThrow(new Error(message));
  });
});

test("a text that can be filled has no mistake", () => {
  expect(findFigureMistake("At {{rates.range}}.", figures)).toBeNull();
});
