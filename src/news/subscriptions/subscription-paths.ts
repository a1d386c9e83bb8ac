export const SUBSCRIBE_PATH = "/dscr-news/subscribe";
export const CHECK_INBOX_PATH = "/dscr-news/check-your-inbox";
export const CONFIRM_PATH = "/dscr-news/confirm";
export const SUBSCRIBED_PATH = "/dscr-news/subscribed";
