import { expect, test } from "vitest";
import { selectStyles } from "../../src/start/document/page-styles.ts";
import { parseStyles } from "./style-rules.ts";

const select = (css: string, html: string) => selectStyles(parseStyles(css), html);

test("keeps what the document's elements and classes ask for, and what asks for none", () => {
  const css =
    "/*! note */*,:before{a:1}:root{a:2}p{a:3}h1{a:4}.used{a:5}.other{a:6}h1,p>b:hover{a:7}p i.used{a:8}";
  expect(select(css, '<p class="a used"><b>')).toBe(
    "*,:before{a:1}:root{a:2}p{a:3}.used{a:5}h1,p>b:hover{a:7}",
  );
});

test("one of several selectors is enough, and of one all classes are needed", () => {
  const css = ".a,.b{x:1}.a .c{x:2}.a.d:hover{x:3}";
  expect(select(css, '<p class="a"><b class="d">')).toBe(".a,.b{x:1}.a.d:hover{x:3}");
});

test("reads escaped names, and names that HTML escapes", () => {
  const css = String.raw`.md\:p-1\.5{x:1}.\[\&\>p\]\:mt-2>p{x:2}.text-\[0\.94rem\]{x:3}`;
  expect(select(css, '<p class="md:p-1.5 [&amp;&gt;p]:mt-2">')).toBe(
    String.raw`.md\:p-1\.5{x:1}.\[\&\>p\]\:mt-2>p{x:2}`,
  );
});

test("reads names with signs beyond ASCII", () => {
  const css = String.raw`.before\:content-\[\'✓\'\]:before{x:1}.other✓{x:2}`;
  expect(select(css, `<p class="before:content-[&#x27;✓&#x27;]">`)).toBe(
    String.raw`.before\:content-\[\'✓\'\]:before{x:1}`,
  );
});

test("what stands in brackets is not asked for, and the theme's classes are always there", () => {
  const css = ".a:not(.b){x:1}.a:where(.dark,.dark *){x:2}.dark .a{x:3}.a[data-x='.z'],.q{x:4}";
  expect(select(css, '<p class="a">')).toBe(css);
});

test("empty groups go, but for layers, which have an order", () => {
  const css = "@layer base{.x{a:1}}@media (width>=40rem){.x{a:2}}@supports (a:b){.y{a:3}}@layer top{.y{a:4}}";
  expect(select(css, '<p class="y">')).toBe("@layer base{}@supports (a:b){.y{a:3}}@layer top{.y{a:4}}");
});

test("braces and commas inside strings are text", () => {
  const css = '.a{content:"}{,\\""}.b{content:"}"}';
  expect(select(css, '<p class="a">')).toBe('.a{content:"}{,\\""}');
});

test("a variable stays where something reads it, in the sheet or in the document", () => {
  const css = ":root{--a:1px;--b:var(--a);--c:2px;--d:3px}.x{width:var(--c,1px);--e: }";
  expect(select(css, '<p class="x"><i fill="var(--d)">')).toBe(
    ":root{--c:2px;--d:3px}.x{width:var(--c,1px)}",
  );
});

test("names in the page's scripts count as those in the document do", () => {
  const css = ":root{--a:1px;--b:2px}.x{x:1}dialog{x:2}.y{x:3}";
  const styles = selectStyles(parseStyles(css), "<p>", [".x", "dialog", "--b"]);
  expect(styles).toBe(":root{--b:2px}.x{x:1}dialog{x:2}");
});

test("a variable that a variable in use reads stays", () => {
  const css = ":root{--a:1px;--b:var(--a);--c:var(--b)}.x{width:var(--c)}";
  expect(select(css, '<p class="x">')).toBe(css);
});

test("a rule inside a rule, comments and new at-rules are read, not cut in two", () => {
  const css =
    ".a{color:red;&:hover{color:var(--x)}}/* .b{ */@starting-style{.a{x:1}.b{x:2}}@scope (.c){.a{x:3}}@new thing{.a{x:4}}:root{--x:1}";
  expect(select(css, '<p class="a">')).toBe(
    ".a{color:red;&:hover{color:var(--x)}}@starting-style{.a{x:1}}@scope (.c){.a{x:3}}@new thing{.a{x:4}}:root{--x:1}",
  );
});

test("a registered property stays where it is read", () => {
  const css = '.a{--x:1;y:var(--x)}.b{--z:1;y:var(--z)}@property --x{syntax:"*"}@property --z{syntax:"*"}';
  expect(select(css, '<p class="a">')).toBe('.a{--x:1;y:var(--x)}@property --x{syntax:"*"}');
});

test("statements and other at-rules stay as they are", () => {
  const css = '@layer a,b;@font-face{font-family:"F"}@keyframes k{0%{a:1}to{a:2}}';
  expect(select(css, "")).toBe(css);
});
