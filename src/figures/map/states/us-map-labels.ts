/** Position of a state's letters if they are not at the center of its land. */
export interface MapLabel {
  readonly x: number;
  readonly y: number;
  /** The state is too small for its letters: they begin at this place, and a line leads to the land. */
  readonly hasLeader?: true;
}

/** In the units of us-map-shapes.ts, placed by eye. */
export const mapLabels: Readonly<Record<string, MapLabel>> = {
  alaska: { x: 225, y: 1005 },
  california: { x: 160, y: 545 },
  connecticut: { x: 1836, y: 426, hasLeader: true },
  delaware: { x: 1792, y: 512, hasLeader: true },
  florida: { x: 1592, y: 1020 },
  hawaii: { x: 515, y: 1150, hasLeader: true },
  idaho: { x: 413, y: 310 },
  kentucky: { x: 1402, y: 622 },
  louisiana: { x: 1140, y: 938 },
  maryland: { x: 1792, y: 552, hasLeader: true },
  massachusetts: { x: 1836, y: 290, hasLeader: true },
  michigan: { x: 1388, y: 362 },
  minnesota: { x: 1050, y: 245 },
  "new-hampshire": { x: 1836, y: 254, hasLeader: true },
  "new-jersey": { x: 1792, y: 468, hasLeader: true },
  oklahoma: { x: 975, y: 732 },
  "rhode-island": { x: 1836, y: 390, hasLeader: true },
  vermont: { x: 1668, y: 196, hasLeader: true },
  virginia: { x: 1635, y: 592 },
  "west-virginia": { x: 1535, y: 560 },
};
