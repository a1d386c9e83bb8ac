/** Sent by the application when it has taken over; the script in the head waits for it. */
export const AWAKE_EVENT = "rentratio:awake";
