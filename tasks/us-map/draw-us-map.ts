import { type GeoGeometryObjects, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import { z } from "zod";
import { type Point, simplifyLine } from "./simplify-line.ts";

/** One state, ready for an SVG: `x` and `y` are the center of its land, and `viewBox` shows it alone. */
export interface StateShape {
  readonly slug: string;
  readonly path: string;
  readonly viewBox: string;
  readonly x: number;
  readonly y: number;
}

export interface UsMap {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly StateShape[];
}

const position = z.tuple([z.number(), z.number()]);
const properties = z.object({ name: z.string() });

/** The part of the us-atlas file that we read: arcs as differences on a grid, and the states as lists of arcs. */
const atlas = z.object({
  type: z.literal("Topology"),
  transform: z.object({ scale: position, translate: position }),
  arcs: z.array(z.array(position)),
  objects: z.object({
    states: z.object({
      type: z.literal("GeometryCollection"),
      geometries: z.array(
        z.discriminatedUnion("type", [
          z.object({ type: z.literal("Polygon"), arcs: z.array(z.array(z.number())), properties }),
          z.object({
            type: z.literal("MultiPolygon"),
            arcs: z.array(z.array(z.array(z.number()))),
            properties,
          }),
        ]),
      ),
    }),
  }),
});

type Transform = z.infer<typeof atlas>["transform"];

export interface Drawing {
  /** Drawing units per unit of the atlas (975 x 610). */
  readonly scale: number;
  /** Islands smaller than this would be specks. In square drawing units. */
  readonly smallestIsland: number;
}

/** Finer detail is invisible on a screen and makes up most of the file. In drawing units. */
const TOLERANCE = 1;
/** The western Aleutians would add a tenth to the map's width. In drawing units. */
const WEST_END = 0;
/** Space around the land, so that a border on the edge is not clipped. */
const MARGIN = 4;
/** In the atlas, but not a state. */
const NO_STATE = "District of Columbia";

/** Draws the fifty states from us-atlas' `states-albers-10m.json`, which is already projected. */
export function drawUsMap(file: unknown, { scale, smallestIsland }: Drawing): UsMap {
  const { type, objects, transform, arcs } = atlas.parse(file);
  const simplified = arcs.map((arc) =>
    simplifyLine(absolutePoints(arc, transform, scale), TOLERANCE).map(onGrid),
  );
  const states = feature({ type, objects, arcs: simplified }, objects.states)
    .features.filter(({ properties: { name } }) => name !== NO_STATE)
    .map(({ geometry, properties: { name } }) => ({
      name,
      rings: ringsOf(geometry).filter((ring) => isVisible(ring, smallestIsland)),
    }));

  const map = boundsOf(states.flatMap(({ rings }) => rings));
  const shapes = states.map(({ name, rings }) => {
    const placed = rings.map((ring) => ring.map(([x, y]): Point => [x - map.left, y - map.top]));
    const { left, top, width, height } = boundsOf(placed);
    const [x, y] = centerOf(placed);
    return {
      slug: name.toLowerCase().replaceAll(" ", "-"),
      path: placed.map(drawRing).join(""),
      viewBox: [left, top, width, height].join(" "),
      x,
      y,
    };
  });
  return {
    width: map.width,
    height: map.height,
    shapes: shapes.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
  };
}

function boundsOf(rings: readonly Point[][]) {
  const xs = rings.flatMap((ring) => ring.map(([x]) => x));
  const ys = rings.flatMap((ring) => ring.map(([, y]) => y));
  const left = Math.min(...xs) - MARGIN;
  const top = Math.min(...ys) - MARGIN;
  return { left, top, width: Math.max(...xs) - left + MARGIN, height: Math.max(...ys) - top + MARGIN };
}

/** TopoJSON stores an arc as its first grid point and then differences. */
function absolutePoints(
  arc: readonly Point[],
  { scale, translate }: Transform,
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

function ringsOf(geometry: GeoGeometryObjects): Point[][] {
  if (geometry.type === "Polygon") return geometry.coordinates.map(withoutRepeats);
  if (geometry.type === "MultiPolygon") return geometry.coordinates.flat().map(withoutRepeats);
  throw new Error(`A state is drawn from polygons; the atlas has a ${geometry.type}.`);
}

/** Rounding can put neighbors on the same point. */
function withoutRepeats(ring: readonly number[][]): Point[] {
  const points = ring.map(([x = 0, y = 0]): Point => [x, y]);
  return points.filter(([x, y], index) => x !== points[index - 1]?.[0] || y !== points[index - 1]?.[1]);
}

function isVisible(ring: readonly Point[], smallestIsland: number): boolean {
  return areaOf(ring) >= smallestIsland && ring.some(([x]) => x > WEST_END);
}

function areaOf(ring: readonly Point[]): number {
  return geoPath().area({ type: "Polygon", coordinates: [ring.map(([x, y]) => [x, y])] });
}

/** The center of the largest part: the center of all of Michigan would lie in a lake. */
function centerOf(rings: readonly Point[][]): Point {
  const [largest = []] = rings.toSorted((a, b) => areaOf(b) - areaOf(a));
  const [x, y] = geoPath().centroid({ type: "Polygon", coordinates: [largest.map(([px, py]) => [px, py])] });
  return [Math.round(x), Math.round(y)];
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
