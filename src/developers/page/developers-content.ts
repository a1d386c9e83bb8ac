import type { developers } from "../../../content/developers.ts";
import type { Crumb } from "../../seo/page-record.ts";
import type { CodeSample } from "./code-samples.ts";

type Text = typeof developers;

/** A name that programs use, and what it stands for. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

export interface Rule {
  readonly term: string;
  readonly text: string;
}

export interface Example {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly samples: readonly CodeSample[];
}

/** What /developers shows, with the addresses of this site. */
export interface DevelopersContent
  extends Pick<Text, "heading" | "lede" | "rules" | "versions" | "related" | "updated"> {
  readonly crumbs: readonly Crumb[];
  readonly doors: {
    readonly heading: string;
    readonly items: readonly (NamedText & { readonly href: string; readonly address: string })[];
  };
  readonly api: Omit<Text["api"], "calls"> & {
    readonly calls: Text["api"]["calls"] & { readonly items: readonly NamedText[] };
    readonly schemaUrl: string;
  };
  readonly examples: Omit<Text["examples"], "answer"> & {
    readonly items: readonly Example[];
    /** To the first of them. */
    readonly answer: { readonly heading: string; readonly code: string };
  };
  readonly limits: { readonly heading: string; readonly items: readonly Rule[] };
  readonly mcp: Omit<Text["mcp"], "tools"> & {
    readonly tools: Text["mcp"]["tools"] & { readonly items: readonly NamedText[] };
    readonly settings: string;
    readonly command: string;
  };
  readonly oembed: Text["oembed"] & { readonly url: string };
}
