import { RATIO_STEPS } from "../ratio-steps.ts";
import type { PictureColors } from "./year-picture.ts";

/** The colors of the page as it is shown. */
export function readColors(): PictureColors {
  const styles = getComputedStyle(document.documentElement);
  const color = (name: string) => styles.getPropertyValue(`--${name}`).trim();
  return {
    paper: color("paper"),
    ink: color("ink"),
    soft: color("ink-soft"),
    edge: color("edge"),
    steps: RATIO_STEPS.map((_, step) => color(`ratio-${step}`)),
  };
}

/** Rejects if the browser cannot draw it. */
export async function drawPng(picture: { svg: string; width: number; height: number }): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture.svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return await new Promise((resolve, reject) => {
    canvas.toBlob(
      (png) => (png ? resolve(png) : reject(new Error("The canvas gave no picture."))),
      "image/png",
    );
  });
}
