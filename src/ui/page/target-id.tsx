import { useLocation } from "react-router";
import { useIsHydrated } from "../hydrated.tsx";
import { idOfFragment } from "./fragment.ts";

/**
 * The id in the URL fragment, for highlighting a linked element. CSS has `:target`, but it does not follow client-side
 * navigations.
 */
export function useTargetId(): string | null {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  return isHydrated ? idOfFragment(hash) : null;
}
