import type { dataPage } from "../../../content/figures/data-page.ts";
import type { Crumb } from "../../seo/page-record.ts";
import type { DataFile } from "./data-files.ts";
import type { FigureSource } from "./figure-source.ts";
import type { FiguresTableContent } from "./table-rows.ts";

type Text = typeof dataPage;

/** Content of /data. */
export interface DataContent
  extends Pick<
    Text,
    | "heading"
    | "introduction"
    | "sourcesHeading"
    | "collected"
    | "caveats"
    | "license"
    | "changes"
    | "related"
    | "updated"
  > {
  readonly crumbs: readonly Crumb[];
  readonly downloads: {
    readonly heading: string;
    readonly note: string;
    readonly files: readonly (DataFile & { readonly label: string })[];
  };
  readonly states: FiguresSection & {
    readonly filter: Text["states"]["filter"];
    readonly lessons: { readonly heading: string; readonly items: readonly string[] };
  };
  readonly cities: FiguresSection;
}

export interface FiguresSection {
  readonly heading: string;
  readonly introduction: string;
  readonly table: FiguresTableContent;
  readonly sources: readonly FigureSource[];
}
