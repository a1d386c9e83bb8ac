/** A module as the text of one script: tasks/build/inline-script.ts. */
declare module "*?script" {
  const code: string;
  export default code;
}
