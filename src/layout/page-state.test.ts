import { expect, test } from "vitest";
import { LATER_TYPE } from "./hydration-start.ts";
import { separateState } from "./page-state.ts";

const stream = (call: string) =>
  `<script>window.__reactRouterContext.streamController.${call};</script><!--/$-->`;
const page = (...texts: readonly string[]) =>
  `<h1>Rent</h1><script>window.__reactRouterContext = {"ssr":true};window.__reactRouterContext.stream = new ReadableStream();</script><script type="${LATER_TYPE}" data-styles="/a.css">import "/a.js";</script>${texts.map((text) => stream(`enqueue(${text})`)).join("")}${stream("close()")}<p>End</p>`;

test("the data goes into a file that the document names", () => {
  const { html, state } = separateState(
    page(String.raw`"[{\"_1\":2},\"rent \u003c b\"]\n"`, '"P5:[1]"'),
    (text) => `/state-${text.length}`,
  );
  expect(state?.path).toBe("/state-41");
  expect(state?.text).toBe('{"ssr":true}\n[{"_1":2},"rent < b"]\nP5:[1]');
  expect(html).toBe(
    `<h1>Rent</h1><script></script><script type="${LATER_TYPE}" data-state="${state?.path}" data-styles="/a.css">import "/a.js";</script>${"<!--/$-->".repeat(3)}<p>End</p>`,
  );
});

test("a document without data stays as it is", () => {
  expect(separateState("<p>Text</p>", () => "/state")).toEqual({ html: "<p>Text</p>" });
});
