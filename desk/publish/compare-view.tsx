import { MomentText } from "../frame/moment-text.tsx";
import { Changes } from "./changes-view.tsx";
import { PublishHeading } from "./editor-parts.tsx";
import type { PublishCompareView, PublishVersion } from "./publish-view-data.ts";

/** Two versions of a page or a record, side by side in words. */
export function PublishComparePage({ view }: { readonly view: PublishCompareView }) {
  const { title, historyHref, from, to, fields, text } = view;
  return (
    <>
      <PublishHeading kind="Comparison" title={title} />
      <p className="mt-2">
        <a href={historyHref} className="link inline-flex min-h-11 items-center">
          History
        </a>
      </p>
      <dl className="my-4 grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
        <VersionName mark="From" version={from} />
        <VersionName mark="To" version={to} />
      </dl>
      <Changes fields={fields} text={text} />
    </>
  );
}

function VersionName({ mark, version }: { readonly mark: string; readonly version: PublishVersion }) {
  return (
    <>
      <dt className="font-semibold">{`${mark} version ${version.version}`}</dt>
      <dd className="text-ink-soft">
        <MomentText moment={version.when} />, {version.by}, {version.state}
      </dd>
    </>
  );
}
