/** A module compiled to the text of one script: tasks/build/inline-script.ts. */
declare module "*?script" {
  const code: string;
  export default code;
}

/** A stylesheet parsed into rules: tasks/build/style-rules.ts. */
declare module "*.css?inline&rules" {
  const rules: readonly import("./start/document/page-styles.ts").StyleRule[];
  export default rules;
}
