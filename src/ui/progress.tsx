/** A bar with its meaning in words; `fraction` is held between 0 and 1. */
export function Progress({ label, fraction }: { readonly label: string; readonly fraction: number }) {
  const value = Math.min(Math.max(fraction, 0), 1);
  return <progress aria-label={label} max={1} value={value} className="progress" />;
}
