/** An example with its results, ready to render. */
export interface ExampleView {
  readonly name: string;
  readonly title: string;
  readonly explanation: string;
  readonly tables: readonly ExampleTable[];
  /** Names the ratio shown on the gauges. */
  readonly ratiosTitle: string;
  readonly ratios: readonly { readonly label: string; readonly dscr: number }[];
  /** Opens its figures in a tool. */
  readonly link?: { readonly text: string; readonly to: string } | undefined;
}

export interface ExampleTable {
  readonly caption: string;
  readonly headings: readonly [string, ...string[]];
  readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[];
}
