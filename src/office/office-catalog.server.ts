import { contactDetails } from "../../content/contact-details.ts";
import { part } from "../../content/site-content.ts";
import type { OfficeCalendar } from "./office-calendar.ts";

/** The office hours and holidays that the promise of an answer counts in. */
export const officeCalendar = part<OfficeCalendar>((site) => contactDetails(site).calendar);
