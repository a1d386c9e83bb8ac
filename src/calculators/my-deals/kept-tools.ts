/** The tools whose figures a browser can keep, by their paths, and what they make. */
export const KEPT_TOOLS = {
  "/deal-analyzer": "deal",
  "/hold-projection": "hold projection",
  "/refinance-planner": "refinance plan",
  "/compare-offers": "offer comparison",
  "/dscr-calculator": "DSCR calculation",
} as const;

export type KeptTool = keyof typeof KEPT_TOOLS;

export function isKeptTool(path: unknown): path is KeptTool {
  return typeof path === "string" && Object.hasOwn(KEPT_TOOLS, path);
}
