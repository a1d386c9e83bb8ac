import { NoBreakText } from "../../ui/text/no-break-text.tsx";

export interface SectionText {
  readonly heading: string;
  readonly introduction: string;
}

export function SectionStart({ id, section }: { readonly id: string; readonly section: SectionText }) {
  return (
    <>
      <h2 id={id}>{section.heading}</h2>
      <p className="mt-3 mb-6 max-w-[68ch]">
        <NoBreakText text={section.introduction} />
      </p>
    </>
  );
}
