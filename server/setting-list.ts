import { readFileSync } from "node:fs";
import path from "node:path";
import type { GivenSetting } from "./config.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

/** Settings that are explained together. */
export interface SettingGroup {
  readonly about: string;
  readonly settings: readonly ListedSetting[];
}

export interface ListedSetting {
  readonly name: string;
  /** Empty: it has no value, and `about` says what that means. */
  readonly value: string;
  readonly source: "default" | "environment" | ".env";
}

/** Every setting with the value that it has now, in the order and the words of .env.example. */
export function listSettings(
  given: readonly GivenSetting[],
  example = readFileSync(path.join(ROOT, ".env.example"), "utf8"),
): readonly SettingGroup[] {
  return example.split(/\n{2,}/).flatMap((paragraph) => {
    const lines = paragraph.split("\n");
    const settings = lines.flatMap((line) => {
      const [, name, byDefault = ""] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
      if (name === undefined) return [];
      const set = given.find((one) => one.name === name);
      const value = set?.shown ?? byDefault;
      const source = set === undefined ? "default" : set.isFromFile ? ".env" : "environment";
      return [{ name, value, source } as const];
    });
    const about = lines.filter((line) => line.startsWith("#")).map((line) => line.replace(/^# ?/, ""));
    return settings.length === 0 ? [] : [{ about: about.join(" "), settings }];
  });
}
