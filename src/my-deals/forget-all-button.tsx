import { useRef } from "react";
import { forgetMyDeals } from "../calculators/my-deals/my-deals-store.browser.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";

interface ForgetAllButtonProps {
  readonly count: number;
  readonly onDone: (message: string) => void;
}

export function ForgetAllButton({ count, onDone }: ForgetAllButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const forget = () => {
    dialog.current?.close();
    const outcome = forgetMyDeals();
    onDone(outcome.isStored ? "All deals are forgotten. This browser keeps none." : outcome.problem);
    document.getElementById("deals")?.focus();
  };
  return (
    <>
      <Button look="plain" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        Forget All
      </Button>
      <Dialog ref={dialog} title="Forget all deals?">
        <p className="max-w-[60ch]">
          This removes {count === 1 ? "the only deal" : `all ${count} deals`} from this browser. Nobody has a
          copy: export a file first if you may need them again.
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button onClick={forget}>Forget All Deals</Button>
          <Button look="plain" onClick={() => dialog.current?.close()}>
            Keep Them
          </Button>
        </div>
      </Dialog>
    </>
  );
}
