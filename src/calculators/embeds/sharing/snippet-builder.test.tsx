import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { snippetView } from "../embeds-catalog.server.ts";
import { SnippetBuilder } from "./snippet-builder.tsx";

const html = renderToStaticMarkup(<SnippetBuilder {...snippetView} siteUrl="https://www.example.com" />);
const text = html.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"');

test("the code for the first calculator is in the page without scripts", () => {
  expect(text).toContain(
    '<iframe src="https://www.example.com/embed/dscr-calculator" title="DSCR Calculator by',
  );
  expect(text).toContain('event.origin !== "https://www.example.com"');
});

test("the preview waits for the application, which listens to it", () => {
  expect(html).not.toContain("<iframe");
});
