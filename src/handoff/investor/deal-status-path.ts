/** The investor's own page. */
export const DEAL_STATUS_PATH = "/deal-status";
