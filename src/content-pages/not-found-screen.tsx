import { WayOut } from "../search/way-out.tsx";

/** For an address of several parts that no page has (spec, section 2). */
export function NotFoundScreen() {
  return (
    <div className="wrap max-w-216 py-10 sm:py-14">
      <h1 tabIndex={-1}>404 Page Not Found</h1>
      <p className="mt-4 text-lg">Did you forget to add the page to the router?</p>
      <WayOut />
    </div>
  );
}
