/**
 * How React Router's client learns what its server has done. React Router's own `<Scripts/>` does the same, but as soon
 * as the document arrives, before the visitor has seen it. These names are not documented. The build fails if the
 * installed version differs or no longer has them (tasks/build/check-handoff.ts).
 */
export const HANDOFF = {
  version: "8.4.0",
  /** Settings, and the loaders' data as a stream. */
  context: "__reactRouterContext",
  routeModules: "__reactRouterRouteModules",
  /** Set by the file that `EntryContext.manifest.url` names. */
  manifest: "__reactRouterManifest",
} as const;

export interface Handoff {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly data: string;
  readonly routeModules: Readonly<Record<string, unknown>>;
}

export function handOver({ settings, data, routeModules }: Handoff): void {
  Object.assign(window, {
    [HANDOFF.context]: { ...settings, stream: new Response(data).body },
    [HANDOFF.routeModules]: routeModules,
  });
}
