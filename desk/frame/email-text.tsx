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
