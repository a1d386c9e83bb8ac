/** What this tool loads later, as one file. */
export { PrintedPlan } from "./printed-plan.tsx";
export { PlannerSections } from "./sections/planner-sections.tsx";
