import { expect, test } from "vitest";
import { findScriptNames } from "./script-names.ts";
import { parseStyles } from "./style-rules.ts";

const CSS = String.raw`.p-1{x:1}.md\:p-2{x:1}.before\:content-\[\'✓\'\]{x:1}dialog{x:1}:root{--ink:1;--edge:2}@media print{.q{x:1}}`;
const find = (code: string, ...others: string[]) => {
  const scripts = [code, ...others].map((code, index) => ({ path: `/assets/${index}.js`, code }));
  return findScriptNames(parseStyles(CSS), scripts)["/assets/0.js"];
};

test("classes, elements and variables are found wherever a script has them as words", () => {
  const text = "`p-1$" + "{x}md:p-2`";
  const code = `jsx("dialog",{className:${text},fill:"var(--ink)",a:"before:content-['✓']"});b("x\tq")`;
  expect(find(code)?.names).toEqual([".p-1", ".md:p-2", ".before:content-['✓']", "dialog", "--ink", ".q"]);
});

test("parts of other words are not names", () => {
  expect(find('"gap-1 xp-1 p-11 dialogs --edges"')?.names).toEqual([]);
});

test("scripts that it loads, at once or later, are listed by path", () => {
  expect(find('import{a}from"./1.js";import(`./2.js`);"./3.js","/assets/1.js"', "", "")?.scripts).toEqual([
    "/assets/1.js",
    "/assets/2.js",
  ]);
});

test("the framework's script renders nothing by itself", () => {
  const scripts = [{ path: "/assets/framework-Abc.js", code: '"dialog p-1"' }];
  expect(findScriptNames(parseStyles(CSS), scripts)).toEqual({});
});
