import { Badge } from "../../src/ui/badge.tsx";
import { Button } from "../../src/ui/button.tsx";
import { SelectField } from "../../src/ui/form/field.tsx";
import { MomentText, Options, Problem, TouchLink } from "../frame/parts.tsx";
import { Changes } from "./changes-view.tsx";
import { Progress, PublishHeading } from "./editor-parts.tsx";
import type { PublishCompareView, PublishHistoryView, PublishVersion } from "./publish-view-data.ts";

/** All versions of a page or a record, newest first. */
export function PublishHistoryPage({ view }: { readonly view: PublishHistoryView }) {
  const { title, editHref, compareHref, versions, problem, refused } = view;
  return (
    <>
      <PublishHeading kind="History" title={title} />
      <p className="mt-2">
        <TouchLink href={editHref}>Edit</TouchLink>
      </p>
      <Problem text={problem} className="mt-4" />
      {refused && <Refused view={view} refused={refused} />}
      {versions.length > 1 && <CompareForm action={compareHref} versions={versions} />}
      <ol className="mt-6 divide-y divide-rule border-y border-rule">
        {versions.map((version) => (
          <Version key={version.version} version={version} view={view} />
        ))}
      </ol>
    </>
  );
}

interface VersionProps {
  readonly version: PublishVersion;
  readonly view: PublishHistoryView;
}

function Version({ version: { version, state, when, by, isShown, previewHref }, view }: VersionProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p>
          <strong>Version {version}</strong> <span className="text-ink-soft">{state}</span>{" "}
          {isShown && <Badge tone="good">on the site</Badge>}
        </p>
        <p className="text-[0.94rem] text-ink-soft wrap-anywhere">
          <MomentText moment={when} />, {by}
        </p>
      </div>
      {previewHref && (
        <TouchLink href={previewHref} target="_blank" rel="noopener">
          Look<span className="sr-only"> at version {version}</span>
        </TouchLink>
      )}
      {!isShown && (
        <form method="post" action={view.restoreAction} data-publish="">
          <input type="hidden" name="seen" value={view.seen} />
          <Button type="submit" look="quiet" name="version" value={version}>
            Publish again<span className="sr-only">: version {version}</span>
          </Button>
          <Progress />
        </form>
      )}
    </li>
  );
}

interface CompareFormProps {
  readonly action: string;
  readonly versions: readonly PublishVersion[];
}

/** Starts with the newest version and the one before. */
function CompareForm({ action, versions }: CompareFormProps) {
  const choices = [
    { name: "from", label: "Compare version", chosen: versions[1] },
    { name: "to", label: "with version", chosen: versions[0] },
  ];
  return (
    <form method="get" action={action} className="mt-6 flex flex-wrap items-end gap-3">
      {choices.map(({ name, label, chosen }) => (
        <SelectField key={name} name={name} label={label} required defaultValue={chosen?.version}>
          <Options values={versions.map(({ version }) => String(version))} />
        </SelectField>
      ))}
      <Button type="submit" look="quiet">
        Compare
      </Button>
    </form>
  );
}

interface RefusedProps {
  readonly view: PublishHistoryView;
  readonly refused: NonNullable<PublishHistoryView["refused"]>;
}

function Refused({ view, refused: { version, deadLinks } }: RefusedProps) {
  return (
    <form
      method="post"
      action={view.restoreAction}
      data-publish=""
      className="mt-4 border-l-3 border-marginal bg-sheet px-4 py-4"
    >
      <p role="alert" className="font-semibold">
        Nothing was published, because version {version} has links that lead nowhere on this site:{" "}
        {deadLinks.join(", ")}
      </p>
      <input type="hidden" name="seen" value={view.seen} />
      <input type="hidden" name="version" value={version} />
      <Button type="submit" look="quiet" name="allow-dead-links" value="yes" className="mt-3">
        Publish it all the same
      </Button>
      <Progress />
    </form>
  );
}

/** Two versions of a page or a record, side by side in words. */
export function PublishComparePage({ view }: { readonly view: PublishCompareView }) {
  const { title, historyHref, from, to, fields, text } = view;
  return (
    <>
      <PublishHeading kind="Comparison" title={title} />
      <p className="mt-2">
        <TouchLink href={historyHref}>History</TouchLink>
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
