import { useEffect } from "react";
import { STARTED_EVENT } from "../start/started-event.ts";

/** For the outermost component of a page: its effects run after those of all others. */
export function useReportStart(): void {
  useEffect(() => {
    dispatchEvent(new Event(STARTED_EVENT));
  }, []);
}
