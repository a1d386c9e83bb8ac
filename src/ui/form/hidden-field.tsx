/** Honeypot: people cannot see this field; programs fill in whatever they find. */
export function HiddenField() {
  return (
    <p className="hidden">
      <label>
        Leave this empty <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
