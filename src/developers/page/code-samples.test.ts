import { expect, test } from "vitest";
import { type Language, writeSamples } from "./code-samples.ts";

const URL = "https://www.example.com/api/v1/x";

function write(language: Language, body: Record<string, unknown>): string {
  return writeSamples({ url: URL, body }).find((sample) => sample.language === language)?.code ?? "";
}

test("a command for the shell keeps an apostrophe of the body", () => {
  expect(write("curl", { name: "Ann's" })).toContain(`"name": "Ann'\\''s"`);
});

test("a script sends the body as it is", () => {
  const body = { rent: 2500, units: [{ rent: 1 }], none: null, percents: [3, 2] };
  const sent = /JSON\.stringify\((\{.*?\n {2}\})\),/s.exec(write("javascript", body))?.[1] ?? "";
  expect(JSON.parse(sent)).toEqual(body);
});

test("Python has its own words for true, false and nothing", () => {
  expect(write("python", { yes: true, no: false, nothing: null, list: [], map: {}, text: "true" })).toContain(
    [
      "body = {",
      '    "yes": True,',
      '    "no": False,',
      '    "nothing": None,',
      '    "list": [],',
      '    "map": {},',
      '    "text": "true",',
      "}",
    ].join("\n"),
  );
});

test("Python indents what is nested by four spaces each", () => {
  expect(write("python", { units: [{ rent: 1 }] })).toContain(
    ['    "units": [', "        {", '            "rent": 1,', "        },", "    ],"].join("\n"),
  );
});

test("a list of plain values takes one line", () => {
  expect(write("curl", { percents: [3, 2, 1] })).toContain('{\n  "percents": [3, 2, 1]\n}');
});
