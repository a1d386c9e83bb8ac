/**
 * Runs in the page, and shows it as it would print. Only Chromium can emulate print; media conditions can be rewritten
 * in every engine.
 */
export function showPrintStyles(): void {
  const rewrite = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        if (/\bprint\b/.test(rule.media.mediaText)) rule.media.mediaText = "all";
        else if (/\bscreen\b/.test(rule.media.mediaText)) rule.media.mediaText = "not all";
      }
      if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules);
      if (rule instanceof CSSStyleRule) rewrite(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules);
}
