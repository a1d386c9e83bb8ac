import { MomentText } from "../frame/parts.tsx";
import type { Deadline } from "./describe-deadline.server.ts";

/** Follows the state of a hand-off in its sentence. */
export function DeadlineText({ deadline }: { readonly deadline: Deadline | undefined }) {
  if (!deadline) return null;
  return (
    <>
      ,{" "}
      <span className={deadline.isLate ? "font-semibold text-poor" : undefined}>
        {deadline.isLate ? "late since" : "until"} <MomentText moment={deadline.moment} />
      </span>
    </>
  );
}
