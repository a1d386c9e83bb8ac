import { PAGE_START_ID, type PageStart } from "./page-start.ts";

/** Undefined in development, where React Router starts the application in its own way. */
export function readPageStart(): PageStart | undefined {
  const text = document.getElementById(PAGE_START_ID)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
