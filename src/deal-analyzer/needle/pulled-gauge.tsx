import { type ComponentType, useState } from "react";
import type { Deal } from "../../calculators/deal/deal.ts";
import { DscrGauge } from "../../dscr/gauge/dscr-gauge.tsx";
import { importWithRetry } from "../../start/server-reachable.browser.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast/toast-store.browser.ts";

interface NeedleProps {
  readonly deal: Deal;
  readonly ratio: number;
  readonly onPull: (deal: Deal) => void;
}

const loadNeedle = () => import("./needle.tsx");

/** The gauge, and a button that makes an input of it. */
export function PulledGauge(props: NeedleProps) {
  const [Needle, setNeedle] = useState<ComponentType<NeedleProps>>();
  const pull = async () => {
    try {
      const { default: Loaded } = await importWithRetry(loadNeedle);
      setNeedle(() => Loaded);
    } catch {
      showToast({
        title: "Not Loaded",
        description: "The needle needs a connection. Please try again.",
        tone: "error",
      });
    }
  };
  if (Needle) return <Needle {...props} />;
  return (
    <div className="relative">
      <DscrGauge dscr={props.ratio} />
      <Button
        look="plain"
        className="absolute bottom-0 left-6 min-h-6! text-[0.8rem]! scripting-none:hidden print:hidden"
        onClick={pull}
      >
        Pull the needle
      </Button>
    </div>
  );
}
