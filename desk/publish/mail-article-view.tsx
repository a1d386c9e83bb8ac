import { Button } from "../../src/ui/button.tsx";
import { Problem, TouchLink } from "../frame/parts.tsx";
import { PublishHeading } from "./editor-parts.tsx";
import type { MailArticleView } from "./publish-view-data.ts";

/** Says how many people get the article, and asks once more. */
export function MailArticlePage({ view }: { readonly view: MailArticleView }) {
  const { id, title, recipients, recipientsText, alreadySent, problem } = view;
  const back = (
    <TouchLink href={`/publish/news/edit/${id}`} isBold>
      {recipients > 0 ? "No, go back" : "Back to the article"}
    </TouchLink>
  );
  return (
    <div className="max-w-[44rem]">
      <PublishHeading kind="Mail an article" title={title} />
      <Problem text={problem} className="mt-4" />
      {alreadySent && <p className="mt-4 text-ink-soft">Sent before to {alreadySent}.</p>}
      {recipients > 0 ? (
        <>
          <p className="mt-4">
            The mail has the headline, the summary and a link to the article. It cannot be called back. Nobody
            gets it twice, and whoever has opted out of mail since gets none.
          </p>
          <form method="post" action={`/publish/news/mail/${id}`} className="mt-6 flex flex-wrap gap-4">
            <input type="hidden" name="recipients" value={recipients} />
            <Button type="submit">Mail it to {recipientsText}</Button>
            {back}
          </form>
        </>
      ) : (
        <>
          <p className="mt-4">There is no confirmed subscriber who has not been sent it. Nothing to do.</p>
          <p className="mt-4">{back}</p>
        </>
      )}
    </div>
  );
}
