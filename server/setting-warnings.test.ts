import { describe, expect, test } from "vitest";
import { parseConfig, VARIABLES } from "./config.ts";

const warnings = (variables: Record<string, string>) =>
  parseConfig(variables).warnings.map(({ what, remedy }) => `${what}. ${remedy}`);

describe("a misspelled setting is named, with the one that is probably meant", () => {
  test.each([
    ["LEAD_NOTFIY_EMAIL", "LEAD_NOTIFY_EMAIL"],
    ["LEAD_NOTIFY_MAIL", "LEAD_NOTIFY_EMAIL"],
    ["LEADS_NOTIFY_EMAIL", "LEAD_NOTIFY_EMAIL"],
    ["DATABASE_URI", "DATABASE_URL"],
    ["SMPT_URL", "SMTP_URL"],
    ["SMTP_URI", "SMTP_URL"],
    ["smtp_url", "SMTP_URL"],
    ["DESKURL", "DESK_URL"],
    ["DATA_DRI", "DATA_DIR"],
    ["TRUST_PROXYS", "TRUST_PROXY"],
    ["METRICS_PORST", "METRICS_PORT"],
    ["RETAIN_LEAD_DAY", "RETAIN_LEADS_DAYS"],
  ])("%s", (name, meant) => {
    expect(warnings({ [name]: "x" })).toEqual([
      `${name} is not a setting and is ignored. Is ${meant} meant?`,
    ]);
  });

  test("not one without a value, nor what belongs to other programs or is a setting", () => {
    const names = [
      "PATH",
      "HOME",
      "HOSTNAME",
      "HOSTTYPE",
      "LOGNAME",
      "MAIL",
      "LANG",
      "LC_ALL",
      "SHELL",
      "TMPDIR",
    ];
    const more = [
      "PGHOST",
      "PGPORT",
      "POSTGRES_PASSWORD",
      "NODE_ENV",
      "NODE_OPTIONS",
      "XDG_DATA_DIRS",
      "POST",
    ];
    const others = Object.fromEntries([...names, ...more].map((name) => [name, "x"]));
    expect(warnings({ ...others, LEAD_NOTFIY_EMAIL: " " })).toEqual([]);
    for (const name of VARIABLES) expect(warnings({ [name]: "" })).toEqual([]);
  });
});

describe("the desk's address", () => {
  test.each(["http://localhost:3001", "http://desk.localhost:3001", "https://desk.example.com"])(
    "%s",
    (url) => {
      expect(warnings({ DESK_URL: url })).toEqual([]);
    },
  );

  test.each(["http://desk.example.com", "http://127.0.0.1:3001", "http://10.0.0.7:3001"])(
    "%s is a warning: no browser takes a passkey there",
    (url) => {
      expect(warnings({ DESK_URL: url })).toEqual([
        `DESK_URL is ${url}, not https: browsers refuse passkeys there. Put a proxy with a certificate in front of the desk, and set DESK_URL to the https URL.`,
      ]);
      expect(warnings({ DESK_URL: url, DESK: "off" })).toEqual([]);
    },
  );
});
