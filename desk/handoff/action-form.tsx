import { Button } from "../../src/ui/button.tsx";

interface ActionFormProps {
  readonly action: string;
  /** Of the offer. */
  readonly id: string;
  readonly button: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** One button, about one lender. */
export function ActionForm({ action, id, button, fields = {} }: ActionFormProps) {
  return (
    <form method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look="quiet" name="offer" value={id}>
        {button}
      </Button>
    </form>
  );
}
