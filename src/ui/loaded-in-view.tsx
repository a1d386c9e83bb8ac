import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { loadOrReload } from "../start/load-or-reload.browser.ts";
import { importWithRetry } from "../start/server-reachable.browser.ts";
import { Button } from "./button.tsx";
import { onceInView } from "./in-view.browser.ts";
import { inTime } from "./time-limit.browser.ts";

interface LoadedInViewProps<Part> {
  /** What comes, in a word or two: "chart". */
  readonly name: string;
  /** The height to reserve, so that nothing moves: classes, or pixels if it depends on the figures. */
  readonly room: string | number;
  /** The same function in every render. */
  readonly load: () => Promise<{ readonly default: Part }>;
  readonly children: (part: Part) => ReactNode;
}

/**
 * A chart or a tool, whose code loads when its place comes into view. Without scripts, and in print before it was in
 * view, there is neither chart nor empty place, so the page must state its figures in another way too.
 */
export function LoadedInView<Part>({ name, room, load, children }: LoadedInViewProps<Part>) {
  const place = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState<{ readonly default: Part } | "reserved" | "loading" | "failed">(
    "reserved",
  );
  const show = useCallback((loading: ReturnType<typeof load>) => {
    setPart("loading");
    loading.then(setPart, () => setPart("failed"));
  }, []);
  useEffect(() => {
    if (place.current) return onceInView(place.current, () => show(inTime(importWithRetry(load))));
  }, [load, show]);
  const tryAgain = () => {
    // The button goes away.
    place.current?.focus({ preventScroll: true });
    show(loadOrReload(load));
  };
  const isHere = typeof part === "object";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={place}
      data-loads-later=""
      // Until it is loaded, Tab stops at its place: that brings it into view.
      tabIndex={isHere ? -1 : 0}
      role="group"
      aria-label={name}
      className={`grid grid-cols-1 *:[grid-area:1/1] print:min-h-0 ${isHere ? "" : "scripting-none:hidden print:hidden"} ${typeof room === "string" ? room : ""}`}
    >
      {typeof room === "number" && (
        <svg aria-hidden="true" width="1" height={room} className="print:hidden" />
      )}
      {isHere && children(part.default)}
      {part === "loading" && <p className="text-ink-soft">Loading the {name}...</p>}
      {part === "failed" && (
        <div className="text-ink-soft">
          <p role="status">The {name} could not be loaded.</p>
          <Button look="plain" onClick={tryAgain}>
            Try Again
          </Button>
        </div>
      )}
    </div>
  );
}
