import { Button } from "../../src/ui/button.tsx";
import { Problem } from "../frame/parts.tsx";
import {
  Conflict,
  DraftOffer,
  EditorLinks,
  isRefused,
  Progress,
  PublishHeading,
  TakeOff,
} from "./editor-parts.tsx";
import type { RecordEditorView } from "./publish-view-data.ts";
import { RecordFields } from "./record-fields.tsx";

/** A record in a form that its own rules make. */
export function RecordEditorPage({ view }: { readonly view: RecordEditorView }) {
  const { title, noun, base, id, seen, isShown, address, fields, typed, mistakes } = view;
  return (
    <>
      <PublishHeading kind={noun.replace(/^./, (letter) => letter.toUpperCase())} title={title} />
      <EditorLinks address={address} historyHref={id && `${base}/history/${id}`} mailHref={view.mailHref} />
      {id !== undefined && !isShown && <p className="mt-2 font-semibold">It is off the site.</p>}
      <Problem text={view.problem} className="mt-4" />
      <Conflict conflict={view.conflict} />
      <form
        method="post"
        action={id === undefined ? `${base}/publish` : `${base}/publish/${id}`}
        noValidate
        data-refused={isRefused(view) || undefined}
        data-publish=""
        data-draft={`${base}/${id ?? "new"}`}
        className="mt-6 max-w-[46rem] space-y-5"
      >
        <input type="hidden" name="seen" value={seen} />
        <DraftOffer />
        <RecordFields fields={fields} typed={typed} mistakes={mistakes} />
        <div>
          <div className="flex flex-wrap gap-3">
            <Button type="submit">{id === undefined ? `Publish ${noun}` : "Publish new version"}</Button>
            {view.hasPreview && (
              <Button
                type="submit"
                look="quiet"
                formAction={id === undefined ? `${base}/preview` : `${base}/preview/${id}`}
                formTarget="_blank"
              >
                Preview in a new tab
              </Button>
            )}
          </div>
          <p className="mt-2 text-sm text-ink-soft">
            The pages that it changes are rendered first, which takes two to six seconds. If that fails,
            nothing changes.
          </p>
          <Progress />
        </div>
      </form>
      {view.canBeWithdrawn && <TakeOff action={`${base}/withdraw/${id}`} seen={seen} name={title} />}
    </>
  );
}
