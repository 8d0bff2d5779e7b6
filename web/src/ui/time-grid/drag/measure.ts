import type { DateText } from '@driftig/domain/dates';

import type { GridHours } from '../types.ts';
import { axisMap, monthMap, rowMap, type BoardMap, type Box, type Point } from './board-map.ts';

export interface Shown {
  readonly days: readonly DateText[];
  readonly hours: GridHours;
  readonly hourHeight: number;
}

const planeIn = (grid: HTMLElement) => grid.querySelector<HTMLElement>('[data-plane]');
const all = (parent: HTMLElement, selector: string) => [
  ...parent.querySelectorAll<HTMLElement>(selector),
];

/** The point of a pointer on the plane that is drawn. */
export function pointIn(grid: HTMLElement, clientX: number, clientY: number): Point {
  const rect = planeIn(grid)?.getBoundingClientRect();
  return { x: clientX - (rect?.left ?? 0), y: clientY - (rect?.top ?? 0) };
}

/** Measures the board that is drawn; undefined on views without a plane. */
export function measure(grid: HTMLElement, shown: Shown): BoardMap | undefined {
  const plane = planeIn(grid);
  if (plane === null) return undefined;
  const scroller = plane.closest('[data-scroller]');
  const scrolled = scroller?.scrollLeft ?? 0;
  const origin = plane.getBoundingClientRect();
  const boxOf = (element: HTMLElement): Box => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left: left - origin.left, top: top - origin.top, width, height };
  };
  const width = origin.width;
  if (plane.dataset['plane'] === 'axis') {
    const columns = all(plane, ':scope > [data-lane]').map(({ dataset }) => ({
      date: dataset['date'] ?? '',
      laneId: dataset['lane'] ?? '',
    }));
    const pinned = shown.days.length === 1 ? all(plane, ':scope > [data-pinned]').length : 0;
    const { hours, hourHeight } = shown;
    return axisMap({ width, columns, hours, hourHeight, pinned, scrolled });
  }
  if (plane.dataset['plane'] === 'rows') {
    const rows = all(plane, ':scope > [data-lane]');
    const names = rows[0]?.firstElementChild?.getBoundingClientRect().width ?? 0;
    const places = rows.map((row) => ({ laneId: row.dataset['lane'] ?? '', ...boxOf(row) }));
    const frame = scroller?.getBoundingClientRect() ?? origin;
    const view = { top: frame.top - origin.top, bottom: frame.bottom - origin.top };
    return rowMap({ rows: places, days: shown.days, names, width, scrolled, view });
  }
  return monthMap(
    all(plane, '[data-date]').map((cell) => ({
      date: cell.dataset['date'] ?? '',
      ...boxOf(cell),
    })),
  );
}
