import { useValueBeforeHydration } from "./value-before-hydration.tsx";

interface SliderProps {
  readonly id: string;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  /** The value as shown: "$2,600", "7.25%". */
  readonly text: string;
  /** The value as read aloud, if `text` alone would not be understood. */
  readonly spoken?: string;
  readonly onValue: (value: number) => void;
}

export function Slider({ id, label, value, text, spoken = text, onValue, ...range }: SliderProps) {
  const input = useValueBeforeHydration<HTMLInputElement>(`${value}`, (typed) => onValue(Number(typed)));
  return (
    <div className="text-[0.94rem] font-semibold">
      <div className="flex justify-between gap-2">
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id}>{text}</output>
      </div>
      <input
        id={id}
        ref={input}
        type="range"
        {...range}
        value={value}
        aria-valuetext={spoken}
        className="mt-1 h-8 w-full accent-brand"
        onChange={(event) => onValue(event.target.valueAsNumber)}
      />
    </div>
  );
}
