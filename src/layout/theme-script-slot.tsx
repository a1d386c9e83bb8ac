/**
 * Where the server puts the theme script. React must know that a script stands here, or it would take this one for
 * the next script of the head; what is in it stays the server's business.
 */
export function ThemeScriptSlot() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty on purpose, filled by entry.server.tsx
  return <script id="theme" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

export const themeScriptSlot = '<script id="theme"></script>';
