import { CheckboxField } from "../../ui/form/field.tsx";

interface DealChoiceProps {
  readonly dealSummary: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly defaultChecked: boolean;
}

/** The checkbox's value is the text shown below it, so what is sent cannot differ from what is shown. */
export function AttachDealBox({ dealSummary, ...box }: DealChoiceProps) {
  return (
    <fieldset className="rounded-control border border-edge p-3">
      <legend className="px-1 text-[0.94rem] font-semibold">Your deal</legend>
      <CheckboxField label="Send my deal along, exactly as it stands here:" {...box} value={dealSummary} />
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse, only a focused element can be scrolled
        tabIndex={0}
        className="mt-2 max-h-28 overflow-auto rounded-control border border-rule p-3 font-sans text-base whitespace-pre-wrap wrap-anywhere"
      >
        {dealSummary}
      </pre>
    </fieldset>
  );
}
