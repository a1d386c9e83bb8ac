import type { ReactNode } from "react";
import { NotFoundPage } from "../site/not-found-page.tsx";
import { isDeepSlug } from "./content-page.ts";

export function MissingContent({ slug }: { readonly slug: string }) {
  return isDeepSlug(slug) ? <NotFoundPage /> : <ContentNotFound />;
}

export function ContentNotFound({ children }: { readonly children?: ReactNode }) {
  return (
    <NotFoundPage heading="Content Not Found" text="The requested content could not be found.">
      {children}
    </NotFoundPage>
  );
}
