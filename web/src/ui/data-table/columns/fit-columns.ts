import type { Column } from './column.ts';

/** Width of a column that sets none. */
const ROOMY = 168;
/** Below this a text column is no use: the table scrolls sideways instead. */
const LEAST = 112;
/** Cells have 6 px of padding at each side instead of 12 in windows under 1100 px. */
const COMPACT_SAVES = 12;

export const CHECK_WIDTH = 38;
export const MENU_WIDTH = 42;

export interface Sides {
  check: boolean;
  menu: boolean;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const sideWidth = ({ check, menu }: Sides) => (check ? CHECK_WIDTH : 0) + (menu ? MENU_WIDTH : 0);

type Sized = Pick<Column<never>, 'id' | 'width' | 'roomy' | 'leaves' | 'emphasis'>;

const roomOf = ({ width, roomy = ROOMY }: Sized, compact: boolean) =>
  (width ?? roomy) - (compact ? COMPACT_SAVES : 0);
const leastOf = (column: Sized, compact: boolean) =>
  column.width === undefined ? LEAST : roomOf(column, compact);

interface Room extends Sides {
  /** The inner width of the table in pixels; 0 while it is not known. */
  width: number;
  compact: boolean;
}

/**
 * The columns for which there is room: those with `leaves` go in their order until the rest fits.
 * `kept` are those that the person wants to see in any case.
 */
export function fitColumns<C extends Sized>(
  columns: readonly C[],
  kept: ReadonlySet<string>,
  room: Room,
): readonly C[] {
  const free = room.width - sideWidth(room);
  const needed = (some: readonly C[]) => sum(some.map((column) => roomOf(column, room.compact)));
  const leaving = columns
    .filter(({ id, leaves }) => leaves !== undefined && !kept.has(id))
    .toSorted((a, b) => (a.leaves ?? 0) - (b.leaves ?? 0));
  let shown = columns;
  for (const column of leaving) {
    if (room.width === 0 || needed(shown) <= free) break;
    shown = shown.filter((one) => one !== column);
  }
  return shown;
}

/** The least width of a table with these columns; under it the table scrolls sideways. */
export function leastTableWidth(columns: readonly Sized[], room: Room): number {
  return sideWidth(room) + sum(columns.map((column) => leastOf(column, room.compact)));
}

/** Divides the pixels among columns by their need; none gets less than its least. */
function share(some: readonly Sized[], pixels: number, compact: boolean) {
  const need = sum(some.map((column) => roomOf(column, compact)));
  const least = LEAST * some.length;
  return (column: Sized) => {
    const own = roomOf(column, compact);
    if (pixels >= need) return (own * pixels) / need;
    return LEAST + ((own - LEAST) * Math.max(pixels - least, 0)) / Math.max(need - least, 1);
  };
}

/**
 * The width of each column in pixels. Columns without a width share what is left. Where that is too
 * little, those that name the row stay whole at the cost of the others.
 */
export function columnWidths(columns: readonly Sized[], room: Room): readonly number[] {
  const { compact } = room;
  const own = (column: Sized) => roomOf(column, compact);
  const flexible = columns.filter(({ width }) => width === undefined);
  const fixed = columns.filter(({ width }) => width !== undefined);
  const free = room.width - sideWidth(room) - sum(fixed.map(own));
  const names = flexible.filter(({ emphasis }) => emphasis === 'strong');
  const others = flexible.filter(({ emphasis }) => emphasis !== 'strong');
  const rest = free - sum(names.map(own));
  const isShort = rest < sum(others.map(own));
  const keepsNames = isShort && others.length > 0 && rest >= LEAST * others.length;
  const shared = keepsNames ? share(others, rest, compact) : share(flexible, free, compact);
  return columns.map((column) => {
    const isKept = column.width !== undefined || (keepsNames && names.includes(column));
    return isKept ? own(column) : shared(column);
  });
}
