import { Button } from "../../ui/button.tsx";

interface StartAgainProps {
  /** What to call an empty form. */
  readonly empty?: string | undefined;
  readonly onClear: () => void;
  readonly onExample: () => void;
}

export function StartAgain({ empty = "Empty Sheet", onClear, onExample }: StartAgainProps) {
  return (
    <div className="mt-4 flex flex-wrap gap-x-6 scripting-none:hidden">
      <Button look="plain" onClick={onClear}>
        {empty}
      </Button>
      <Button look="plain" onClick={onExample}>
        Example Figures
      </Button>
    </div>
  );
}
