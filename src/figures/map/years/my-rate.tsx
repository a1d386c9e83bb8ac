import type { YearsFile } from "../../../price-history/years/years-file.ts";
import { DelayedStatus } from "../../../ui/delayed-status.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { NoBreakText } from "../../../ui/text/no-break-text.tsx";
import { RATE, readRate } from "./year-address.ts";
import type { MapOfYear } from "./year-ratios.ts";
import { sayNextGreen } from "./year-words.ts";

interface MyRateProps {
  readonly text: YearsFile["text"]["rate"];
  readonly typed: string;
  readonly onTyped: (text: string) => void;
  /** The map whose prices and rents count. */
  readonly map: MapOfYear;
}

/** Which states are green at a rate, and which come next. Without a rate, it takes the one of the year. */
export function MyRate({ text, typed, onTyped, map }: MyRateProps) {
  const reading = readRate(typed);
  const isUnread = reading !== null && "problem" in reading;
  const answer = sayNextGreen(map, reading?.percent ?? map.loan.ratePercent);
  return (
    <div className="mt-8 max-w-[62ch] border-t border-rule pt-5">
      <h3>{text.heading}</h3>
      <div className="mt-3 max-w-[16rem] print:hidden">
        <TextField
          label={text.label}
          inputMode="decimal"
          autoComplete="off"
          placeholder={`${map.loan.ratePercent}`}
          value={typed}
          onText={onTyped}
          error={isUnread ? `A number from ${RATE.min} to ${RATE.max}, such as 6.5.` : undefined}
        />
      </div>
      <p className="mt-3">
        <NoBreakText text={answer} />
      </p>
      <DelayedStatus text={reading === null || isUnread ? "" : answer} />
    </div>
  );
}
