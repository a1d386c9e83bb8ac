import { type SubmitEvent, useState } from "react";
import { importWithRetry, isServerReachable } from "../start/server-reachable.browser.ts";
import { inTime, TIME_LIMIT_MS } from "../ui/time-limit.browser.ts";
import type { FormRefusal } from "./send-form.browser.ts";

interface SentFormOptions {
  /** Where the fields go as JSON. */
  readonly path: string;
  /** Said when the server gives no reason. */
  readonly unreachable: string;
  /** Set when the form was posted without scripts and refused. */
  readonly refused: FormRefusal | undefined;
  /** Selects what gets the focus when the form is refused. */
  readonly focusWhenRefused: string;
}

interface SentForm {
  readonly state: "open" | "sending" | "sent";
  readonly refusal: FormRefusal | undefined;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
}

/** Not part of a page's first load: most visitors send no form. */
const loadSending = () => import("./send-form.browser.ts");

/** Sends a form that the browser could also post by itself. The page stays, and so does what was typed. */
export function useSentForm({ path, unreachable, refused, focusWhenRefused }: SentFormOptions): SentForm {
  const [state, setState] = useState<SentForm["state"]>("open");
  const [refusal, setRefusal] = useState(refused);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setState("sending");
    const limit = AbortSignal.timeout(TIME_LIMIT_MS);
    const sending = await inTime(importWithRetry(loadSending)).catch(() => undefined);
    // After a deploy the file has another name. The browser can still post the form without scripts.
    if (sending === undefined && (await isServerReachable())) return form.submit();
    const answer = sending
      ? await sending.sendForm(path, form, unreachable, limit)
      : { message: unreachable, errors: {} };
    setRefusal(answer);
    setState(answer === undefined ? "sent" : "open");
    if (answer !== undefined) form.querySelector<HTMLElement>(focusWhenRefused)?.focus();
  }

  return { state, refusal, submit };
}
