import type { DateText } from '@driftig/domain/dates';

import type { Spot } from '../math/change.ts';
import type { BoardKind } from '../math/key-step.ts';
import { isChipOn, partOn } from '../math/parts.ts';
import type { GridChange, GridHours } from '../types.ts';

/** px from the top left of the plane. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Translates between places on the screen and places in time. Made by measuring when a drag begins. */
export interface BoardMap {
  readonly kind: BoardKind;
  spotAt(point: Point): Spot;
  /** Where a proposed place is drawn; several boxes over midnight. */
  boxesOf(change: GridChange): readonly Box[];
  /** The cell of a lane on a date where it is in view; missing on boards that show no answers. */
  cellInView?(laneId: string, date: DateText): Box | undefined;
}

const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(most, value));

interface AxisColumnPlace {
  readonly date: DateText;
  readonly laneId: string;
}

interface AxisMeasures {
  readonly width: number;
  readonly columns: readonly AxisColumnPlace[];
  readonly hours: GridHours;
  readonly hourHeight: number;
  /** Number of pinned columns at the left. */
  readonly pinned: number;
  /** How far the board is scrolled sideways, px: pinned columns are drawn that much further right. */
  readonly scrolled: number;
}

export function axisMap(measures: AxisMeasures): BoardMap {
  const { width, columns, hours, hourHeight, pinned, scrolled } = measures;
  const columnWidth = width / columns.length;
  const indexAt = (x: number) => {
    const isPinned = x - scrolled < pinned * columnWidth;
    return clamp(Math.floor((isPinned ? x - scrolled : x) / columnWidth), 0, columns.length - 1);
  };
  const topOf = (minute: number) =>
    clamp(minute / 60 - hours.from, 0, hours.to - hours.from) * hourHeight;
  return {
    kind: 'axis',
    spotAt: ({ x, y }) => {
      const { date, laneId } = columns[indexAt(x)] ?? { date: '', laneId: undefined };
      const minute = clamp((y / hourHeight + hours.from) * 60, hours.from * 60, hours.to * 60);
      return { date, laneId, minute };
    },
    boxesOf: (change) =>
      columns.flatMap(({ date, laneId }, index) => {
        const part = laneId === change.laneId ? partOn(date, change) : undefined;
        if (part === undefined) return [];
        const left = index * columnWidth + (index < pinned ? scrolled : 0) + 4;
        const [top, bottom] = [topOf(part.from) + 1, topOf(part.to) - 1];
        return [{ left, top, width: columnWidth - 8, height: Math.max(0, bottom - top) }];
      }),
  };
}

interface RowPlace {
  readonly laneId: string;
  readonly top: number;
  readonly height: number;
}

interface RowMeasures {
  readonly rows: readonly RowPlace[];
  readonly days: readonly DateText[];
  /** px of the names at the left of the cells. */
  readonly names: number;
  readonly width: number;
  readonly scrolled: number;
  /** px of the plane that are in view. */
  readonly view: { readonly top: number; readonly bottom: number };
}

export function rowMap({ rows, days, names, width, scrolled, view }: RowMeasures): BoardMap {
  const dayWidth = (width - names) / days.length;
  const cellOf = (laneId: string, date: DateText): Box | undefined => {
    const row = rows.find((place) => place.laneId === laneId);
    const index = days.indexOf(date);
    if (row === undefined || index === -1) return undefined;
    return { left: names + index * dayWidth, top: row.top, width: dayWidth, height: row.height };
  };
  return {
    kind: 'rows',
    spotAt: ({ x, y }) => {
      const row = rows.findLast(({ top }) => top <= y) ?? rows[0];
      const shownX = Math.max(x, scrolled + names);
      const index = clamp(Math.floor((shownX - names) / dayWidth), 0, days.length - 1);
      return { date: days[index] ?? '', laneId: row?.laneId, minute: undefined };
    },
    boxesOf: (change) =>
      days
        .filter((date) => isChipOn(date, change))
        .flatMap((date) => cellOf(change.laneId, date) ?? []),
    cellInView: (laneId, date) => {
      const cell = cellOf(laneId, date);
      return cell === undefined || cell.top > view.bottom || cell.top + cell.height < view.top
        ? undefined
        : cell;
    },
  };
}

interface MonthCell extends Box {
  readonly date: DateText;
}

export function monthMap(cells: readonly MonthCell[]): BoardMap {
  return {
    kind: 'month',
    spotAt: ({ x, y }) => {
      const cell =
        cells.find(
          ({ left, top, width, height }) =>
            x >= left && x < left + width && y >= top && y < top + height,
        ) ?? nearest(cells, { x, y });
      return { date: cell?.date ?? '', laneId: undefined, minute: undefined };
    },
    boxesOf: (change) => cells.filter(({ date }) => isChipOn(date, change)),
  };
}

function nearest(cells: readonly MonthCell[], { x, y }: Point): MonthCell | undefined {
  const distance = ({ left, top, width, height }: Box) =>
    (left + width / 2 - x) ** 2 + (top + height / 2 - y) ** 2;
  return cells.toSorted((one, other) => distance(one) - distance(other))[0];
}
