import { expect, test } from "vitest";
import {
  causeKey,
  type DeliveriesAddress,
  deliveriesAddress,
  readDeliveriesAddress,
} from "./deliveries-address.ts";

const read = (address: string) => {
  const { searchParams } = new URL(address, "http://localhost");
  return readDeliveriesAddress((name) => searchParams.get(name));
};

test.each<DeliveriesAddress>([
  {},
  { only: "given-up" },
  { only: "failed", cause: "the-mail-server-did-not-answer-in-time" },
  { only: "failed", after: { runAt: 1_794_000_000_000, id: "019a8c5e-0f4e-7cc3" } },
])("%o is read as it was written", (address) => {
  expect(read(deliveriesAddress(address))).toEqual(address);
});

test.each(["?group=other", "?after=1.x", "?group=failed&after=<x>", "?group=failed&after=1."])(
  "%s is not an error",
  (address) => {
    expect(read(`/deliveries${address}`).after).toBeUndefined();
  },
);

test("a cause has a key that fits into an address", () => {
  expect(causeKey("The mail server's name, and more.")).toBe("the-mail-server-s-name-and-more");
  expect(read("?group=failed&cause=<x>").cause).toBeUndefined();
  expect(read("?cause=x").cause).toBeUndefined();
});
