import { useState } from "react";

/**
 * A field of a part that is drawn from the deal after a pause: it shows what was typed until the deal has it.
 */
export function usePendingText(
  current: string,
  onText: (text: string) => void,
): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState({ over: current, text: current });
  const text = typed.over === current ? typed.text : current;
  return [
    text,
    (next) => {
      setTyped({ over: current, text: next });
      onText(next);
    },
  ];
}
