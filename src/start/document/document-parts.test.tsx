import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import {
  DocumentPartsContext,
  fillPageStyles,
  PageStylesSlot,
  writeDocumentAddress,
} from "./document-parts.tsx";

test("the styles come into the slot as they are", () => {
  const html = renderToStaticMarkup(
    <DocumentPartsContext value={{ headScript: "", start: "", nonce: "one" }}>
      <PageStylesSlot />
    </DocumentPartsContext>,
  );
  expect(fillPageStyles(`<head>${html}</head>`, ".a{content:'$&'}")).toBe(
    `<head><style id="page-styles" nonce="one">.a{content:'$&'}</style></head>`,
  );
});

test("a document without a slot is a mistake, not a page without styles", () => {
  expect(() => fillPageStyles('<head><style nonce="" id="page-styles"></style></head>', ".a{}")).toThrow(
    "The document has no place for its styles.",
  );
});

test("the address is written so that it stays a text", () => {
  expect(writeDocumentAddress('<!DOCTYPE html><html lang="en">', '/search?q=a&b="$&')).toBe(
    '<!DOCTYPE html><html data-address="/search?q=a&amp;b=&quot;$&amp;" lang="en">',
  );
  expect(() => writeDocumentAddress("<p>", "/")).toThrow("The document has no place for its address.");
});
