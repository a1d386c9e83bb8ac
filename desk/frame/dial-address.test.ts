import { expect, test } from "vitest";
import { dialAddress } from "./dial-address.ts";

test.each([
  ["+15125550142", "tel:+15125550142"],
  ["(512) 555-0142", "tel:5125550142"],
  ["512.555.0142 ext. 7", "tel:5125550142"],
  ["512-555-0142 #7", "tel:5125550142"],
])("%s is dialed as %s", (phone, address) => {
  expect(dialAddress(phone)).toBe(address);
});
