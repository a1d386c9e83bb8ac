/** How many steps stood on the page that a form came from: a second click of the same button changes nothing. */
export function readSeen(form: { get(name: string): unknown }): number | undefined {
  const seen = form.get("seen");
  return typeof seen === "string" && /^\d{1,6}$/.test(seen) ? Number(seen) : undefined;
}
