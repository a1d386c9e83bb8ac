import type { ReactNode } from "react";

/** A raised sheet for a form, a result or a single item. Plain sections need none. */
export function Card({
  title,
  children,
  id,
}: {
  readonly title?: string;
  readonly children: ReactNode;
  readonly id?: string;
}) {
  return (
    <section id={id} className="rounded-sheet border border-rule bg-sheet p-5 sm:p-6">
      {title && <h3 className="mb-2">{title}</h3>}
      {children}
    </section>
  );
}
