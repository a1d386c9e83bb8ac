import { STARTED_EVENT } from "./started-event.ts";

/** Enough for the application to draw what was typed before it started. */
const FRAMES = 20;

/**
 * Enter in a form whose button waits for the application, such as a calculator's, does nothing in the browser. It is done
 * once the application has started, has taken over what was typed and has enabled the button.
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
    // Does nothing as long as the button is disabled.
    button?.click();
  };
  addEventListener(STARTED_EVENT, onStart, { once: true });
}
