import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";

/**
 * Renders what `StaticHtml` shows. Nothing in it may use `useId`, whose ids could be those of another part, and nothing in
 * it may do more than lead to other pages. Only what is rendered for each page may depend on its path.
 */
export function renderHtml(node: ReactNode, pathname = "/"): string {
  return renderToStaticMarkup(createElement(StaticRouter, { location: pathname }, node));
}

/** Once for each record. For pages at addresses that anybody can make up. */
export function renderOnce<Shown extends object>(
  render: (shown: Shown) => ReactNode,
): (shown: Shown) => string {
  const made = new WeakMap<Shown, string>();
  return (shown) => {
    const html = made.get(shown) ?? renderHtml(render(shown));
    made.set(shown, html);
    return html;
  };
}
