import { parsePhoneNumberFromString } from "libphonenumber-js";

export const EXCEL_OPTION = [
  "--excel",
  "for Excel: with a byte order mark, and phone numbers that stay text",
] as const;

/**
 * A number as dialed in the US: `1 (512) 555-0142`, `011 44 20 7946 0958`. Excel turns +15125550142 into the number
 * 15125550142, but keeps digits with spaces as text. Any other program reads it as well.
 */
export function formatDialedPhone(phone: string, typed: string): string {
  const parsed = parsePhoneNumberFromString(phone);
  const { ext } = parsePhoneNumberFromString(typed, { defaultCountry: "US", extract: false }) ?? {};
  const dialed = parsed?.format("IDD", { fromCountry: "US" }) ?? phone;
  return ext === undefined ? dialed : `${dialed} ext. ${ext}`;
}
