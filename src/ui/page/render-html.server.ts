import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";

/**
 * Renders what `StaticHtml` shows. Nothing in it may depend on the page's URL, or do anything but lead to other pages.
 */
export function renderHtml(node: ReactNode): string {
  // Ids must differ from those of the page around it.
  const options = { identifierPrefix: "html-" };
  return renderToStaticMarkup(createElement(StaticRouter, { location: "/" }, node), options);
}
