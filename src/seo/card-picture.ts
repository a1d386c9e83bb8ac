/** What a page shows, for the picture that other sites display beside a link to it. The figures are the page's own. */
export type CardPicture = RatioPicture | BarsPicture | LinesPicture | MapPicture;

interface RatioPicture {
  readonly kind: "ratio";
  readonly caption: string;
  readonly ratio: number;
  /** The outline of the place, in the units of its view box. */
  readonly outline?: { readonly path: string; readonly viewBox: string };
}

interface BarsPicture {
  readonly kind: "bars";
  readonly caption: string;
  readonly bars: readonly {
    readonly from: number;
    readonly to: number;
    readonly tone: "brand" | "good" | "marginal" | "poor";
  }[];
}

interface LinesPicture {
  readonly kind: "lines";
  readonly caption: string;
  readonly lines: readonly (readonly number[])[];
}

/** A number beside the map that it counts on. */
interface MapPicture {
  readonly kind: "map";
  readonly caption: string;
  readonly figure: string;
  readonly viewBox: string;
  /** The outlines of one color each. */
  readonly lands: readonly { readonly path: string; readonly tone: "poor" | "marginal" | "good" }[];
}
