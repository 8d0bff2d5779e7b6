import type { Step } from './change.ts';

export type Arrow = 'left' | 'right' | 'up' | 'down';
export type BoardKind = 'axis' | 'rows' | 'month';

interface From {
  readonly laneId: string;
  /** Ids of the lanes in their order. */
  readonly lanes: readonly string[];
  /** Minutes of a step along the time axis. */
  readonly snap: number;
  readonly isAllDay: boolean;
}

/** Back is -1. */
export const signOf = (arrow: Arrow): 1 | -1 => (arrow === 'left' || arrow === 'up' ? -1 : 1);

/** The way an arrow leads on a board: along the axis, over lanes, or over days. */
export function stepOf(board: BoardKind, arrow: Arrow, from: From): Step {
  const { laneId, lanes, snap, isAllDay } = from;
  const sign = signOf(arrow);
  const isAcross = arrow === 'left' || arrow === 'right';
  const still = { days: 0, minutes: 0, laneId };
  if (board === 'month') return { ...still, days: isAcross ? sign : sign * 7 };
  if (board === 'axis' && !isAcross) return { ...still, minutes: isAllDay ? 0 : sign * snap };
  if (board === 'rows' && isAcross) return { ...still, days: sign };
  const next = lanes[lanes.indexOf(laneId) + sign];
  if (next !== undefined) return { ...still, laneId: next };
  if (board === 'rows') return still;
  // Columns go through the lanes of a day, then to the next day.
  return { days: sign, minutes: 0, laneId: lanes.at(sign === 1 ? 0 : -1) ?? laneId };
}
