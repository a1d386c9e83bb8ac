import type { ReactNode } from "react";
import { NotFoundHelp } from "../search/not-found-help.tsx";

/** Shown for a path of several parts that no page has (spec, section 2). */
export function NotFoundScreen() {
  return <NotFound heading="404 Page Not Found" text="Did you forget to add the page to the router?" />;
}

interface NotFoundProps {
  readonly heading: string;
  readonly text: string;
  /** Shown below the text. */
  readonly children?: ReactNode;
}

/** Aligned with the left edge of the column, like all other pages. */
export function NotFound({ heading, text, children }: NotFoundProps) {
  return (
    <div className="wrap py-10 sm:py-14">
      <h1 tabIndex={-1}>{heading}</h1>
      <p className="mt-4 text-lg">{text}</p>
      {children}
      <div className="max-w-192">
        <NotFoundHelp />
      </div>
    </div>
  );
}
