import { type ReactNode, useState } from "react";
import { ChevronDownIcon } from "../../ui/icons/frame-icons.tsx";

interface ToolSectionProps {
  /** Also its address on the page. */
  readonly id: string;
  readonly heading: string;
  /** What it answers, or how. */
  readonly text?: string;
  /** In a line. A phone shows nothing else until somebody opens the section. Absent if it is always open. */
  readonly answer?: string | undefined;
  readonly children: ReactNode;
}

/** One question about the figures, and its answer. */
export function ToolSection({ id, heading, text, answer, children }: ToolSectionProps) {
  const [isOpen, setIsOpen] = useState(answer === undefined);
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={isOpen ? "section" : "section is-closed"}>
      <div className={answer === undefined ? "" : "relative max-md:pr-12"}>
        <h2 id={`${id}-heading`} tabIndex={-1}>
          {heading}
        </h2>
        {answer !== undefined && (
          <>
            <p className="mt-1.5 wrap-anywhere md:hidden">{answer}</p>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={`${id}-details`}
              aria-labelledby={`${id}-heading`}
              className="absolute inset-0 flex min-h-11 w-full items-start justify-end md:hidden scripting-none:hidden"
              onClick={() => setIsOpen(!isOpen)}
            >
              <ChevronDownIcon
                className={`mt-1 size-6 flex-none text-brand transition-transform motion-reduce:transition-none ${isOpen ? "rotate-180" : ""}`}
              />
            </button>
          </>
        )}
      </div>
      <div id={`${id}-details`} className={isOpen ? "" : "max-md:hidden scripting-none:block!"}>
        {text && <p className="mt-3 mb-5 max-w-[60ch]">{text}</p>}
        {children}
      </div>
    </section>
  );
}
