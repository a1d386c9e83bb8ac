import type { ComponentProps } from "react";
import { CopyButton } from "../../calculators/sharing/copy-button.tsx";
import { ScrollRegion } from "../../ui/scroll-region.tsx";

interface CodeBoxProps {
  /** Names the box, which can be scrolled and therefore focused. No two on the page share it. */
  readonly label: string;
  readonly code: string;
  readonly copy: string;
  readonly copied: ComponentProps<typeof CopyButton>["success"];
}

/** Code that scrolls inside its box instead of widening the page. Printed with its lines broken. */
export function CodeBox({ label, code, copy, copied }: CodeBoxProps) {
  return (
    <>
      <CodeText label={label} code={code} />
      <div className="scripting-none:hidden print:hidden">
        <CopyButton makeText={() => code} success={copied}>
          {copy}
        </CopyButton>
      </div>
    </>
  );
}

/** The same without a button, for what nobody pastes. */
export function CodeText({ label, code }: Pick<CodeBoxProps, "label" | "code">) {
  return (
    <ScrollRegion label={label} className="rounded-sheet border border-rule [--ground:var(--sheet)]">
      <pre className="w-max min-w-full p-4 text-[0.88rem] leading-normal print:w-auto print:wrap-anywhere print:whitespace-pre-wrap">
        <code>{code}</code>
      </pre>
    </ScrollRegion>
  );
}
