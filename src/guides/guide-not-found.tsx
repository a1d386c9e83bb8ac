import { LinkButton } from "../ui/button.tsx";
import type { UnknownGuide } from "./guide-record.ts";
import { LinkColumns } from "./link-columns.tsx";

export function GuideNotFound({ unknown: { heading, text, known } }: { readonly unknown: UnknownGuide }) {
  return (
    <div className="wrap py-10 sm:py-14">
      <h1 tabIndex={-1}>{heading}</h1>
      <p className="mt-4 text-lg">{text}</p>
      <div className="mt-6">
        <LinkButton to="/">Back to Home</LinkButton>
      </div>
      <section className="mt-12 border-t border-rule pt-8">
        <h2>{known.heading}</h2>
        <LinkColumns links={known.links} />
      </section>
    </div>
  );
}
