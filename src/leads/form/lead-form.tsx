import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useReducer, useRef } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { importWithRetry, isServerReachable } from "../../start/server-reachable.browser.ts";
import { Button } from "../../ui/button.tsx";
import { inTime, TIME_LIMIT_MS } from "../../ui/time-limit.browser.ts";
import { showToast } from "../../ui/toast/toast-store.browser.ts";
import type { LeadContext } from "../contact-address.ts";
import { DEFAULT_SOURCE, type FieldErrors, type LoanPurpose } from "../lead.ts";
import { LeadConfirmation } from "./lead-confirmation.tsx";
import { LeadFields } from "./lead-fields.tsx";
import { foldedFields, type LeadFormContent, messageLabel } from "./lead-form-content.ts";
import { findErrors, focusFirst, hasTickedBox, readEntries } from "./lead-form-controls.browser.ts";
import { startLeadForm, updateLeadForm } from "./lead-form-state.ts";
import type { RefusedPost } from "./lead-form-values.ts";
import type { LeadSession } from "./send-lead.browser.ts";

interface LeadFormProps {
  readonly content: LeadFormContent;
  readonly title?: string;
  readonly source?: string | undefined;
  /** What the page that led here knows. Its source wins. */
  readonly context?: LeadContext | undefined;
  /** Token of a form that was fetched when opened. Other forms request one when somebody begins to fill them in. */
  readonly formToken?: string;
  /** Shorter: says first what happens next, folds the optional fields, and keeps the button in sight. */
  readonly isInDialog?: boolean;
  /** Sent only if the visitor ticks its box. */
  readonly dealSummary?: string | undefined;
  /** The purpose of the visitor's deal, preselected. */
  readonly loanPurpose?: LoanPurpose | undefined;
  /** Set when the form was posted without scripts and refused. */
  readonly refused?: RefusedPost | undefined;
}

/** Not part of the page's first load: most visitors do not fill in the form. */
const loadSending = () => import("./send-lead.browser.ts");

/**
 * Without scripts, and before they run, a plain form that posts to /contact. With scripts it sends itself, and its
 * button stays disabled until the visitor consents.
 */
export function LeadForm({
  content,
  title,
  source = DEFAULT_SOURCE,
  context,
  formToken,
  isInDialog = false,
  dealSummary,
  loanPurpose,
  refused,
}: LeadFormProps) {
  const [state, dispatch] = useReducer(updateLeadForm, startLeadForm(content, refused));
  const { consent, notALender, phone, nextSteps, inShort, message } = state.content;
  const origin = { source: context?.source ?? source, ...refused?.origin };
  const { isSending, hasConsent, sent } = state;
  const form = useRef<HTMLFormElement>(null);
  const session = useRef<Promise<LeadSession>>(undefined);
  const { pathname } = useLocation();
  const id = useId();

  useEffect(() => dispatch({ type: "hydrated", hasConsent: hasTickedBox(form.current) }), []);

  function openSession(): Promise<LeadSession> {
    const opening =
      session.current ??
      importWithRetry(loadSending).then(({ startLeadSession }) => startLeadSession(formToken));
    session.current = opening;
    opening.catch(() => {
      session.current = undefined;
    });
    return opening;
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const wrong = findErrors(element);
    if (wrong.tcpaConsent) {
      showToast({ title: "Consent Required", description: wrong.tcpaConsent, tone: "error" });
    }
    if (Object.keys(wrong).length > 0) return refuse(element, wrong);
    dispatch({ type: "send" });
    const limit = AbortSignal.timeout(TIME_LIMIT_MS);
    const opened = await inTime(openSession()).catch(() => undefined);
    if (opened === undefined) {
      // After a deploy the file has another name. The browser can still post the form without scripts.
      return (await isServerReachable()) ? element.submit() : fail(element, {});
    }
    const outcome = await opened.send(readEntries(element), consent, limit);
    if ("sent" in outcome) {
      dispatch({ type: "accepted", sent: outcome.sent });
      showToast({
        title: "Thank You!",
        description: "We'll reach out within one business day with your DSCR loan options.",
        isSaidInPlace: true,
      });
      return;
    }
    if (!outcome.wasSent) return refuse(element, outcome.errors);
    if (outcome.errors.tcpaConsent) await showCurrentConsent(limit);
    fail(element, outcome.errors);
  }

  function fail(element: HTMLFormElement, errors: FieldErrors) {
    const failure = `Please try again or call us directly at ${phone}.`;
    showToast({ title: "Submission Error", description: failure, tone: "error" });
    refuse(element, errors, failure);
  }

  /** Renders before moving the focus, so that screen readers read the field together with its error. */
  function refuse(element: HTMLFormElement, errors: FieldErrors, failure?: string) {
    flushSync(() => dispatch({ type: "refused", errors, failure }));
    focusFirst(element, errors);
  }

  async function showCurrentConsent(limit: AbortSignal) {
    const { openLeadForm } = await loadSending();
    const current = await openLeadForm(limit).catch(() => undefined);
    if (current !== undefined) dispatch({ type: "reworded", content: current.form });
  }

  /** Browsers ignore Enter while the button is disabled. Submit anyway, to say what is missing. */
  function submitOnEnter(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement) || hasConsent !== false) return;
    event.preventDefault();
    if (!isSending) event.currentTarget.requestSubmit();
  }

  return (
    <form
      ref={form}
      method="post"
      // On the contact page, the browser posts to the current URL, which may name a source and a campaign.
      action={pathname === "/contact" ? undefined : "/contact"}
      noValidate={hasConsent !== undefined}
      aria-labelledby={title && `${id}-title`}
      className="grid gap-4"
      onSubmit={submit}
      onFocus={() => void openSession().catch(() => {})}
      onKeyDown={submitOnEnter}
    >
      {title && <h2 id={`${id}-title`}>{title}</h2>}
      {isInDialog && !sent && <p className="text-ink-soft">{inShort}</p>}
      {sent && <LeadConfirmation key={sent.receipt} sent={sent} nextSteps={nextSteps} />}
      {Object.entries(origin).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="consentHash" value={consent.sha256} />
      <LeadFields
        key={sent?.receipt}
        errors={state.errors}
        values={sent ? undefined : refused?.values}
        hasConsent={refused?.hasConsent === true && !sent && consent === content.consent}
        message={{ label: messageLabel(message, origin.source), hint: message.hint }}
        folded={isInDialog ? foldedFields(message, origin.source, context) : []}
        context={sent ? undefined : context}
        dealSummary={dealSummary}
        loanPurpose={loanPurpose}
        consent={consent}
        unserved={state.content.unserved}
        wantsOtherState={refused?.wantsOtherState === true && !sent}
        consentRevision={state.consentRevision}
        onConsent={(isGiven) => dispatch({ type: "consent", hasConsent: isGiven })}
        isReturned={refused !== undefined}
      />
      {state.failure && (
        <p role="alert" className="font-semibold text-poor">
          {state.failure}
        </p>
      )}
      <div className={isInDialog ? "bg-sheet py-3 max-sm:sticky max-sm:bottom-0" : ""}>
        <Button
          type="submit"
          className="w-full"
          disabled={isSending || hasConsent === false}
          aria-describedby={`${id}-hint`}
        >
          {isSending ? "Sending..." : "Get My DSCR Loan Options"}
        </Button>
      </div>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {notALender} {hasConsent ? "You can also call" : "Tick the box above to continue, or call"}{" "}
        <span className="whitespace-nowrap">{phone}</span>.
      </p>
    </form>
  );
}
