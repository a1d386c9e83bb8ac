export const REQUEST_PATH = "/privacy-request";
export const REQUEST_SENT_PATH = "/privacy-request/check-your-inbox";
export const CONFIRM_REQUEST_PATH = "/privacy-request/confirm";
export const REQUEST_STATUS_PATH = "/privacy-request/status";
export const REQUEST_COPY_PATH = "/privacy-request/copy";
