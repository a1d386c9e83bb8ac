export { contactDetails as footerContact } from "../../content/contact-details.ts";
