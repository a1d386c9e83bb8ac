import { WayOut } from "./not-found-screen.tsx";

export function ContentNotFound() {
  return (
    <div className="wrap max-w-216 py-10 sm:py-14">
      <h1 tabIndex={-1}>Content Not Found</h1>
      <p className="mt-4 text-lg">The requested content could not be found.</p>
      <WayOut />
    </div>
  );
}
