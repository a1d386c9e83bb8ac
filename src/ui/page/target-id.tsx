import { useLocation } from "react-router";
import { useIsHydrated } from "../hydrated.tsx";
import { idOfFragment } from "./fragment.ts";

/**
 * The id that the address's fragment names, for marking what was linked to. CSS has `:target`, but that does not
 * follow client-side navigations.
 */
export function useTargetId(): string | null {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  return isHydrated ? idOfFragment(hash) : null;
}
