import type { ReactNode } from "react";
import { NotFoundPage } from "../site/not-found-page.tsx";

export function ContentNotFound({ children }: { readonly children?: ReactNode }) {
  return (
    <NotFoundPage heading="Content Not Found" text="The requested content could not be found.">
      {children}
    </NotFoundPage>
  );
}
