/** Rows that are drawn beyond what is in sight, so that scrolling does not show gaps. */
const beyond = 6;

interface Scrolled {
  readonly top: number;
  readonly height: number;
  /** The row with the focus, which must not go away; undefined for none. */
  readonly focused: number | undefined;
}

/** A row that is drawn, and the height of those above it that are not. */
interface DrawnRow {
  readonly index: number;
  readonly gap: number;
}

/**
 * The rows to draw of a long table: those in sight, the one with the focus, and the nearest with
 * something to press above and below, so that the Tab key reaches all of them.
 */
export function drawnRows(
  heights: readonly number[],
  isPressable: (index: number) => boolean,
  { top, height, focused }: Scrolled,
): { readonly rows: readonly DrawnRow[]; readonly gapBelow: number } {
  const tops = startsOf(heights);
  const first = Math.max(0, tops.findLastIndex((start) => start <= top) - beyond);
  const below = tops.findIndex((start) => start >= top + height);
  const last = Math.min(heights.length, (below === -1 ? heights.length : below) + beyond) - 1;
  const drawn = new Set<number>();
  for (let index = first; index <= last; index += 1) drawn.add(index);
  for (const index of [...neighbours(heights.length, first, last, isPressable), focused])
    if (index !== undefined && index < heights.length) drawn.add(index);
  return withGaps(
    [...drawn].toSorted((a, b) => a - b),
    heights,
    tops,
  );
}

function startsOf(heights: readonly number[]): number[] {
  let sum = 0;
  return heights.map((height) => {
    const start = sum;
    sum += height;
    return start;
  });
}

function neighbours(
  count: number,
  first: number,
  last: number,
  isPressable: (index: number) => boolean,
): number[] {
  const found: number[] = [];
  let above = first - 1;
  while (above >= 0 && !isPressable(above)) above -= 1;
  if (above >= 0) found.push(above);
  let below = last + 1;
  while (below < count && !isPressable(below)) below += 1;
  if (below < count) found.push(below);
  return found;
}

function withGaps(
  indexes: readonly number[],
  heights: readonly number[],
  tops: readonly number[],
): { rows: DrawnRow[]; gapBelow: number } {
  let end = 0;
  const rows = indexes.map((index) => {
    const start = tops[index] ?? 0;
    const gap = start - end;
    end = start + (heights[index] ?? 0);
    return { index, gap };
  });
  const total = (tops.at(-1) ?? 0) + (heights.at(-1) ?? 0);
  return { rows, gapBelow: total - end };
}
