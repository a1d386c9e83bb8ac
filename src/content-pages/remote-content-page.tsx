import { useQuery } from "@tanstack/react-query";
import { RemoteData } from "../api/remote-data.tsx";
import type { ContentPage } from "./content-page.ts";
import { ContentLoading, ContentPageView, MissingContent } from "./content-page-view.tsx";

/** The content page after a client-side navigation. A default export because React.lazy asks for one. */
export default function RemoteContentPage({ slug }: { readonly slug: string }) {
  return (
    <RemoteData>
      <LoadedContent slug={slug} />
    </RemoteData>
  );
}

function LoadedContent({ slug }: { readonly slug: string }) {
  const { data, isPending } = useQuery({ queryKey: ["/api/content", slug] });
  if (isPending) return <ContentLoading />;
  const page = readPage(data);
  if (!page) {
    return (
      <>
        <title>Content Not Found</title>
        <MissingContent slug={slug} />
      </>
    );
  }
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.metaDescription} />
      <ContentPageView slug={slug} page={page} />
    </>
  );
}

/** The page, when the answer says `success: true` and carries one. */
function readPage(answer: unknown): ContentPage | null {
  if (!isRecord(answer) || answer.success !== true || !isRecord(answer.page)) return null;
  const { title, metaDescription, content, updatedAt } = answer.page;
  if (typeof title !== "string" || typeof metaDescription !== "string" || typeof updatedAt !== "string")
    return null;
  return { title, metaDescription, content: typeof content === "string" ? content : "", updatedAt };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
