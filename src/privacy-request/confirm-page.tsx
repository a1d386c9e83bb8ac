import type { ComponentProps } from "react";
import { REQUEST_WORDS, type RequestKind } from "../leads/privacy/requests/data-request.ts";
import { CONFIRM_REQUEST_PATH } from "../leads/privacy/requests/request-paths.ts";
import { Button } from "../ui/button.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import type { ConfirmContent } from "./privacy-request-catalog.server.ts";

interface ConfirmPageProps {
  readonly crumbs: ComponentProps<typeof PageHeader>["crumbs"];
  readonly content: ConfirmContent;
  readonly asked: {
    readonly token: string;
    readonly kind: RequestKind;
    readonly masked: string | null;
    readonly detail: string | null;
    readonly isProven: boolean;
  };
}

/** Shown by the mailed link. Opening it changes nothing: mail scanners open it too. */
export function ConfirmPage({ crumbs, content, asked }: ConfirmPageProps) {
  const { token, kind, masked, detail, isProven } = asked;
  return (
    <>
      <PageHeader crumbs={crumbs} heading={content.heading} lede={isProven ? content.again : content.lede} />
      <div className="wrap pb-16">
        <form method="post" action={CONFIRM_REQUEST_PATH} className="max-w-xl">
          <input type="hidden" name="token" value={token} />
          <div className="border-l-3 border-brand pl-5">
            <p className="font-serif text-xl font-semibold">{REQUEST_WORDS[kind].ask}</p>
            {masked && <p className="mt-1 text-ink-soft wrap-anywhere">For {masked}</p>}
            {detail && <p className="mt-3 whitespace-pre-line wrap-anywhere">{detail}</p>}
          </div>
          <Button type="submit" className="mt-6">
            {isProven ? "See my request" : "Yes, this is my request"}
          </Button>
        </form>
      </div>
    </>
  );
}
