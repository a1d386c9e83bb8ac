interface ProblemProps {
  /** Without one, nothing is shown. */
  readonly text: string | undefined;
  /** For its distance to what is around it. */
  readonly className: string;
}

/** Why something was not done. Screen readers read it out when the page opens. */
export function Problem({ text, className }: ProblemProps) {
  if (!text) return null;
  return (
    <p
      role="alert"
      className={`max-w-[62ch] font-semibold whitespace-pre-line wrap-anywhere text-poor ${className}`}
    >
      {text}
    </p>
  );
}
