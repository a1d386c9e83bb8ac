import { calendarOf, describeOfficeHours } from "./office-hours.ts";
import type { ContactDetails } from "./record-types.ts";
import { part } from "./site-content.ts";

/** Placeholders that cannot be mistaken for a real company. `doctor` reports them until the operator has replaced them. */
export const shippedContactDetails: ContactDetails = {
  phone: "(512) 555-0142",
  email: "hello@rentratio.example",
  address: {
    street: "100 Sample Ledger Way, Suite 200",
    city: "Austin",
    region: "TX",
    postalCode: "78700",
    country: "US",
  },
  office: {
    timeZone: "America/Chicago",
    openDays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opensAt: "09:00",
    closesAt: "18:00",
    holidays: ["2026-11-26", "2026-12-25", "2027-01-01"],
  },
  social: [
    { name: "LinkedIn", url: "https://www.linkedin.com/company/rentratio-example" },
    { name: "YouTube", url: "https://www.youtube.com/@rentratio-example" },
    { name: "X", url: "https://x.com/rentratio_example" },
  ],
};

/** With what pages derive from the record. */
export const contactDetails = part(({ records }) => {
  const { phone, email, address, office, social } = records.contactDetails;
  return {
    phone: { display: phone, e164: toE164(phone) },
    email,
    address,
    social,
    hours: describeOfficeHours(office),
    calendar: calendarOf(office),
  };
});

/** A number without a country code is an American one. */
function toE164(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return phone.trim().startsWith("+") ? `+${digits}` : `+1${digits.replace(/^1(?=\d{10}$)/, "")}`;
}
