import type { ComponentProps, ReactNode } from "react";
import type { FollowUpView, Moment, PromiseClock } from "./office-times.ts";

export function MomentText({ moment }: { readonly moment: Moment }) {
  return (
    <time dateTime={moment.iso} className="whitespace-nowrap">
      {moment.text}
    </time>
  );
}

/** An address that breaks after its @ where it does not fit on a line. */
export function EmailText({ address }: { readonly address: string }) {
  const at = address.lastIndexOf("@") + 1;
  return (
    <span className="wrap-anywhere">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}

/** A fact of a list: `dt` and `dd`. On a phone, the value is wide enough for a day and a time, which do not break. */
export function FactRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-4 border-b border-rule py-2 last:border-0 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      {/* A label such as utm_campaign may break after its underscore. */}
      <dt className="text-ink-soft">{label.replaceAll("_", "_\u200B")}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

interface ProblemProps {
  /** Without one, nothing is shown. */
  readonly text: string | undefined;
  /** For its distance to what is around it. */
  readonly className: string;
}

/** Why something was not done. It takes the focus, so that it is seen on a phone and read out by screen readers. */
export function Problem({ text, className }: ProblemProps) {
  if (!text) return null;
  return (
    <p
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page was opened to say this
      autoFocus
      className={`max-w-[62ch] font-semibold whitespace-pre-line wrap-anywhere text-poor ${className}`}
    >
      {text}
    </p>
  );
}

/** The text of a late clock says "late" itself. */
const looks = {
  "in time": { color: "text-good", label: "In time: " },
  soon: { color: "text-marginal", label: "Due soon: " },
  late: { color: "text-poor", label: "" },
} as const satisfies Record<PromiseClock["state"], { color: string; label: string }>;

interface PromiseClockProps {
  readonly clock: PromiseClock;
  /** In a row among many. */
  readonly isShort?: boolean;
}

/** How much of the promised time is left, in a color and in words. */
export function PromiseClockText({ clock, isShort }: PromiseClockProps) {
  const { color, label: long } = looks[clock.state];
  // The time says it: nothing is late or soon.
  const label = isShort && clock.state === "in time" ? "" : long;
  return (
    <span className={`flex items-baseline gap-2 font-semibold ${color}`}>
      <span aria-hidden="true" className="size-2.5 flex-none rounded-full bg-current" />
      <time dateTime={clock.deadline.iso} className="inline-block text-balance first-letter:uppercase">
        {`${label}${clock.text}`}
      </time>
    </span>
  );
}

const STATES = { later: "", today: "Today: ", overdue: "Overdue: " } as const;

interface FollowUpTextProps {
  readonly followUp: FollowUpView;
  /** In a row among many: on one line. */
  readonly isShort?: boolean;
}

export function FollowUpText({ followUp: { when, text, state }, isShort }: FollowUpTextProps) {
  return (
    <p
      className={`wrap-anywhere ${state === "overdue" ? "text-poor" : state === "today" ? "text-marginal" : ""}`}
    >
      <strong>
        {STATES[state]}
        <span className="whitespace-nowrap">{when}</span>
      </strong>
      {text && <span className={`text-ink ${isShort ? "ml-2" : "block"}`}>{text}</span>}
    </p>
  );
}

/** A link that stands alone, large enough for a finger. */
export function TouchLink({
  isBold,
  children,
  ...link
}: Omit<ComponentProps<"a">, "className"> & { readonly isBold?: boolean }) {
  return (
    <a {...link} className={`link inline-flex min-h-11 items-center${isBold ? " font-semibold" : ""}`}>
      {children}
    </a>
  );
}

interface OptionsProps {
  readonly values: readonly (string | { readonly value: string; readonly label: string })[];
  /** Named first: nothing is chosen. */
  readonly empty?: string;
}

/** The choices of a select field. */
export function Options({ values, empty }: OptionsProps) {
  const choices = values.map((value) => (typeof value === "string" ? { value, label: value } : value));
  const all = empty === undefined ? choices : [{ value: "", label: empty }, ...choices];
  return all.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
