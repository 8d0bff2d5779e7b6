/** A place in a picture; in pixels, or as a share of its sides. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The corners of a sheet of paper in a picture, clockwise from the top left one. */
export type Corners = readonly [Point, Point, Point, Point];

/** Width and height, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The least side of a straightened picture, in pixels. */
const leastSide = 8;

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** The size of the sheet once it is straight: its longer edges, so that no print gets smaller. */
export function straightSize([topLeft, topRight, bottomRight, bottomLeft]: Corners): Size {
  const width = Math.max(distance(topLeft, topRight), distance(bottomLeft, bottomRight));
  const height = Math.max(distance(topLeft, bottomLeft), distance(topRight, bottomRight));
  return {
    width: Math.max(leastSide, Math.round(width)),
    height: Math.max(leastSide, Math.round(height)),
  };
}

/** Whether the corners span a convex area, in their order; otherwise there is nothing to straighten. */
export function isConvex(corners: Corners): boolean {
  return corners.every((corner, index) => {
    const next = corners[(index + 1) % 4] ?? corner;
    const afterNext = corners[(index + 2) % 4] ?? corner;
    return turn(corner, next, afterNext) > 0;
  });
}

const turn = (a: Point, b: Point, c: Point) =>
  (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);

/**
 * The projective map of the unit square onto the corners (Heckbert 1989, "Fundamentals of Texture Mapping
 * and Image Warping", 2.2.3): a straightened place to its place in the picture.
 */
export function mapOntoCorners([p0, p1, p2, p3]: Corners): (place: Point) => Point {
  const sum = { x: p0.x - p1.x + p2.x - p3.x, y: p0.y - p1.y + p2.y - p3.y };
  const right = { x: p1.x - p2.x, y: p1.y - p2.y };
  const down = { x: p3.x - p2.x, y: p3.y - p2.y };
  const area = right.x * down.y - down.x * right.y;
  const g = (sum.x * down.y - down.x * sum.y) / area;
  const h = (right.x * sum.y - sum.x * right.y) / area;
  const [a, b] = [p1.x - p0.x + g * p1.x, p3.x - p0.x + h * p3.x];
  const [d, e] = [p1.y - p0.y + g * p1.y, p3.y - p0.y + h * p3.y];
  return ({ x, y }) => {
    const depth = g * x + h * y + 1;
    return { x: (a * x + b * y + p0.x) / depth, y: (d * x + e * y + p0.y) / depth };
  };
}
