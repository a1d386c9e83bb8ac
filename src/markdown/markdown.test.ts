import { describe, expect, test } from "vitest";
import { renderMarkdown } from "./markdown.server.ts";

describe("renderMarkdown", () => {
  test.each([
    ["<script>alert(1)</script>", "<script"],
    ["text <img src=x onerror=alert(1)>", "<img"],
    ["[a](javascript:alert(1))", "<a"],
    ["[a](data:text/html,hello)", "<a"],
    ["| a |\n|--:|\n| b |", "style="],
  ])("%o comes out without %o", (source, forbidden) => {
    expect(renderMarkdown(source).html).not.toContain(forbidden);
  });

  test("headings have ids that can be linked to, and equal headings have different ones", () => {
    const { html, headings } = renderMarkdown(
      "## What's inside a 7.5% rate\n\n### Costs\n\n### *Costs*\n\n## ?\n",
    );
    expect(headings).toEqual([
      { id: "whats-inside-a-7-5-rate", level: 2, text: "What's inside a 7.5% rate" },
      { id: "costs", level: 3, text: "Costs" },
      { id: "costs-2", level: 3, text: "Costs" },
      { id: "section", level: 2, text: "?" },
    ]);
    expect(html).toContain('<h3 id="costs-2"><em>Costs</em></h3>');
  });

  test("a link to another site says so, a link within the site stays plain", () => {
    const { html } = renderMarkdown("[out](https://example.com) and [in](/faq)");
    expect(html).toContain('<a href="https://example.com" rel="external noopener">out</a>');
    expect(html).toContain('<a href="/faq">in</a>');
  });

  test("a table names its rows and labels its cells, so that it can be read at 320 px", () => {
    const { html } = renderMarkdown(
      "| Feature | Rate | Term |\n|---|--:|---|\n| **DSCR** | 7% | 30 |\n| Bank | 6% | 15 |\n",
    );
    expect(html).toContain('<table class="data-table">');
    expect(renderMarkdown("| Feature | Rate |\n|---|--:|\n| Bank | 6% |\n").html).toContain("<table>");
    // Figures need less room than words.
    expect(renderMarkdown("| Rate | Ratio | Tax |\n|---|--:|--:|\n| 7% | 1.1 | $9 |\n").html).toContain(
      "<table>",
    );
    expect(html).toContain('<th scope="col">Feature</th>');
    expect(html).toContain('<th scope="row" class="text-base text-ink"><strong>DSCR</strong></th>');
    expect(html).toContain('<td class="text-right" data-label="Rate"><span>6%</span></td>');
  });

  test("a fenced chart becomes a picture with its table, and one that cannot be read stays as it is", () => {
    const rows = "| a | 1 |\n| b | 2 |\n| <i>c</i> | 3 |\n";
    const source = `\`\`\`chart\nHow many\n| What | Count |\n|---|--:|\n${rows}note: Counted.\n\`\`\`\n`;
    const { html, text } = renderMarkdown(source);
    expect(html).toMatch(/^<figure .*<svg role="img" aria-label="How many: a 1; b 2; .*<table>/s);
    expect(html).not.toMatch(/<i>|style=|<code/);
    expect(text).toBe("How many\nWhat\nCount\na\n1\nb\n2\n<i>c</i>\n3\nCounted.");
    expect(renderMarkdown(source.replace("| 2 |", "| two |")).html).toContain("<code");
  });

  test("the text is the words without the marks, a line for each block", () => {
    expect(renderMarkdown("## One\n\nTwo **three**\n[four](/faq).\n\n- five `six`\n").text).toBe(
      "One\nTwo three four.\nfive six",
    );
  });

  test("each heading's part of the text ends before the next heading of its level", () => {
    const { text, sections } = renderMarkdown(
      "Before.\n\n## One\n\nFirst.\n\n### Inner\n\nSecond.\n\n## Two\n\nThird.\n\n## Empty\n",
    );
    expect(sections.map(({ id, title, start, end }) => [id, title, text.slice(start, end).trim()])).toEqual([
      ["one", "One", "First.\nInner\nSecond."],
      ["inner", "Inner", "Second."],
      ["two", "Two", "Third."],
      ["empty", "Empty", ""],
    ]);
  });
});
