import { expect, test } from "vitest";
import { dialAddress, formatPhone } from "./phone.ts";

test.each([
  ["+15125550100", "(512) 555-0100"],
  ["+442079460000", "+442079460000"],
  ["+1512555010", "+1512555010"],
  ["***0142", "***0142"],
  ["ann@example.com", "ann@example.com"],
])("%s is shown as %s", (e164, shown) => {
  expect(formatPhone(e164)).toBe(shown);
});

test.each([
  ["+15125550142", "tel:+15125550142"],
  ["(512) 555-0142", "tel:5125550142"],
  ["512.555.0142 ext. 7", "tel:5125550142"],
  ["512-555-0142 #7", "tel:5125550142"],
])("%s is dialed as %s", (phone, address) => {
  expect(dialAddress(phone)).toBe(address);
});
