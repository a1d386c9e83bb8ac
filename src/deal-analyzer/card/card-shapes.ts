/** What a card is drawn of, in the pixels of a picture for a phone's screen. */
export const CARD = { width: 1080, height: 1350 } as const;

/**
 * Variables of the page's palette, each in full: a document contains those that its scripts name. A code stands on light
 * paper in every theme, because many readers expect that.
 */
export type CardColor =
  | "--paper"
  | "--ink"
  | "--ink-soft"
  | "--rule"
  | "--edge"
  | "--brand"
  | "--good"
  | "--poor"
  | "--poor-gauge"
  | "--marginal-gauge"
  | "--good-gauge"
  | "--excellent-gauge"
  | "--ratio-0"
  | "--ratio-1"
  | "--ratio-2"
  | "--ratio-3"
  | "code-ink"
  | "code-paper";

export interface CardFont {
  readonly family: "serif" | "sans";
  readonly weight: 400 | 600;
  readonly size: number;
}

export interface CardBox {
  readonly kind: "box";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: CardColor;
  readonly radius?: number;
}

/** One line. `y` is its baseline, `width` what it measured. */
export interface CardText {
  readonly kind: "text";
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly font: CardFont;
  readonly color: CardColor;
}

export type CardShape = CardBox | CardText;
