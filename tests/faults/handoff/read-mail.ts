/** Quoted-printable, as far as links and numbers need it. */
export function readMail(raw: string): string {
  return raw
    .replaceAll(/=\r?\n/g, "")
    .replaceAll("=3D", "=")
    .replaceAll("=2B", "+");
}
