import {
  type ComponentType,
  memo,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { useIsHydrated } from "./hydrated.tsx";
import { onceInView } from "./in-view.browser.ts";
import type { LaterCode, LoadState } from "./later-code.browser.ts";

/**
 * A part of a page that the server renders, and whose code the browser loads when the part comes into view or somebody
 * asks for it. Until then it is HTML that can be read and printed, and a click on one of its buttons waits for the code.
 *
 * It is memoized, and its properties must stay the same until the code is there: React would have to remove the HTML.
 */
export function hydratedLater<Code, Props extends object>(
  later: LaterCode<Code>,
  pick: (code: Code) => ComponentType<Props>,
) {
  return memo(function LaterPart(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const clicks = useRef<Set<HTMLElement> | "repeated">(new Set());
    useEffect(() => (place.current ? awaitCode(later, place.current, clicks) : undefined), []);
    return (
      <div ref={place}>
        <Suspense>
          <Part later={later} pick={pick} props={props} clicks={clicks} />
        </Suspense>
      </div>
    );
  });
}

export function useLoadState(later: LaterCode<unknown>): LoadState {
  return useSyncExternalStore(later.subscribe, later.state, () => "unasked");
}

/** Buttons, and links that open a dialog. */
const NEEDS_CODE = "button, [aria-haspopup]";

type Clicks = RefObject<Set<HTMLElement> | "repeated">;

interface PartProps<Code, Props> {
  readonly later: LaterCode<Code>;
  readonly pick: (code: Code) => ComponentType<Props>;
  readonly props: Props;
  readonly clicks: Clicks;
}

function Part<Code, Props extends object>({ later, pick, props, clicks }: PartProps<Code, Props>) {
  // Reached from another page, there is no HTML to begin with. After a failure, only the visitor asks again.
  if (useIsHydrated() && later.state() === "unasked") later.request();
  const Picked = pick(use(later.code));
  useEffect(() => {
    const kept = clicks.current;
    clicks.current = "repeated";
    if (kept !== "repeated") for (const button of kept) button.click();
  }, [clicks]);
  return <Picked {...props} />;
}

/** Requests the code once its place is in view, or somebody uses something there. */
function awaitCode(later: LaterCode<unknown>, place: HTMLElement, clicks: Clicks): () => void {
  const stopWatching = onceInView(place, later.request);
  const request = ({ target }: Event) => {
    if (target instanceof Node && place.contains(target)) later.request();
  };
  const click = (event: MouseEvent) => {
    request(event);
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(NEEDS_CODE);
    if (!button || clicks.current === "repeated" || !place.contains(button)) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    clicks.current.add(button);
  };
  // In the window, because at the document React stops what happens to an element that is not hydrated.
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  addEventListener("focusin", request, options);
  addEventListener("change", request, options);
  addEventListener("click", click, options);
  return () => {
    stopWatching();
    end.abort();
  };
}
