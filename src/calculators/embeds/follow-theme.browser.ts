import { STARTED_EVENT } from "../../start/started-event.ts";
import { readEmbedOptions } from "./embed-options.ts";

/** Sets the theme before the first paint: the one in the query, or the system's. The site's own stores a choice; this does not. */
export function followTheme(): void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const { theme } = readEmbedOptions(location.search);
  const apply = () => {
    const isDark = theme === "dark" || (theme === "system" && system.matches);
    document.documentElement.classList.toggle("dark", isDark);
  };
  apply();
  system.addEventListener("change", apply);
  // The application may have rendered the document again.
  addEventListener(STARTED_EVENT, apply);
}
