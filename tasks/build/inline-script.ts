import { build, type Plugin } from "vite";

const QUERY = "?script";

/** `import code from "./x.ts?script"`: compiles the module and its imports to the text of one script. */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    load: {
      filter: { id: /\?script$/ },
      async handler(id) {
        return `export default ${JSON.stringify(await compileScript(id.slice(0, -QUERY.length)))};`;
      },
    },
  };
}

export async function compileScript(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2023",
      lib: { entry: file, formats: ["iife"], name: "script" },
      // The script loads what it needs itself.
      modulePreload: false,
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const chunks = bundle && "output" in bundle ? bundle.output : [];
  const [chunk, ...others] = chunks;
  if (chunk?.type !== "chunk" || others.length > 0) throw new Error(`${file} does not make one script`);
  if (chunk.code.includes("</script")) throw new Error(`${file} would end the script element it stands in`);
  return chunk.code.trim();
}
