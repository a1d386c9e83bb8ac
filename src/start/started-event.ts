/** Sent by the application whenever it has drawn, or taken over, the frame of the page. */
export const STARTED_EVENT = "rentratio:started";
