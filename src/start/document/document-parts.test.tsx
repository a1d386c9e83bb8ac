import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DocumentPartsContext, fillPageStyles, PageStylesSlot } from "./document-parts.tsx";

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
