import { useRef } from "react";
import { PageContents } from "../ui/page/page-contents.tsx";
import { StaticHtml } from "../ui/page/static-html.tsx";
import { ReadingProgress } from "./reading-progress.tsx";

interface ArticlePageProps {
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  /** Made of article-parts.tsx. */
  readonly head: string;
  readonly text: string;
  readonly end: string;
}

/** Template for every page of running text: its sections, and a table of contents that follows the reader. */
export function ArticlePage({ sections, head, text, end }: ArticlePageProps) {
  const column = useRef<HTMLDivElement>(null);
  return (
    <article>
      <ReadingProgress of={column} />
      <StaticHtml html={head} />
      <div className="wrap">
        <div className="gap-x-16 border-t border-rule py-8 sm:py-10 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
          <PageContents sections={sections} />
          {/* Lines of 60 to 75 characters, while tables and examples take the whole column. */}
          <div
            ref={column}
            className="max-w-[46rem] [&_.prose]:max-w-none [&_.prose>:is(p,ul,ol)]:max-w-[35rem]"
          >
            <StaticHtml html={text} />
          </div>
        </div>
        <StaticHtml html={end} />
      </div>
    </article>
  );
}
