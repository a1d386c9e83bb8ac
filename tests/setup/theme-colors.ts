import { readFileSync } from "node:fs";
import postcss from "postcss";

/** The colors that the palette declares for a theme, keyed by name without the dashes. */
export function readThemeColors(theme: "light" | "dark"): Readonly<Record<string, string>> {
  const declared: Record<string, string> = {};
  const styles = postcss.parse(readFileSync(new URL(`../../src/ui/palette-${theme}.css`, import.meta.url)));
  styles.walkRules(new RegExp(`\\.${theme}$`), (rule) => {
    rule.walkDecls(/^--/, ({ prop, value }) => {
      declared[prop.slice(2)] = value;
    });
  });
  return declared;
}
