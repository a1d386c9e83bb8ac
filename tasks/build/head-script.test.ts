import { expect, test } from "vitest";
import { shrinkHeadScript } from "./head-script.ts";

test("the script of the head gets shorter and does the same; nothing else changes", () => {
  const script =
    "(()=>{const visited=[];const visit=(place)=>{visited.push(place)};visit(1);globalThis.seen=visited})()";
  const shrunk = shrinkHeadScript(`<script id="theme">${script}</script><script>const other = 1;</script>`);
  const [, code = ""] =
    /<script id="theme">(.*)<\/script><script>const other = 1;<\/script>$/.exec(shrunk) ?? [];
  expect(code.length).toBeGreaterThan(20);
  expect(code.length).toBeLessThan(script.length);
  expect(new Function(`${code};return globalThis.seen`)()).toEqual([1]);
});

test("a document without it stays as it is", () => {
  expect(shrinkHeadScript("<p>Text</p>")).toBe("<p>Text</p>");
});
