import { STARTED_EVENT } from "./started-event.ts";

/** Enough frames for the application to render what was typed before it started. */
const FRAMES = 20;

/**
 * Browsers ignore Enter in a form whose button is disabled until the application starts, such as a calculator's. This
 * replays it once the application has started, has taken over what was typed and has enabled the button.
 */
export function replayEnter(): void {
  let button: HTMLButtonElement | null | undefined;
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key === "Enter" && target instanceof HTMLInputElement) {
      button = target.form?.querySelector<HTMLButtonElement>("[type=submit]:disabled");
    }
  };
  addEventListener("keydown", onKeyDown);
  const onStart = async () => {
    removeEventListener("keydown", onKeyDown);
    for (let frame = 0; frame < FRAMES && button?.disabled; frame += 1) {
      await new Promise(requestAnimationFrame);
    }
    // Does nothing while the button is disabled.
    button?.click();
  };
  addEventListener(STARTED_EVENT, onStart, { once: true });
}
