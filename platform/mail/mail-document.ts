import type { Mail } from "./mail.ts";

/** A piece of a mail's content. Text alone is a paragraph. */
export type MailBlock =
  | string
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "facts"; readonly facts: readonly Fact[] }
  | { readonly kind: "quote"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly url: string };

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** Writes a mail's content both as HTML and as plain text. Undefined blocks are left out. */
export function writeMail(
  title: string,
  blocks: readonly (MailBlock | undefined)[],
): Pick<Mail, "subject" | "text" | "html"> {
  const written = blocks.filter((block) => block !== undefined);
  return { subject: title, text: writeText(title, written), html: writeHtml(title, written) };
}

/** The same without a heading: as a person writes. */
export function writeLetter(
  subject: string,
  blocks: readonly MailBlock[],
): Pick<Mail, "subject" | "text" | "html"> {
  return {
    subject,
    text: `${blocks.map(writeTextBlock).join("\n\n")}\n`,
    html: writeHtml(subject, blocks, ""),
  };
}

function writeText(title: string, blocks: readonly MailBlock[]): string {
  return `${[title, ...blocks.map(writeTextBlock)].join("\n\n")}\n`;
}

function writeTextBlock(block: MailBlock): string {
  if (typeof block === "string") return block;
  switch (block.kind) {
    case "heading":
      return `${block.text}\n${"-".repeat(block.text.length)}`;
    case "facts": {
      const width = Math.max(...block.facts.map(({ label }) => label.length)) + 2;
      return block.facts.map(({ label, value }) => `${label.padEnd(width)}${value}`).join("\n");
    }
    case "quote":
      return block.text
        .split("\n")
        .map((line) => `> ${line}`)
        .join("\n");
    case "link":
      return `${block.text}: ${block.url}`;
  }
}

/** Mail programs support little CSS and no style sheets, so this is a single column with inline styles. */
function writeHtml(title: string, blocks: readonly MailBlock[], heading = writeHeading(title)): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)}</title></head>`,
    '<body style="margin:0 auto;padding:24px;max-width:640px;font:16px/1.5 system-ui,sans-serif">',
    heading,
    ...blocks.map(writeHtmlBlock),
    "</body></html>",
  ].join("\n");
}

function writeHeading(title: string): string {
  return `<h1 style="font-size:22px;line-height:1.3">${escapeHtml(title)}</h1>`;
}

function writeHtmlBlock(block: MailBlock): string {
  if (typeof block === "string") return `<p style="overflow-wrap:anywhere">${writeLines(block)}</p>`;
  const text = "text" in block ? writeLines(block.text) : "";
  switch (block.kind) {
    case "heading":
      return `<h2 style="font-size:18px;margin-top:32px">${text}</h2>`;
    case "facts":
      return `<table style="border-collapse:collapse">${block.facts.map(writeRow).join("")}</table>`;
    case "quote":
      return `<blockquote style="margin:16px 0;padding-left:16px;border-left:3px solid #888">${text}</blockquote>`;
    case "link":
      return `<p><a href="${escapeHtml(block.url)}">${text}</a></p>`;
  }
}

function writeLines(text: string): string {
  return escapeHtml(text).replaceAll("\n", "<br>");
}

function writeRow({ label, value }: Fact): string {
  const cell = "padding:4px 16px 4px 0;text-align:left;vertical-align:top";
  return `<tr><th scope="row" style="${cell};font-weight:600">${escapeHtml(label)}</th><td style="${cell};overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
