import { readShippedContent } from "../../src/site/site-records-catalog.server.ts";

/** The content of the site as it comes. */
export const shippedContent = await readShippedContent();
