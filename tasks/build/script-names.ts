import path from "node:path";
import type { Plugin } from "vite";
import type { StyleRule } from "../../src/start/document/page-styles.ts";
import type { ScriptNames } from "../../src/start/document/script-names.ts";

/** Beside the server bundle, which reads it. */
export const SCRIPT_NAMES_FILE = "script-names.js";

const MODULE = "virtual:script-names";

/** `import names from "virtual:script-names"`: empty in development, where the browser has the whole stylesheet. */
export function scriptNames(): Plugin {
  return {
    name: "script-names",
    resolveId: {
      filter: { id: /^virtual:script-names$/ },
      handler() {
        if (this.environment.mode === "build") return { id: `./${SCRIPT_NAMES_FILE}`, external: true };
        return `\0${MODULE}`;
      },
    },
    load: {
      filter: { id: /^\0virtual:script-names$/ },
      handler: () => "export default {};",
    },
  };
}

interface Script {
  /** `/assets/name.js` */
  readonly path: string;
  readonly code: string;
}

/** React and its router (a group of vite.config.ts). They contain the names of all elements and render none by themselves. */
const FRAMEWORK = /\/framework-[^/]*$/;

/**
 * Which names of the stylesheet each script contains. Class names stand in the code as whole words: Tailwind does not
 * find names that are put together from parts.
 */
export function findScriptNames(
  rules: readonly StyleRule[],
  scripts: readonly Script[],
): Record<string, ScriptNames> {
  const known = listNames(rules);
  const files = new Map(scripts.map((script) => [`./${path.posix.basename(script.path)}`, script.path]));
  const own = scripts.filter((script) => !FRAMEWORK.test(script.path));
  return Object.fromEntries(own.map((script) => [script.path, describe(script.code, known, files)]));
}

function describe(code: string, known: ReadonlySet<string>, files: ReadonlyMap<string, string>): ScriptNames {
  const words = new Set(code.split(/[\s"'`]+|\$\{|\}/));
  const variables = new Set(code.match(/--[\w-]+/g));
  const isIn = (name: string) => {
    if (name.startsWith("--")) return variables.has(name);
    const word = name.replace(".", "");
    return /["'`]/.test(word) ? code.includes(word) : words.has(word);
  };
  return {
    names: [...known].filter(isIn),
    scripts: [...words].flatMap((word) => files.get(word) ?? []),
  };
}

function listNames(rules: readonly StyleRule[]): ReadonlySet<string> {
  return new Set(
    rules.flatMap((rule) => {
      if ("rules" in rule) return [...listNames(rule.rules)];
      if ("text" in rule) return rule.declares ?? [];
      return [...rule.needs.flat(), ...rule.parts.flatMap(({ declares }) => declares ?? [])];
    }),
  );
}
