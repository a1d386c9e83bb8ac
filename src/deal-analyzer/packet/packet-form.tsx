import type { ComparedDeal } from "../../calculators/my-deals/portfolio.ts";
import { LONGEST_LINE } from "../../calculators/packet/packet.ts";
import { formatUsd } from "../../dscr/money.ts";
import { CheckboxField, TextField } from "../../ui/form/field.tsx";
import type { PacketProps } from "./packet-props.ts";

interface PacketLines {
  readonly client: string;
  readonly broker: string;
}

interface PacketFormProps extends Pick<PacketProps, "content"> {
  readonly kept: readonly ComparedDeal[];
  readonly lines: PacketLines;
  readonly onLines: (lines: PacketLines) => void;
  /** The kept deals on the schedule. */
  readonly listed: readonly number[];
  readonly onListed: (ids: readonly number[]) => void;
}

export function PacketForm({ kept, lines, onLines, listed, onListed, content }: PacketFormProps) {
  const { schedule } = content;
  const list = (id: number, isListed: boolean) =>
    onListed(isListed ? [...listed, id] : listed.filter((other) => other !== id));
  const line = (name: keyof PacketLines) => (
    <TextField
      {...content[name]}
      value={lines[name]}
      maxLength={LONGEST_LINE}
      autoComplete="off"
      onText={(text) => onLines({ ...lines, [name]: text })}
    />
  );
  return (
    <div className="grid items-start gap-x-12 gap-y-5 md:grid-cols-2">
      <div className="space-y-5">
        {line("client")}
        {line("broker")}
      </div>
      <fieldset>
        <legend className="mb-1 text-[0.94rem] font-semibold">{schedule.legend}</legend>
        <p className="mb-3 text-ink-soft">{kept.length === 0 ? schedule.none : schedule.text}</p>
        <div className="max-h-80 space-y-2 overflow-y-auto">
          {kept.map(({ id, name, deal }) => (
            <CheckboxField
              key={id}
              label={
                <>
                  <span className="wrap-anywhere">{name}</span>
                  <span className="text-ink-soft">, {formatUsd(deal.price)}</span>
                </>
              }
              checked={listed.includes(id)}
              onChange={({ target }) => list(id, target.checked)}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
