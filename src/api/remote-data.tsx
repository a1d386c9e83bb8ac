import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { loadJson } from "./request.browser.ts";

/** Spec, section 7: data never goes stale, nothing is refetched automatically, nothing is retried. */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey }) => loadJson(queryKey.map(String)),
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      retry: false,
      // Without a connection, a request fails at once instead of waiting for one.
      networkMode: "always",
    },
    mutations: { retry: false },
  },
});

/** Provides remote data to its children. Wrap only components that need it, because it adds code to download. */
export function RemoteData({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
