import { useSubmit } from "react-router";
import { PageFiles } from "../../start/page-change/page-files.tsx";

/** Prefetches the likely next page, so that it is there even if the connection is lost. */
export function PrefetchPage({ page }: { readonly page: string }) {
  // Loads the page's data without navigating, as a fetcher does; a fetcher would add 300 bytes to every page.
  const submit = useSubmit();
  return <PageFiles page={page} onReady={() => submit(null, { action: page, navigate: false })} />;
}
