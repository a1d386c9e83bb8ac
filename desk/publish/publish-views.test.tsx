import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { DeskPage } from "../desk-page.tsx";
import type { DeskView } from "../desk-room.server.ts";
import { testFrame } from "../frame/test-frame.ts";
import { testHistory, testPageEditor, testRecordEditor } from "./test-publish-views.ts";

const render = (view: DeskView) => renderToStaticMarkup(<DeskPage view={view} frame={testFrame} />);

describe("the editor of a page", () => {
  test("keeps what was typed, and says beside the field what is wrong with it", () => {
    const typed = { ...testPageEditor.typed, title: '"><script>', markdown: "</textarea><script>alert(1)" };
    const html = render({ ...testPageEditor, typed, mistakes: { title: "It is too long." } });
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(html).toContain("&lt;/textarea&gt;&lt;script&gt;alert(1)</textarea>");
    expect(html).toMatch(/name="title"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="title"/);
    expect(html).toContain("It is too long.");
  });

  test("an existing page keeps its address, a new one has a field for it", () => {
    expect(render(testPageEditor)).toContain('type="hidden" name="slug"');
    expect(render({ ...testPageEditor, isNew: true })).not.toContain('type="hidden" name="slug"');
  });

  test("dead links stop a page, unless the author insists", () => {
    expect(render(testPageEditor)).not.toContain("allow-dead-links");
    const html = render({ ...testPageEditor, deadLinks: ["/no-such"] });
    expect(html).toContain("/no-such");
    expect(html).toContain('name="allow-dead-links"');
  });

  test("a conflict shows theirs and mine", () => {
    const conflict = {
      by: "Ann Lee",
      when: { text: "today 9:12", iso: "2026-11-17T15:12:00.000Z" },
      version: 4,
      isShown: true,
      fields: [{ label: "Title", before: "Theirs", after: "Bank Statements" }],
      theirs: "Their text",
    };
    const html = render({ ...testPageEditor, conflict, seen: 4 });
    for (const text of ["Ann Lee", "Theirs", "Their text", "Bank Statements", "Text."]) {
      expect(html).toContain(text);
    }
    expect(html).toContain('name="seen" value="4"');
  });
});

describe("the form of a record", () => {
  const html = render(testRecordEditor);

  test("has a control for each field, with what was typed", () => {
    expect(html).toMatch(/name="phone"[^>]*value="call us"|value="call us"[^>]*name="phone"/);
    expect(html).toContain(">2026-12-25</textarea>");
    expect(html).toMatch(/checked=""[^>]*value="Monday"|value="Monday"[^>]*checked=""/);
    expect(html).toContain("Telephone must be a telephone number.");
  });

  test("has two empty rows to add something", () => {
    expect([...html.matchAll(/name="social\.\d\.url"/g)]).toHaveLength(3);
  });
});

test("what is on the site cannot be published again; everything else can", () => {
  const html = render(testHistory);
  const buttons = [...html.matchAll(/<button[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /name="version"/.test(tag));
  expect(buttons).toEqual([expect.stringContaining('value="1"')]);
});
