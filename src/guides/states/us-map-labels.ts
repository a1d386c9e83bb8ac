/** Position of a state's letters if they are not at the center of its land. */
export interface MapLabel {
  readonly x: number;
  readonly y: number;
  /** The state is too small for its letters: they stand in the sea, and a line leads to the land. */
  readonly hasLeader?: true;
}

/** In the units of us-map-shapes.ts, placed by eye. */
export const mapLabels: Readonly<Record<string, MapLabel>> = {
  alaska: { x: 225, y: 1005 },
  california: { x: 160, y: 545 },
  connecticut: { x: 1783, y: 362 },
  delaware: { x: 1812, y: 512, hasLeader: true },
  florida: { x: 1592, y: 1020 },
  hawaii: { x: 580, y: 1150 },
  idaho: { x: 413, y: 310 },
  kentucky: { x: 1402, y: 622 },
  louisiana: { x: 1140, y: 938 },
  maryland: { x: 1812, y: 552, hasLeader: true },
  massachusetts: { x: 1793, y: 321 },
  michigan: { x: 1388, y: 362 },
  minnesota: { x: 1050, y: 245 },
  "new-hampshire": { x: 1799, y: 272 },
  "new-jersey": { x: 1812, y: 468, hasLeader: true },
  oklahoma: { x: 975, y: 732 },
  "rhode-island": { x: 1880, y: 390, hasLeader: true },
  vermont: { x: 1757, y: 232 },
  virginia: { x: 1635, y: 592 },
  "west-virginia": { x: 1535, y: 560 },
};
