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
