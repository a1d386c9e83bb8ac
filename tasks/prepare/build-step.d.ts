declare module "*/build.mjs" {
  export function isInput(file: string): boolean;
}
