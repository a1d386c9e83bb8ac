/** What this tool loads later, as one file. */
export { PrintedHold } from "./printed-hold.tsx";
export { HoldSections } from "./sections/hold-sections.tsx";
