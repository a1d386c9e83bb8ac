/** A page that only says something: a link that has expired, a lead that does not exist. */
export function MessageView({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="max-w-[36rem]">
      <h1>{title}</h1>
      <p className="mt-4">{text}</p>
      <p className="mt-4">
        <a href="/" className="link inline-flex min-h-11 items-center">
          To the inbox
        </a>
      </p>
    </div>
  );
}
