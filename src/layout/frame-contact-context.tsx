import { createContext, useContext } from "react";
import { FRAME_CONTACT_ID, type FrameContact } from "./frame-contact.ts";

/** The document brings it, not the scripts, because the operator can change it while they stay the same. */
export const FrameContactContext = createContext<FrameContact | null>(null);

export function useFrameContact(): FrameContact {
  const contact = useContext(FrameContactContext);
  if (contact === null) throw new Error("The frame was rendered without the company's contact details.");
  return contact;
}

export function FrameContactData() {
  const contact = useFrameContact();
  return (
    <script
      id={FRAME_CONTACT_ID}
      type="application/json"
      // A script element would end at the first `</script`.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, which is not executed
      dangerouslySetInnerHTML={{ __html: JSON.stringify(contact).replaceAll("<", "\\u003c") }}
    />
  );
}
