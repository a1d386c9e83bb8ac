import { type GeoGeometryObjects, geoPath } from "d3-geo";
import { z } from "zod";
import { type Point, simplifyLine } from "./simplify-line.ts";

/** Outlines of what us-atlas has, as paths of an SVG. The atlas is already projected. */

const position = z.tuple([z.number(), z.number()]);

/** Of a us-atlas file: arcs as differences on a grid. */
export const atlasArcs = {
  type: z.literal("Topology"),
  transform: z.object({ scale: position, translate: position }),
  arcs: z.array(z.array(position)),
};

/** States or counties as lists of arcs. */
export function atlasLayer<Named extends z.ZodRawShape>(named: Named) {
  return z.object({
    type: z.literal("GeometryCollection"),
    geometries: z.array(
      z.discriminatedUnion("type", [
        z.object({ type: z.literal("Polygon"), arcs: z.array(z.array(z.number())), ...named }),
        z.object({
          type: z.literal("MultiPolygon"),
          arcs: z.array(z.array(z.array(z.number()))),
          ...named,
        }),
      ]),
    ),
  });
}

interface Arcs {
  readonly arcs: readonly (readonly Point[])[];
  readonly transform: { readonly scale: Point; readonly translate: Point };
}

/** Finer detail is invisible on a screen and makes up most of the file. In drawing units. */
const TOLERANCE = 1;
/** Space around the land, so that a border on the edge is not clipped. */
const MARGIN = 4;
/** The western Aleutians would add a tenth to the map's width. In drawing units. */
const WEST_END = 0;

/** The arcs at this many drawing units per unit of the atlas (975 x 610), on a grid of whole units. */
export function simplifyArcs({ arcs, transform }: Arcs, scale: number): [number, number][][] {
  return arcs.map((arc) => simplifyLine(absolutePoints(arc, transform, scale), TOLERANCE).map(onGrid));
}

/** TopoJSON stores an arc as its first grid point and then differences. */
function absolutePoints(
  arc: readonly Point[],
  { scale, translate }: Arcs["transform"],
  drawingScale: number,
): Point[] {
  let gridX = 0;
  let gridY = 0;
  return arc.map(([dx, dy]) => {
    gridX += dx;
    gridY += dy;
    return [
      (gridX * scale[0] + translate[0]) * drawingScale,
      (gridY * scale[1] + translate[1]) * drawingScale,
    ];
  });
}

function onGrid([x, y]: Point): [number, number] {
  return [Math.round(x), Math.round(y)];
}

export function ringsOf(geometry: GeoGeometryObjects): Point[][] {
  if (geometry.type === "Polygon") return geometry.coordinates.map(withoutRepeats);
  if (geometry.type === "MultiPolygon") return geometry.coordinates.flat().map(withoutRepeats);
  throw new Error(`Land is drawn from polygons; the atlas has a ${geometry.type}.`);
}

/** Rounding can put neighbors on the same point. */
function withoutRepeats(ring: readonly number[][]): Point[] {
  const points = ring.map(([x = 0, y = 0]): Point => [x, y]);
  return points.filter(([x, y], index) => x !== points[index - 1]?.[0] || y !== points[index - 1]?.[1]);
}

/** Smaller islands would be specks. In square drawing units. */
export function isVisible(ring: readonly Point[], smallestIsland: number): boolean {
  return areaOf(ring) >= smallestIsland && ring.some(([x]) => x > WEST_END);
}

export function areaOf(ring: readonly Point[]): number {
  return geoPath().area({ type: "Polygon", coordinates: [ring.map(([x, y]) => [x, y])] });
}

export function boundsOf(rings: readonly (readonly Point[])[]) {
  const xs = rings.flatMap((ring) => ring.map(([x]) => x));
  const ys = rings.flatMap((ring) => ring.map(([, y]) => y));
  const left = Math.min(...xs) - MARGIN;
  const top = Math.min(...ys) - MARGIN;
  return { left, top, width: Math.max(...xs) - left + MARGIN, height: Math.max(...ys) - top + MARGIN };
}

export function placeAt(rings: readonly (readonly Point[])[], left: number, top: number): Point[][] {
  return rings.map((ring) => ring.map(([x, y]): Point => [x - left, y - top]));
}

/** The center of the largest part: the center of all of Michigan would lie in a lake. */
export function centerOf(rings: readonly (readonly Point[])[]): Point {
  const [largest = []] = rings.toSorted((a, b) => areaOf(b) - areaOf(a));
  const [x, y] = geoPath().centroid({ type: "Polygon", coordinates: [largest.map(([px, py]) => [px, py])] });
  return [Math.round(x), Math.round(y)];
}

export function drawRings(rings: readonly (readonly Point[])[]): string {
  return rings.map(drawRing).join("");
}

/** Relative steps are shorter than positions; `z` draws the closing step. */
function drawRing(ring: readonly Point[]): string {
  const [[startX, startY] = [0, 0], ...rest] = ring.slice(0, -1);
  let x = startX;
  let y = startY;
  const steps = rest.map(([nextX, nextY]) => {
    const step = `${nextX - x} ${nextY - y}`.replace(" -", "-");
    x = nextX;
    y = nextY;
    return step;
  });
  return `M${startX} ${startY}l${steps.join(" ").replaceAll(" -", "-")}z`;
}
