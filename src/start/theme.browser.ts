import { STARTED_EVENT } from "./started-event.ts";

const CHOICES = ["light", "dark", "system"] as const;
type Choice = (typeof CHOICES)[number];

const KEY = "theme";
const CONTROL = "[data-theme-set]";

/**
 * Sets the theme before the first paint and without the application. Applies the stored choice, follows the system
 * while that is `system`, and handles the controls, which are `<button data-theme-set="toggle|light|dark|system">`. The
 * default is light.
 */
export function keepTheme(): void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  let choice = toChoice(readStored());
  const isDark = () => choice === "dark" || (choice === "system" && system.matches);
  const mark = () => {
    for (const control of document.querySelectorAll(CONTROL)) {
      const value = control.getAttribute("data-theme-set");
      control.setAttribute("aria-pressed", String(value === "toggle" ? isDark() : value === choice));
    }
  };
  const apply = (chosen: Choice) => {
    choice = chosen;
    document.documentElement.classList.toggle("dark", isDark());
    mark();
  };
  apply(choice);
  system.addEventListener("change", () => apply(choice));
  addEventListener("storage", ({ key, newValue }) => {
    if (key === KEY) apply(toChoice(newValue));
  });
  document.addEventListener("DOMContentLoaded", mark);
  // The application may have re-rendered the document or the controls.
  addEventListener(STARTED_EVENT, () => apply(choice));
  document.addEventListener("click", ({ target }) => {
    const control = target instanceof Element && target.closest(CONTROL);
    if (!control) return;
    const value = control.getAttribute("data-theme-set");
    apply(value === "toggle" ? (isDark() ? "light" : "dark") : toChoice(value));
    store(choice);
  });
}

function toChoice(value: string | null): Choice {
  return CHOICES.find((choice) => choice === value) ?? "light";
}

/** A browser may refuse access to storage. */
function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function store(choice: Choice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Then the choice lasts for this page only.
  }
}
