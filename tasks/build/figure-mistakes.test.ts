import { expect, test } from "vitest";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { folderOfEachTest, writeFiles } from "../../tests/setup/test-folder.ts";
import { ROOT } from "../run-tool.ts";
import { listFigureMistakes } from "./figure-mistakes.ts";

const inFolder = folderOfEachTest();

test("the Markdown of the site names its figures rightly", async () => {
  expect(await listFigureMistakes(ROOT, shippedContent)).toEqual([]);
});

test("a mistake is one line with the file and the name", async () => {
  writeFiles(inFolder("content"), {
    "news/a.md": "At {{rates.rnage}}.",
    "news/b.md": "At {{rates.range}}.",
    "pages/c.md": "At {{rates.range.",
  });
  expect(await listFigureMistakes(inFolder(), shippedContent)).toEqual([
    'content/news/a.md: There is no figure named "rates.rnage".',
    'content/pages/c.md: A figure stands between "{{" and "}}", which "{{rates.range." does not.',
  ]);
});

test("an example can be named in an article, and nowhere else", async () => {
  const text = "{{example:risk-stress}}";
  writeFiles(inFolder("content"), { "articles/long-form/a.md": text, "news/b.md": text });
  expect(await listFigureMistakes(inFolder(), shippedContent)).toEqual([
    'content/news/b.md: There is no figure named "example:risk-stress".',
  ]);
});
