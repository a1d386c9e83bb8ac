/**
 * The property types of the site's guides that a deal can be: one has up to eight units. A type that says nothing about the
 * units has any number of them.
 */
export const PROPERTY_TYPES = [
  { value: "single-family", label: "Single-family home", units: { from: 1, to: 1 } },
  { value: "duplex", label: "Duplex", units: { from: 2, to: 2 } },
  { value: "triplex", label: "Triplex", units: { from: 3, to: 3 } },
  { value: "fourplex", label: "Fourplex", units: { from: 4, to: 4 } },
  { value: "small-multifamily", label: "Small multifamily", units: { from: 5, to: 8 } },
  { value: "mixed-use", label: "Mixed-use building", units: { from: 1, to: 8 } },
  { value: "commercial", label: "Commercial property", units: { from: 1, to: 8 } },
] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number]["value"];

/** `Duplex`. */
export function sayPropertyType(type: PropertyType): string {
  return PROPERTY_TYPES.find(({ value }) => value === type)?.label ?? type;
}

/** An unknown type fits any number. */
export function fitsUnits(type: PropertyType | "", units: number): boolean {
  const known = PROPERTY_TYPES.find(({ value }) => value === type);
  return known === undefined || (units >= known.units.from && units <= known.units.to);
}
