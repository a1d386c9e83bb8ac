import { expect, test } from "vitest";
import { type DeliveriesAddress, deliveriesAddress, readDeliveriesAddress } from "./deliveries-address.ts";

const read = (address: string) => {
  const { searchParams } = new URL(address, "http://localhost");
  return readDeliveriesAddress((name) => searchParams.get(name));
};

test.each<DeliveriesAddress>([
  {},
  { only: "given-up" },
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
