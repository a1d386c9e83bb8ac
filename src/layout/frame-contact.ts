import type { ContactDetails } from "../../content/record-types.ts";

/** How to reach the company, as every page's footer shows it. */
export interface FrameContact extends Pick<ContactDetails, "email" | "social"> {
  readonly phone: { readonly display: string; readonly e164: string };
  readonly address: Omit<ContactDetails["address"], "country">;
}

/** The script element that has it as JSON. */
export const FRAME_CONTACT_ID = "frame-contact";
