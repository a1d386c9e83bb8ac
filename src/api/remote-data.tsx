import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { loadJson } from "./request.browser.ts";

/** Spec, section 7: data never goes stale, nothing is fetched again by itself, nothing is retried. */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey }) => loadJson(queryKey.map(String)),
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      retry: false,
      // Without a connection a call fails, and says so, instead of waiting for one.
      networkMode: "always",
    },
    mutations: { retry: false },
  },
});

/** Gives the parts below it remote data. Stands only around those that need it, because it brings its own code. */
export function RemoteData({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
