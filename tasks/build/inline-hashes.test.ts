import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { findInlineHashes } from "./inline-hashes.ts";

const sha256 = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

describe("the hashes of a document's inline scripts and styles", () => {
  test.each([
    ["a script", "<script>run()</script>", ["run()"], []],
    ["a module", '<script type="module" async="">import "/a.js"</script>', ['import "/a.js"'], []],
    ["speculation rules", '<script type="speculationrules">{}</script>', ["{}"], []],
    ["a data block", '<script type="application/ld+json">{}</script>', [], []],
    ["a script of its own file", '<script src="/a.js"></script>', [], []],
    ["a style", "<style>a > b { color: red }</style>", [], ["a > b { color: red }"]],
    ["a style for visitors without scripts", "<noscript><style>p{}</style></noscript>", [], ["p{}"]],
    ["the same script twice", "<script>run()</script><script>run()</script>", ["run()"], []],
    ["entities, which a script does not decode", "<script>a &amp;&amp; b</script>", ["a &amp;&amp; b"], []],
    ["line ends, which a browser makes uniform", "<script>a\r\nb</script>", ["a\nb"], []],
    ["a script inside a comment", "<!-- <script>run()</script> -->", [], []],
    ["a script inside an attribute", '<p title="<script>run()</script>">text</p>', [], []],
    ["a script inside a template, which does not run", "<template><script>run()</script></template>", [], []],
  ])("%s", (_, body, scripts, styles) => {
    expect(findInlineHashes(`<!DOCTYPE html><html><head></head><body>${body}</body></html>`)).toEqual({
      scripts: scripts.map(sha256),
      styles: styles.map(sha256),
    });
  });
});
