import type { ReactNode } from "react";

interface LeadSectionProps {
  readonly title: string;
  /** For links to the section. */
  readonly id?: string;
  readonly children: ReactNode;
}

export function LeadSection({ title, id, children }: LeadSectionProps) {
  return (
    <section id={id} className="border-t border-rule py-6">
      <h2 className="mb-4">{title}</h2>
      {children}
    </section>
  );
}
