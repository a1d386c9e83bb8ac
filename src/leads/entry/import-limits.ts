/** All lines are stored in one transaction, while visitors wait for the consent chain. */
export const MAX_LINES = 1_000;
