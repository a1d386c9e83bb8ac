import type { DeskFrame } from "../desk-room.server.ts";
import type { Moment } from "./office-times.ts";

/** Invented, for tests. */

export function testMoment(text: string, iso = "2026-11-17T15:30:00.000Z"): Moment {
  return { text, iso };
}

export const testFrame: DeskFrame = {
  siteName: "RentRatio",
  person: "Dana Whitfield",
  waiting: 3,
  givenUp: 0,
  hasKeys: true,
};
