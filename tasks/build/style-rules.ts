import { type AtRule, type ChildNode, type Declaration, parse, type Rule } from "postcss";
import parseSelectors from "postcss-selector-parser";
import type { Plugin } from "vite";
import type { StyleBlock, StylePart, StyleRule } from "../../src/start/document/page-styles.ts";

/** At-rules that contain other rules and only say when, or in which order, these apply. */
const GROUPS = new Set(["media", "layer", "supports", "container", "starting-style", "scope"]);

/** `import rules from "./x.css?inline&rules"`: the style sheet as Vite outputs it, split into rules at build time. */
export function styleRules(): Plugin {
  return {
    name: "style-rules",
    // Runs after Vite has turned the sheet into a module, whose default export is the CSS text.
    enforce: "post",
    transform: {
      filter: { id: /\?inline&rules$/ },
      async handler(code) {
        const { default: css } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
        return { code: `export default ${JSON.stringify(parseStyles(css))};`, map: null };
      },
    },
  };
}

export function parseStyles(css: string): readonly StyleRule[] {
  return describeNodes(parse(css).nodes);
}

function describeNodes(nodes: readonly ChildNode[]): StyleRule[] {
  return nodes.flatMap((node): StyleRule | [] => {
    if (node.type === "comment") return [];
    if (node.type === "rule") return describeRule(node);
    if (node.type === "atrule" && node.nodes && GROUPS.has(node.name)) {
      return { prelude: preludeOf(node), rules: describeNodes(node.nodes) };
    }
    // Fonts, keyframes, registered properties, statements, and any other at-rule.
    return {
      text: node.type === "atrule" && node.nodes === undefined ? `${node};` : `${node}`,
      ...(node.type === "atrule" && node.name === "property" && { declares: node.params }),
    };
  });
}

function describeRule(rule: Rule): StyleBlock {
  return {
    selector: rule.selector,
    needs: parseSelectors()
      .astSync(rule.selector)
      .nodes.map((selector) =>
        // A selector in parentheses (`:is(.dark *)`, `:not(...)`) is one of several ways to match, so it is not
        // required.
        selector.nodes.flatMap((node) => {
          if (node.type === "class") return [`.${node.value}`];
          return node.type === "tag" ? [node.value.toLowerCase()] : [];
        }),
      ),
    parts: rule.nodes.flatMap((node) => (node.type === "comment" ? [] : [describePart(node)])),
  };
}

/** A declaration, or a nested rule, which applies when the outer one does. */
function describePart(node: Declaration | Rule | AtRule): StylePart {
  const text = `${node}`;
  const reads = Array.from(text.matchAll(/var\(\s*(--[^\s,)]+)/g), ([, name = ""]) => name);
  return {
    text,
    ...(node.type === "decl" && node.variable && { declares: node.prop }),
    ...(reads.length > 0 && { reads }),
  };
}

function preludeOf({ name, params }: AtRule): string {
  return params === "" ? `@${name}` : `@${name} ${params}`;
}
