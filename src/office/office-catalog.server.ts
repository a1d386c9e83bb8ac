import { contactDetails } from "../../content/contact-details.ts";
import type { OfficeCalendar } from "./office-calendar.ts";

/** The office hours and holidays that the promise of an answer counts in. */
export const officeCalendar: OfficeCalendar = contactDetails.calendar;
