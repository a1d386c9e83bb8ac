export const EMBED_THEMES = ["system", "light", "dark"] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

/** What an embed's query may say. */
export interface EmbedOptions {
  readonly theme: EmbedTheme;
  /** Two letters. Whether there is such a state is not checked here. */
  readonly state?: string | undefined;
}

/** Ignores what is missing, unknown or impossible. */
export function readEmbedOptions(query: string): EmbedOptions {
  const theme = /[?&]theme=(light|dark)(?:&|$)/.exec(query)?.[1];
  const state = /[?&]state=([a-z]{2})(?:&|$)/i.exec(query)?.[1];
  return { theme: EMBED_THEMES.find((each) => each === theme) ?? "system", state: state?.toUpperCase() };
}

/** Leaves out what needs no saying. */
export function writeEmbedOptions({ theme, state }: EmbedOptions): string {
  const pairs = [...(theme === "system" ? [] : [`theme=${theme}`]), ...(state ? [`state=${state}`] : [])];
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}
