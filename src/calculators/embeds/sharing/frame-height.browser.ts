import { HEIGHT_MESSAGE } from "./frame-code.ts";

/** Reports the height that the embed in a frame of this site tells. Returns a function to stop. */
export function watchFrameHeight(frame: HTMLIFrameElement, onHeight: (height: number) => void): () => void {
  const read = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || origin !== location.origin) return;
    if (typeof data !== "object" || data === null || !("type" in data) || data.type !== HEIGHT_MESSAGE)
      return;
    if ("height" in data && typeof data.height === "number") onHeight(data.height);
  };
  addEventListener("message", read);
  return () => removeEventListener("message", read);
}
