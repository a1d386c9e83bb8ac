import type { ReactNode } from "react";
import { PageContents } from "../ui/page/page-contents.tsx";
import type { ContentSection } from "./content-page.ts";

interface ContentPageFrameProps {
  readonly sections: readonly ContentSection[];
  readonly head: ReactNode;
  readonly text: ReactNode;
  /** Not a part of the text: its heading is not in the contents. */
  readonly call: ReactNode;
}

const withContents = "gap-x-16 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]";

/** Where the parts of a page stand (content-page-parts.tsx), with contents that follow the reader. */
export function ContentPageFrame({ sections, head, text, call }: ContentPageFrameProps) {
  const hasContents = sections.length > 1;
  return (
    <>
      <article>
        {head}
        <div className="wrap">
          <div className={`border-t border-rule pt-8 sm:pt-10 ${hasContents ? withContents : ""}`}>
            {hasContents && <PageContents sections={sections} />}
            {text}
          </div>
        </div>
      </article>
      {call && <div className="wrap mt-10 sm:mt-14">{call}</div>}
    </>
  );
}

export function ContentLoading() {
  return (
    <div className="wrap min-h-[50vh] py-14">
      <title>Loading content...</title>
      <p role="status">Loading content...</p>
    </div>
  );
}
