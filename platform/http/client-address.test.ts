import { describe, expect, test } from "vitest";
import { clientAddress, clientNetwork } from "./client-address.ts";

describe("who sent a request", () => {
  test.each([
    ["nobody is trusted", "1.1.1.1", 0, "9.9.9.9"],
    ["one proxy, who appended to what the client claimed", "6.6.6.6, 1.1.1.1", 1, "1.1.1.1"],
    ["two proxies", "6.6.6.6, 1.1.1.1, 2.2.2.2", 2, "1.1.1.1"],
    ["more proxies than entries", "1.1.1.1", 2, "1.1.1.1"],
    ["an IPv6 address", "2001:db8::1", 1, "2001:db8::1"],
    ["an address with its port", "6.6.6.6, 1.2.3.4:5678", 1, "1.2.3.4"],
    ["an IPv6 address with its port", "[2001:db8::1]:443", 1, "2001:db8::1"],
    ["an IPv6 address in brackets", "[2001:db8::1]", 1, "2001:db8::1"],
    ["an IPv6 address that ends like a port", "2001:db8::1:443", 1, "2001:db8::1:443"],
    ["a port that is none", "1.2.3.4:port", 1, "9.9.9.9"],
    ["brackets around an IPv4 address", "[1.2.3.4]:80", 1, "9.9.9.9"],
    ["no address at all", "unknown", 1, "9.9.9.9"],
    ["an empty entry", "1.1.1.1,", 1, "9.9.9.9"],
    ["no header", undefined, 1, "9.9.9.9"],
  ])("with %s", (_, forwardedFor, trustedProxies, expected) => {
    expect(clientAddress({ socketAddress: "9.9.9.9", forwardedFor, trustedProxies })).toBe(expected);
  });
});

describe("whose requests are counted together", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:0::/56"],
    ["2001:db8:1:ff:3:4:5:6", "2001:db8:1:0::/56"],
    ["2001:db8:1:100:3:4:5:6", "2001:db8:1:100::/56"],
    ["2001:0DB8:0001:1234::9", "2001:db8:1:1200::/56"],
    ["2001:db8::1", "2001:db8:0:0::/56"],
    ["fe80::1%eth0", "fe80:0:0:0::/56"],
    ["::1", "0:0:0:0::/56"],
    ["::", "0:0:0:0::/56"],
    ["unknown", "unknown"],
  ])("%s belongs to %s", (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });
});
