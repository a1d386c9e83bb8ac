import { expect, test } from "vitest";
import { writeMail } from "./mail-document.ts";

const { text, html } = writeMail("New lead", [
  { kind: "heading", text: "Consent" },
  {
    kind: "facts",
    facts: [
      { label: "Name", value: "<script>alert('x')</script>" },
      { label: "Phone Number", value: "1" },
    ],
  },
  undefined,
  "Answer soon.",
  { kind: "quote", text: "I agree.\nTo this." },
  { kind: "link", text: 'More "here"', url: 'https://site.example/?a=1&b="2' },
]);

test("a mail as text has aligned facts and quoted lines", () => {
  expect(text).toBe(`New lead

Consent
-------

Name          <script>alert('x')</script>
Phone Number  1

Answer soon.

> I agree.
> To this.

More "here": https://site.example/?a=1&b="2
`);
});

test("the HTML version shows typed markup as text and never runs it", () => {
  expect(html).not.toContain("<script");
  expect(html).toContain("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;");
  expect(html).toContain('<a href="https://site.example/?a=1&amp;b=&quot;2">More &quot;here&quot;</a>');
  expect(html).toContain("I agree.<br>To this.");
});
