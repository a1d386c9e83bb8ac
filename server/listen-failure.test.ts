import { expect, test } from "vitest";
import { StartFailure } from "./config.ts";
import { explainListenFailure } from "./listen-failure.ts";

const failureOf = (code: string) => Object.assign(new Error(`listen ${code}`), { code });

test.each([
  [
    "EADDRINUSE",
    "",
    'PORT is "80", but another program already listens on that port of 203.0.113.7. Choose a free port.',
  ],
  [
    "EADDRINUSE",
    "METRICS_",
    'METRICS_PORT is "80", but another program already listens on that port of 203.0.113.7. Choose a free port.',
  ],
  [
    "EADDRINUSE",
    "DESK_",
    'DESK_PORT is "80", but another program already listens on that port of 203.0.113.7. Choose a free port.',
  ],
  ["EACCES", "", 'PORT is "80", but this user may not listen on that port. Choose a port of 1024 or above.'],
  ["EADDRNOTAVAIL", "", 'HOST is "203.0.113.7", but must be an address of this machine.'],
  ["ENOTFOUND", "DESK_", 'DESK_HOST is "203.0.113.7", but must be an address of this machine.'],
] as const)("%s of %sPORT names what to change", (code, prefix, message) => {
  const explained = explainListenFailure(failureOf(code), { port: 80, host: "203.0.113.7", prefix });
  expect(explained).toEqual(new StartFailure(message));
});

test("any other failure stays as it is", () => {
  const failure = failureOf("EMFILE");
  expect(explainListenFailure(failure, { port: 80, host: "127.0.0.1", prefix: "" })).toBe(failure);
});
