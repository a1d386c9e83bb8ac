/** A labeled progress bar; `fraction` is clamped to 0 to 1. */
export function Progress({ label, fraction }: { readonly label: string; readonly fraction: number }) {
  const value = Math.min(Math.max(fraction, 0), 1);
  return <progress aria-label={label} max={1} value={value} className="progress" />;
}
