/** The outlines of a state's counties, in units of their own. The browser gets one state at a time. */
export interface CountyShapesFile {
  readonly state: string;
  readonly width: number;
  readonly height: number;
  /** Land whose counties have changed since the outlines were made. */
  readonly land: string;
  readonly counties: readonly CountyShape[];
}

interface CountyShape {
  /** The county's code: "39035". */
  readonly fips: string;
  readonly path: string;
}

/** "OH": "/data/counties/oh-shapes.json" */
export function countyShapesPath(state: string): string {
  return `/data/counties/${state.toLowerCase()}-shapes.json`;
}
