import { FRAME_CONTACT_ID, type FrameContact } from "./frame-contact.ts";

/** Reads what the server put into the document. */
export function readFrameContact(): FrameContact {
  return JSON.parse(document.getElementById(FRAME_CONTACT_ID)?.textContent ?? "");
}
