/** Sent by the application whenever it has rendered or hydrated the page frame. */
export const STARTED_EVENT = "rentratio:started";
