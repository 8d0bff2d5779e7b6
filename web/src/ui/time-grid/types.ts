import type { DateText } from '@driftig/domain/dates';
import type { ReactNode } from 'react';

/**
 * 'yyyy-mm-ddTHH:mm' on the wall clock of the place. The grid counts in wall time only: an event that is
 * moved keeps its times of day over a change to summer time, and one dropped into the hour that is skipped
 * in spring begins an hour later.
 */
export type WallTime = string;

export type GridView = 'day' | 'week' | 'month' | 'agenda';

/** 'done' green, 'neutral' grey, 'running' blue, 'pending' white with a dashed amber edge, 'danger' red. */
export type GridTone = 'done' | 'neutral' | 'running' | 'pending' | 'danger';

/** A column of the day, a row of the week: a person, a department, or work without people. */
export interface GridLane {
  readonly id: string;
  readonly name: string;
  /** The name in the head of the lane, such as a link of it. */
  readonly title?: ReactNode;
  /** Second line below the name. */
  readonly hint?: string | undefined;
  /** Shown after the hint of a row and never cut, such as a sum. */
  readonly figure?: ReactNode;
  /** Before the name: an avatar or an icon. */
  readonly mark?: ReactNode;
  /** Below both lines of a row, such as a bar; not shown on columns. */
  readonly foot?: ReactNode;
  /** Tints the lane amber. */
  readonly tone?: 'pending' | undefined;
  /** Stays in view while columns are scrolled sideways; pinned lanes come first. */
  readonly isPinned?: boolean | undefined;
}

/** Work of several lanes is an event in each of them, with an id of its own. */
export interface GridEvent {
  readonly id: string;
  readonly laneId: string;
  readonly start: WallTime;
  /** Exclusive, after `start`. For whole days midnight after the last day. */
  readonly end: WallTime;
  readonly title: string;
  /** Third line, dimmed. */
  readonly detail?: string | undefined;
  /** Last line in the words of the tone, such as what is missing. */
  readonly note?: string | undefined;
  readonly tone: GridTone;
  /** Beside the time, such as a play mark; hidden from screen readers. */
  readonly mark?: ReactNode;
  /** Shown above the hours; moves by whole days. */
  readonly isAllDay?: boolean | undefined;
  /** Can be opened but neither moved nor resized. */
  readonly isFixed?: boolean | undefined;
}

/** A hatched stretch behind the events of a lane, such as an absence. */
export interface GridRange {
  readonly id: string;
  readonly laneId: string;
  readonly start: WallTime;
  /** Exclusive. */
  readonly end: WallTime;
  readonly label: string;
  readonly mark?: ReactNode;
}

/** A proposed place: while it is dragged, and when it is dropped. */
export interface GridChange {
  readonly kind: 'move' | 'resize' | 'create';
  /** The event as it is; undefined for a new one. */
  readonly event?: GridEvent | undefined;
  readonly laneId: string;
  readonly start: WallTime;
  readonly end: WallTime;
}

/** Answer about a proposed place, shown while dragging and read aloud while moving by keyboard. */
export interface GridVerdict {
  /** A refused change is not dropped; a warning is, and `onChange` gets the verdict. */
  readonly level: 'fits' | 'warning' | 'refused';
  /** 'Kun 9 t. hvile efter lørdag' */
  readonly title: string;
  /** One or two sentences with the reason and what happens. */
  readonly detail?: string | undefined;
  /** A few words for the cells of the other lanes (`answersLanes`); `title` where missing. */
  readonly short?: string | undefined;
  /** The event that is the cause; it gets an amber edge. */
  readonly causeId?: string | undefined;
}

/** Hours of the day, 0 to 24. */
export interface GridHours {
  readonly from: number;
  readonly to: number;
}

export interface TimeGridProps {
  /** Accessible name of the grid. */
  readonly label: string;
  readonly view: GridView;
  /** The day shown, or a day of the week or month that is shown. */
  readonly date: DateText;
  readonly today: DateText;
  /** Draws the line of the present on a time axis; undefined for none. */
  readonly now?: WallTime | undefined;
  /**
   * How the week is drawn: a row per lane with a column per day and chips in the order of time, or a time
   * axis with a column per day and lane. Default 'rows'.
   */
  readonly week?: 'rows' | 'axis' | undefined;
  readonly firstDay?: 'monday' | 'sunday' | undefined;
  /** At least one. Pass the same array while nothing changes: rows are drawn again by identity. */
  readonly lanes: readonly GridLane[];
  /** Events of other days are left out. Keep the identity of an unchanged event. */
  readonly events: readonly GridEvent[];
  readonly ranges?: readonly GridRange[] | undefined;
  /** At least these hours; events outside them widen the axis. Default: by the events, at least 8 to 16. */
  readonly hours?: GridHours | undefined;
  /** px, default 44. */
  readonly hourHeight?: number | undefined;
  /** Minutes, default 15: times snap to it. */
  readonly snap?: number | undefined;
  /** Minutes, default 15: the shortest event. */
  readonly minimum?: number | undefined;
  /** Minutes of a new event that was clicked and not drawn; default 60. */
  readonly newLength?: number | undefined;
  /** Short text in the head of a day of the week, such as '3 vagter'. */
  readonly dayHint?: ((date: DateText) => string | undefined) | undefined;
  /** Heading above the names of the rows, such as '7 medarbejdere'. */
  readonly corner?: ReactNode;
  /** Asked for each proposed place; must be pure and take less than a millisecond. */
  readonly check?: ((change: GridChange) => GridVerdict | undefined) | undefined;
  /** While an event is moved over rows, `check` is also asked for its day in every other lane. */
  readonly answersLanes?: boolean | undefined;
  /** An event was moved or resized, and not refused. Without it nothing can be moved. */
  readonly onChange?: ((change: GridChange, verdict: GridVerdict | undefined) => void) | undefined;
  /** A new one was drawn on an empty place, and not refused. Without it nothing can be drawn. */
  readonly onCreate?: ((change: GridChange, verdict: GridVerdict | undefined) => void) | undefined;
  readonly onOpen?: ((event: GridEvent) => void) | undefined;
  /** A day's heading or '+ 3 mere' was pressed. Without it headings are plain text. */
  readonly onDay?: ((date: DateText) => void) | undefined;
  /** Shown by the agenda instead of days without events. */
  readonly empty?: ReactNode;
}
