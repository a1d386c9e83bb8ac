/**
 * Light theme colors for places that no stylesheet reaches: link previews, icons, the printed sheet, the manifest.
 * Keyed by their names in palette-light.css, which has all of them; a test compares the two.
 */
export const LIGHT_COLORS = {
  paper: "#fbfaf6",
  ink: "#16211d",
  "ink-soft": "#52605a",
  rule: "#dcd8cc",
  edge: "#868a80",
  brand: "#0b5d4a",
  "brand-wash": "#e6f0ec",
  poor: "#a8321f",
  marginal: "#8a5a00",
  good: "#23704b",
  excellent: "#0b5d4a",
  "poor-band": "#f3d9d2",
  "marginal-band": "#f4e4bf",
  "good-band": "#cfe6d6",
  "excellent-band": "#a9d3c2",
  "ratio-0": "#a84a30",
  "ratio-1": "#d08763",
  "ratio-2": "#e3af90",
  "ratio-3": "#efd2bc",
  "ratio-4": "#f7ecdf",
  "ratio-5": "#9fd0bd",
  "ratio-6": "#1f7a5e",
} as const;
