import { Button } from "../../src/ui/button.tsx";
import { TextField } from "../../src/ui/form/field.tsx";
import { MomentText } from "../frame/parts.tsx";
import type { OfferCard } from "./read-handoff.server.ts";

const BUTTONS = {
  agreed: "Record what was agreed",
  due: "It is due",
  paid: "It was paid",
} as const;

interface CommissionPartProps {
  /** Where the form is sent. */
  readonly action: string;
  readonly id: string;
  readonly commission: OfferCard["commission"];
}

/** What the lender owes. Neither the lender's page nor the investor's shows it. */
export function CommissionPart({ action, id, commission }: CommissionPartProps) {
  const { steps, seen, next, canBeTakenBack } = commission;
  if (steps.length === 0 && next === undefined) return null;
  return (
    <div className="mt-3 text-[0.94rem]">
      <ol className="space-y-1">
        {steps.map(({ text, when, by }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only added
          <li key={index}>
            <MomentText moment={when} />: <strong>{text}</strong>{" "}
            <span className="text-ink-soft">({by})</span>
          </li>
        ))}
      </ol>
      <details className="mt-1">
        <summary className="w-fit py-2.5 font-semibold text-brand">Commission</summary>
        <form method="post" action={action} className="mt-2 max-w-[20rem] space-y-3">
          <input type="hidden" name="offer" value={id} />
          <input type="hidden" name="seen" value={seen} />
          {next && (
            <>
              <TextField name="amount" label="Commission in dollars" inputMode="numeric" autoComplete="off" />
              <Button type="submit" look="quiet" name="kind" value={next}>
                {BUTTONS[next]}
              </Button>
            </>
          )}
          {canBeTakenBack && (
            <p>
              <Button type="submit" look="plain" name="kind" value="taken-back">
                The last entry was wrong
              </Button>
            </p>
          )}
        </form>
      </details>
    </div>
  );
}
