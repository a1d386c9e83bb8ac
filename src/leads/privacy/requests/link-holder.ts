/** Whoever opened the mailed link has proven the address, but not their name. */
export const LINK_HOLDER = { name: "mail link", channel: "mail link" } as const;
