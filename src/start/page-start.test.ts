import { expect, test } from "vitest";
import { type PageStart, writePageStart } from "./page-start.ts";

test("is JSON that cannot end the script element it stands in", () => {
  const start: PageStart = {
    files: ["/assets/a.js"],
    routes: { root: "/assets/root.js" },
    entry: "/assets/entry.js",
    stylesheet: "/assets/app.css",
    settings: { ssr: true },
    data: "</script><script>alert(1)</script><!--",
  };
  const text = writePageStart(start);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual(start);
});
