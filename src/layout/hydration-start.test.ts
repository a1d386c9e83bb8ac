import { expect, test } from "vitest";
import { LATER_TYPE, postponeHydration } from "./hydration-start.ts";

const html = (attributes: string) =>
  `<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js" nonce="n"/><script${attributes} type="module" async="">import "/assets/c.js";</script>`;

test("the module script becomes text, and names first what was to be preloaded", () => {
  expect(postponeHydration(html(""), "/assets/app.css")).toBe(
    `<script type="${LATER_TYPE}" data-styles="/assets/app.css">import "/assets/a.js";import "/assets/b.js";import "/assets/c.js";</script>`,
  );
});

test("a nonce stays on the script", () => {
  expect(postponeHydration(html(' nonce="n"'), "/assets/app.css")).toContain(
    `<script nonce="n" type="${LATER_TYPE}"`,
  );
});

test.each(["c", "d", "e"])("what the script imports itself is not named twice: %s", (name) => {
  const preload = `<link rel="modulepreload" href="/assets/${name}.js"/>`;
  const script = html("").replace(
    'import "/assets/c.js";',
    'import "/assets/c.js";import * as d from "/assets/d.js";import("/assets/e.js");',
  );
  expect(postponeHydration(preload + script, "/a.css").split(`/${name}.js`)).toHaveLength(2);
});
