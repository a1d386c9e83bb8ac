export interface SearchablePage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
}

export interface PageHit {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** A stretch of the page's text around the first match, where the title and description do not show it. */
  readonly excerpt?: string;
}

/** "austin rates": a page needs every word; where each stands decides the order. Title words count most. */
const WEIGHTS = { title: 10, description: 5, text: 1 };
const MAX_RESULTS = 30;
const EXCERPT_RADIUS = 90;

export function searchPages(pages: readonly SearchablePage[], query: string): readonly PageHit[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return pages
    .map((page) => ({ page, weight: weigh(page, words) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.page.path.length - b.page.path.length)
    .slice(0, MAX_RESULTS)
    .map(({ page }) => toHit(page, words));
}

function weigh(page: SearchablePage, words: readonly string[]): number {
  let total = 0;
  for (const word of words) {
    const weight =
      (has(page.title, word) ? WEIGHTS.title : 0) +
      (has(page.description, word) ? WEIGHTS.description : 0) +
      (has(page.text, word) ? WEIGHTS.text : 0);
    if (weight === 0) return 0;
    total += weight;
  }
  return total;
}

function has(field: string, word: string): boolean {
  return field.toLowerCase().includes(word);
}

function toHit({ path, title, description, text }: SearchablePage, words: readonly string[]): PageHit {
  const hit = { path, title, description };
  const hidden = words.find((word) => !has(title, word) && !has(description, word));
  return hidden ? { ...hit, excerpt: excerptAround(text, hidden) } : hit;
}

function excerptAround(text: string, word: string): string {
  const at = text.toLowerCase().indexOf(word);
  const from = Math.max(0, text.lastIndexOf(" ", Math.max(0, at - EXCERPT_RADIUS)) + 1);
  const end = text.indexOf(" ", at + word.length + EXCERPT_RADIUS);
  const to = end === -1 ? text.length : end;
  return `${from > 0 ? "…" : ""}${text.slice(from, to)}${to < text.length ? "…" : ""}`;
}
