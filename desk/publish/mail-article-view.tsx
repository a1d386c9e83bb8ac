import { Button } from "../../src/ui/button.tsx";
import { Problem } from "../frame/parts.tsx";
import { PublishHeading } from "./editor-parts.tsx";
import type { MailArticleView } from "./publish-view-data.ts";

/** Says how many people get the article, and asks once more. */
export function MailArticlePage({ view }: { readonly view: MailArticleView }) {
  const { id, title, recipients, recipientsText, alreadySent, problem } = view;
  const back = (
    <a href={`/publish/news/edit/${id}`} className="link inline-flex min-h-11 items-center font-semibold">
      {recipients > 0 ? "No, go back" : "Back to the article"}
    </a>
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
