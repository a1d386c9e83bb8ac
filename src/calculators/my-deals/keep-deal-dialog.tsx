import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PageLink } from "../../ui/page/page-link.tsx";
import { bringBack, type KeptDeal } from "./kept-deals.ts";
import { KEPT_TOOLS } from "./kept-tools.ts";
import { changeMyDeals } from "./my-deals-store.browser.ts";
import { NameForm } from "./name-form.tsx";

export interface KeepDealDialogProps extends Pick<KeptDeal, "tool" | "figures"> {
  readonly onClose: () => void;
}

/** What became of the wish to keep a deal. */
interface Outcome {
  readonly name: string;
  readonly text: string;
  /** The deal that had the name before. */
  readonly replaced?: KeptDeal | undefined;
}

export default function KeepDealDialog({ onClose, ...made }: KeepDealDialogProps) {
  const noun = KEPT_TOOLS[made.tool];
  const dialog = useRef<HTMLDialogElement>(null);
  const goOn = useRef<HTMLButtonElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const replaced = outcome?.replaced;
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const tell = (name: string, earlier: KeptDeal | undefined) =>
    setOutcome({
      name,
      text: earlier ? `is replaced by this ${noun}.` : "is one of your deals now.",
      replaced: earlier,
    });
  const undo = (earlier: KeptDeal) => {
    const { name } = earlier;
    const undone = changeMyDeals((current) => bringBack(current, earlier));
    setOutcome({
      name,
      text: undone.isStored ? "is as it was before." : `stays replaced. ${undone.problem}`,
    });
    // The button that was pressed is gone.
    goOn.current?.focus();
  };
  return (
    <Dialog
      ref={dialog}
      title={outcome === null ? `Keep this ${noun}` : "Kept in this browser"}
      onClose={onClose}
    >
      {outcome === null ? (
        <NameForm {...made} onKept={tell} />
      ) : (
        <div role="status">
          <p>
            <strong className="font-semibold wrap-anywhere">{outcome.name}</strong> {outcome.text}
          </p>
          <p className="mt-4 flex flex-wrap items-center gap-x-6">
            {replaced && (
              <Button look="plain" onClick={() => undo(replaced)}>
                Undo
              </Button>
            )}
            <PageLink to="/my-deals" className="link inline-flex min-h-11 items-center font-semibold">
              See My Deals
            </PageLink>
            <Button ref={goOn} look="plain" autoFocus onClick={() => dialog.current?.close()}>
              Go On Here
            </Button>
          </p>
        </div>
      )}
    </Dialog>
  );
}
