import { minifySync } from "vite";

const HEAD_SCRIPT = /(<script id="theme">)([\s\S]*?)(<\/script>)/;

const minified = new Map<string, string>();

/** The script of the head is the same in all documents, and written to be read. */
export function shrinkHeadScript(html: string): string {
  return html.replace(HEAD_SCRIPT, (_, start: string, text: string, end: string) => {
    const code = minified.get(text) ?? minifySync("head.js", text).code.trim();
    minified.set(text, code);
    return `${start}${code}${end}`;
  });
}
