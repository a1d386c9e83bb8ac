import type { ComponentProps } from "react";
import { Button } from "../../../ui/button.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import type { ConfirmContent, SubscribeContent } from "../subscription-catalog.server.ts";
import { CONFIRM_PATH } from "../subscription-paths.ts";
import { SubscribeForm } from "./subscribe-form.tsx";

interface ConfirmPageProps {
  readonly crumbs: ComponentProps<typeof PageHeader>["crumbs"];
  readonly content: ConfirmContent;
  readonly form: SubscribeContent;
  /** Null if the link is not valid. */
  readonly token: string | null;
}

/** Shown by the mailed link. Opening it changes nothing: mail scanners open it too. */
export function ConfirmPage({ crumbs, content: { open, gone }, form, token }: ConfirmPageProps) {
  if (token === null) {
    return (
      <>
        <PageHeader crumbs={crumbs} heading={gone.heading} lede={gone.lede} />
        <div className="wrap pb-16">
          <SubscribeForm content={form} />
        </div>
      </>
    );
  }
  return (
    <>
      <PageHeader crumbs={crumbs} heading={open.heading} lede={open.lede} />
      <div className="wrap pb-16">
        <form method="post" action={CONFIRM_PATH} className="max-w-xl">
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="consentVersion" value={open.consent.version} />
          <p className="border-l-3 border-brand pl-5">{open.consent.text}</p>
          <Button type="submit" className="mt-6">
            Confirm my subscription
          </Button>
        </form>
      </div>
    </>
  );
}
