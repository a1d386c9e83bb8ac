import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { budget } from "../../../tests/setup/budget.ts";
import { findCurl, findPython } from "../../../tests/setup/sample-programs.ts";
import { shippedContent } from "../../../tests/setup/shipped-content.ts";
import { siteOfAllTests } from "../../../tests/setup/site/site-of-all-tests.ts";
import { apiCalls } from "../api/calls.server.ts";
import type { Language } from "./code-samples.ts";
import { listExamples } from "./developers-catalog.server.ts";

/** As the page shows them. */
const SHOWN_SITE = "https://www.example.com";

/** What a reader does with each text. curl is pasted into a shell. */
const PROGRAMS: Readonly<Record<Language, (code: string) => readonly [string, string[]]>> = {
  curl: (code) => {
    if (!findCurl()) throw new Error("No curl found: `npm run proof` says what to install");
    return ["sh", ["-c", code.replace("curl ", "curl --silent --show-error ")]];
  },
  javascript: (code) => [process.execPath, ["--input-type=module", "--eval", code]],
  python: (code) => [findPython() ?? "python3 is not installed", ["-c", code]],
};

const site = siteOfAllTests({ variables: { SITE_URL: SHOWN_SITE } });

const examples = listExamples(shippedContent, SHOWN_SITE);

test("there are five", () => {
  expect(examples).toHaveLength(5);
});

/** The other two are programs that only the proof asks for. */
const LANGUAGES: readonly Language[] = budget(["javascript"], ["curl", "javascript", "python"]);

describe.each(examples)("the example $id", ({ id, samples }) => {
  const call = apiCalls(shippedContent).find(({ name }) => name === id);
  if (!call) throw new Error(`There is no call ${id}.`);

  test.each(samples.filter(({ language }) => LANGUAGES.includes(language)))(
    "prints the formulas' own answer when run with $language",
    async ({ language, code }) => {
      const [program, words] = PROGRAMS[language](code.replace(SHOWN_SITE, site.url));
      const { stdout } = await promisify(execFile)(program, words);
      expect(JSON.parse(stdout)).toEqual(
        JSON.parse(JSON.stringify(call.answer(call.input.parse(call.example), SHOWN_SITE))),
      );
    },
  );
});
