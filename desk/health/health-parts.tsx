import type { ReactNode } from "react";

/** What goes on without the page. */
export function Running({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className="mt-4 border-l-3 border-brand bg-brand-wash px-4 py-3">
      {children}{" "}
      <a href="/health" className="link">
        Look again
      </a>
    </p>
  );
}
