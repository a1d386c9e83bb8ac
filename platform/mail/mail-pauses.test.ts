import { expect, test } from "vitest";
import { recipientOf } from "./mail-pauses.ts";

test.each([
  ["vera@person.example", "vera@person.example"],
  ["Vera@Person.example", "vera@person.example"],
  ["vera+0@person.example", "vera@person.example"],
  ["vera+a+b@person.example", "vera@person.example"],
  ["vera.lee+news@person.example", "vera.lee@person.example"],
  ["+vera@person.example", "+vera@person.example"],
  ["veranda@person.example", "veranda@person.example"],
])("a mail to %s reaches %s", (address, recipient) => {
  expect(recipientOf(address)).toBe(recipient);
});
