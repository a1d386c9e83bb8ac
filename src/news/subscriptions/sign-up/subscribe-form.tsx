import { useId } from "react";
import { useSentForm } from "../../../api/sent-form.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { HiddenField } from "../../../ui/form/hidden-field.tsx";
import { PageLink } from "../../../ui/page/page-link.tsx";
import type { SubscribeContent } from "../subscription-catalog.server.ts";
import { SUBSCRIBE_PATH } from "../subscription-paths.ts";
import type { RefusedAddress } from "./subscription-posts.server.ts";

interface SubscribeFormProps {
  readonly content: SubscribeContent;
  /** Set when the form was posted without scripts and refused. */
  readonly refused?: RefusedAddress | undefined;
}

/** Without scripts, and before they run, a plain form. With scripts it sends itself, and the page stays. */
export function SubscribeForm({ content, refused }: SubscribeFormProps) {
  const { state, refusal, submit } = useSentForm({
    path: "/api/news-subscriptions",
    unreachable: content.unreachable,
    refused: refused && { message: refused.message, errors: {} },
    focusWhenRefused: "[name=email]",
  });
  const promise = useId();

  if (state === "sent") return <SentNotice {...content.sent} />;
  return (
    <form
      method="post"
      action={SUBSCRIBE_PATH}
      aria-label="Subscribe to the news"
      className="max-w-xl"
      onSubmit={submit}
    >
      <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-[1fr_auto]">
        <TextField
          label="Email address"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          inputMode="email"
          defaultValue={refused?.email}
          error={refusal?.message}
          autoFocus={refused !== undefined}
        />
        <Button
          type="submit"
          className="sm:mt-[1.75rem]"
          disabled={state === "sending"}
          aria-describedby={promise}
        >
          {state === "sending" ? "Sending..." : "Subscribe"}
        </Button>
      </div>
      <HiddenField />
      <p id={promise} className="mt-3 max-w-[62ch] text-[0.94rem] text-ink-soft">
        {content.promise}{" "}
        <PageLink to="/privacy" className="link">
          Privacy Policy
        </PageLink>
      </p>
    </form>
  );
}

/** Takes the button's focus, so that screen readers read it out. */
function SentNotice({ heading, text, help }: SubscribeContent["sent"]) {
  return (
    <div className="max-w-xl border-l-3 border-brand pl-5">
      <h3 tabIndex={-1} ref={(element) => element?.focus()}>
        {heading}
      </h3>
      <p className="mt-2">{text}</p>
      <p className="mt-2 text-[0.94rem] text-ink-soft">{help}</p>
    </div>
  );
}
