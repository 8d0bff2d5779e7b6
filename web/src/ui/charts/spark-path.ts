interface SparkSize {
  readonly width: number;
  readonly height: number;
  /** Kept free on all sides, for the width of the line and the last point. */
  readonly edge: number;
}

interface Spark {
  /** The `d` of an SVG path. */
  readonly line: string;
  readonly end: { readonly x: number; readonly y: number };
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** A line from the first value to the last, from 0 up; undefined where no two values are or none is above 0. */
export function sparkPath(
  values: readonly number[],
  { width, height, edge }: SparkSize,
): Spark | undefined {
  const [highest, lowest] = [Math.max(0, ...values), Math.min(0, ...values)];
  if (values.length < 2 || highest === 0) return undefined;
  const points = values.map((value, index) => ({
    x: rounded(edge + (index * (width - 2 * edge)) / (values.length - 1)),
    y: rounded(height - edge - ((value - lowest) * (height - 2 * edge)) / (highest - lowest)),
  }));
  const line = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return { line, end: points.at(-1) ?? { x: 0, y: 0 } };
}
