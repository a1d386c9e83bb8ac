/** A module compiled to the text of one script: tasks/build/inline-script.ts. */
declare module "*?script" {
  const code: string;
  export default code;
}

/** The styles that each script needs: tasks/build/script-names.ts. */
declare module "virtual:script-names" {
  const names: Readonly<Record<string, import("./start/document/script-names.ts").ScriptNames>>;
  export default names;
}

/** A stylesheet parsed into rules: tasks/build/style-rules.ts. */
declare module "*.css?inline&rules" {
  const rules: readonly import("./start/document/page-styles.ts").StyleRule[];
  export default rules;
}
