import { Button } from "../../src/ui/button.tsx";
import { MomentText, TouchLink } from "../frame/parts.tsx";
import { Changes } from "./changes-view.tsx";
import type { Editor, PublishConflict } from "./publish-view-data.ts";

/** What is in the fields came back, and is stored nowhere. */
export function isRefused({ problem, conflict }: Editor): boolean {
  return problem !== undefined || conflict !== undefined;
}

/** The way back, and what the page is about. */
export function PublishHeading({ title, kind }: { readonly title: string; readonly kind: string }) {
  return (
    <>
      <p>
        <TouchLink href="/publish">Publish</TouchLink> <span className="text-ink-soft">/ {kind}</span>
      </p>
      <h1 className="wrap-anywhere">{title}</h1>
    </>
  );
}

interface EditorLinksProps {
  readonly address: string | undefined;
  readonly historyHref: string | undefined;
  readonly mailHref?: string | undefined;
}

export function EditorLinks({ address, historyHref, mailHref }: EditorLinksProps) {
  return (
    <p className="mt-2 flex flex-wrap gap-x-5">
      {address && (
        <TouchLink href={address} target="_blank" rel="noopener">
          See it on the site
        </TouchLink>
      )}
      {historyHref && <TouchLink href={historyHref}>History</TouchLink>}
      {mailHref && <TouchLink href={mailHref}>Mail it to subscribers</TouchLink>}
    </p>
  );
}

/** Somebody else published in the meantime. Theirs and what was typed are both on the page. */
export function Conflict({ conflict }: { readonly conflict: PublishConflict | undefined }) {
  if (!conflict) return null;
  const { by, when, version, isShown, fields, text, theirs } = conflict;
  return (
    <section
      aria-labelledby="conflict"
      className="mt-6 border-l-3 border-marginal bg-sheet px-4 py-4 sm:px-6"
    >
      <h2 id="conflict">There is a newer version</h2>
      <p role="alert" className="mt-2 max-w-[62ch]">
        {isShown ? `Version ${version}` : `A version that took it off the site, version ${version},`} was
        stored by {by}, <MomentText moment={when} />, while you were writing. Nothing of yours was published,
        and nothing is lost: your text is in the fields below. To keep both, take over what you need from
        theirs. If you publish now, yours replaces theirs.
      </p>
      <h3 className="mt-4 mb-2 font-semibold">From theirs to yours</h3>
      <Changes fields={fields} text={text} />
      {theirs !== undefined && (
        <details className="mt-4">
          <summary className="w-fit py-2.5 font-semibold text-brand">Their whole text</summary>
          <textarea
            readOnly
            aria-label="Their whole text"
            rows={12}
            defaultValue={theirs}
            className="w-full rounded-control border border-edge bg-paper px-3 py-2 font-mono text-sm"
          />
        </details>
      )}
    </section>
  );
}

/** Shown by the script, if this browser has kept what was typed before and never published. */
export function DraftOffer() {
  return (
    <div hidden data-draft-offer="" className="border-l-3 border-brand bg-brand-wash px-4 py-3">
      <p>This browser has kept what you typed here before and did not publish.</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button look="quiet" data-draft-take="">
          Take it over
        </Button>
        <Button look="plain" data-draft-drop="">
          Forget it
        </Button>
      </div>
    </div>
  );
}

/** Filled by the script while it is being published. */
export function Progress() {
  return (
    <div hidden data-progress="" className="mt-3 border-l-3 border-brand bg-brand-wash px-4 py-3">
      <p role="status" className="font-semibold" />
      <progress max={3} className="mt-2 w-full accent-brand" aria-label="Steps done" />
    </div>
  );
}

interface TakeOffProps {
  readonly action: string;
  readonly seen: number;
  readonly name: string;
}

/** Behind a click of its own: nobody takes something off the site by mistake. */
export function TakeOff({ action, seen, name }: TakeOffProps) {
  return (
    <details className="mt-10 border-t border-rule pt-4">
      <summary className="w-fit py-2.5 font-semibold text-brand">Take off the site</summary>
      <form method="post" action={action} data-publish="" className="mt-2">
        <input type="hidden" name="seen" value={seen} />
        <p className="max-w-[62ch]">
          Visitors then no longer find {name}. Its versions are kept, and can be restored.
        </p>
        <button
          type="submit"
          className="mt-3 inline-flex min-h-11 items-center rounded-control border border-poor px-5 py-2 font-semibold text-poor hover:bg-poor-band"
        >
          Take {name} off the site
        </button>
        <Progress />
      </form>
    </details>
  );
}
