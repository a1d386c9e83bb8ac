import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { replaceNonce } from "./inline-sources.ts";

const NONCE = "Zm9v+/==";
const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

test("elements with the nonce are allowed by their hash, and the nonce is removed", () => {
  const { html, inline } = replaceNonce(
    `<script id="a" nonce="${NONCE}">let a = "<b>";\n</script><style nonce="${NONCE}">p{}</style>` +
      `<script nonce="${NONCE}" type="module">b()</script>`,
    NONCE,
  );
  expect(html).toBe(
    '<script id="a">let a = "<b>";\n</script><style>p{}</style><script type="module">b()</script>',
  );
  expect(inline).toEqual({ scripts: [hashOf('let a = "<b>";\n'), hashOf("b()")], styles: [hashOf("p{}")] });
});

test.each([
  ["a script without the nonce", "<script>evil()</script>"],
  ["a script with another nonce", '<script nonce="other">evil()</script>'],
  ["a script of its own file", `<script src="/a.js" nonce="${NONCE}"></script>`],
  ["data", '<script type="application/ld+json">{}</script>'],
])("%s needs no hash, or gets none", (_, html) => {
  expect(replaceNonce(html, NONCE).inline).toEqual({ scripts: [], styles: [] });
});
