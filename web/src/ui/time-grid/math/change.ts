import { addDays, daysBetween, type DateText } from '@driftig/domain/dates';

import type { GridChange, GridEvent, GridHours, WallTime } from '../types.ts';
import {
  addMinutes,
  dateOf,
  dayMinutes,
  existingTime,
  minuteOf,
  minutesBetween,
  wallTime,
} from './wall-time.ts';

/** A place under the pointer. */
export interface Spot {
  readonly date: DateText;
  /** undefined on a board without lanes: the lane stays. */
  readonly laneId: string | undefined;
  /** Minutes since midnight, not yet snapped; undefined on a board of days: the time of day stays. */
  readonly minute: number | undefined;
}

export interface ChangeRules {
  /** Minutes. */
  readonly snap: number;
  /** Minutes of the shortest event. */
  readonly minimum: number;
  /** Minutes of a new event that is not drawn. */
  readonly newLength: number;
  readonly hours: GridHours;
}

const snapped = (minutes: number, snap: number) => Math.round(minutes / snap) * snap;

function placed(event: GridEvent, laneId: string, start: WallTime): GridChange {
  const length = minutesBetween(event.start, event.end);
  const from = existingTime(start);
  return { kind: 'move', event, laneId, start: from, end: existingTime(addMinutes(from, length)) };
}

/** The event after the pointer that grabbed it at one spot has gone to another. */
export function movedTo(
  event: GridEvent,
  grabbed: Spot,
  spot: Spot,
  { snap, hours }: ChangeRules,
): GridChange {
  const laneId = spot.laneId ?? event.laneId;
  const date = addDays(dateOf(event.start), daysBetween(grabbed.date, spot.date));
  const minute = minuteOf(event.start);
  if (event.isAllDay === true || spot.minute === undefined || grabbed.minute === undefined)
    return placed(event, laneId, wallTime(date, minute));
  const wanted = snapped(minute + spot.minute - grabbed.minute, snap);
  const length = minutesBetween(event.start, event.end);
  return placed(event, laneId, wallTime(date, startWithin(wanted, length, hours, snap)));
}

/** A start in view, and an end in view where the axis ends before midnight. */
function startWithin(
  minute: number,
  length: number,
  { from, to }: GridHours,
  snap: number,
): number {
  const last = to < 24 && length <= (to - from) * 60 ? to * 60 - length : to * 60 - snap;
  return Math.max(from * 60, Math.min(minute, last));
}

export type Edge = 'start' | 'end';

/** The event with one end at a spot of the time axis; never shorter than the minimum. */
export function resizedTo(
  event: GridEvent,
  edge: Edge,
  spot: Spot,
  { snap, minimum }: ChangeRules,
): GridChange {
  return resized(event, edge, wallTime(spot.date, snapped(spot.minute ?? 0, snap)), minimum);
}

function resized(
  span: Pick<GridEvent, 'laneId' | 'start' | 'end'> & Partial<GridEvent>,
  edge: Edge,
  time: WallTime,
  minimum: number,
): GridChange {
  const { laneId, start, end } = span;
  const event = span.id === undefined ? undefined : (span as GridEvent);
  if (edge === 'end') {
    const least = addMinutes(start, minimum);
    return { kind: 'resize', event, laneId, start, end: existingTime(time > least ? time : least) };
  }
  const most = addMinutes(end, -minimum);
  return { kind: 'resize', event, laneId, start: existingTime(time < most ? time : most), end };
}

/** A new event between two spots of a day; the lane and the day are those of the first. */
export function drawnEvent(
  anchor: Spot,
  spot: Spot,
  laneId: string,
  rules: ChangeRules,
): GridChange {
  const { snap, minimum } = rules;
  const first = anchor.minute ?? 0;
  const offset = daysBetween(anchor.date, spot.date) * dayMinutes;
  const other = Math.max(0, Math.min(dayMinutes, (spot.minute ?? 0) + offset));
  const from = Math.floor(Math.min(first, other) / snap) * snap;
  const to = Math.max(from + minimum, Math.ceil(Math.max(first, other) / snap) * snap);
  return created(anchor.date, laneId, from, to);
}

/** A new event of the usual length at a spot; on a board of days it begins with the first hour. */
export function newAt(spot: Spot, laneId: string, rules: ChangeRules): GridChange {
  const { snap, newLength, hours } = rules;
  const minute = Math.floor((spot.minute ?? hours.from * 60) / snap) * snap;
  const from = startWithin(minute, newLength, hours, snap);
  return created(spot.date, laneId, from, from + newLength);
}

function created(date: DateText, laneId: string, from: number, to: number): GridChange {
  const start = existingTime(wallTime(date, from));
  return { kind: 'create', laneId, start, end: existingTime(wallTime(date, to)) };
}

/** A step by keyboard from a proposed place. */
export interface Step {
  readonly days: number;
  readonly minutes: number;
  readonly laneId: string;
}

/** The place a step on; undefined where it would leave the days that are shown. */
export function steppedChange(
  change: GridChange,
  { days, minutes, laneId }: Step,
  shown: readonly DateText[],
): GridChange | undefined {
  const length = minutesBetween(change.start, change.end);
  const moved = addMinutes(change.start, days * dayMinutes + minutes);
  const start =
    minutes < 0 && existingTime(moved) !== moved ? addMinutes(moved, -60) : existingTime(moved);
  if (!shown.includes(dateOf(start))) return undefined;
  const kind = change.kind === 'create' ? 'create' : 'move';
  return { ...change, kind, laneId, start, end: existingTime(addMinutes(start, length)) };
}

/** One end moved by minutes, at least the minimum away from the other. */
export function stretchedChange(
  change: GridChange,
  edge: Edge,
  minutes: number,
  minimum: number,
): GridChange {
  const span = { ...change.event, laneId: change.laneId, start: change.start, end: change.end };
  const moved = resized(span, edge, addMinutes(change[edge], minutes), minimum);
  return { ...change, kind: change.kind === 'create' ? 'create' : 'resize', ...timesOf(moved) };
}

const timesOf = ({ start, end }: GridChange) => ({ start, end });

export function isSamePlace(one: GridChange | undefined, other: GridChange): boolean {
  return (
    one !== undefined &&
    one.laneId === other.laneId &&
    one.start === other.start &&
    one.end === other.end
  );
}

/** Whether a change leaves its event where it is. */
export function isUnchanged(change: GridChange): boolean {
  const { event } = change;
  return event !== undefined && isSamePlace({ kind: 'move', ...event }, change);
}
