import type { TimeMode } from '@driftig/contracts/time/flex-routes';
import type { Project } from '@driftig/contracts/time/project-routes';

import {
  REGISTER_END_PARAM,
  REGISTER_ORDER_PARAM,
  REGISTER_PARAM,
  REGISTER_START_PARAM,
} from '../../../../shared/staffing/register-link.ts';
import { isDate, isTime } from '../../../../ui/fields/date-time-text.ts';
import type { EntryValues } from '../../entry/entry-values.ts';

interface Known {
  readonly timeMode: TimeMode;
  /** The projects that the user may choose; undefined where they could not be fetched. */
  readonly projects: readonly Project[] | undefined;
  /** A new row of the date, as 'Opret' makes it. */
  readonly newRow: Partial<EntryValues>;
  /** Hours that the norm of the date lacks, in hundredths. */
  readonly lacking: number;
}

/** The date of a linked row; undefined without a link, and for one that was typed wrongly. */
export function linkedDate(params: URLSearchParams): string | undefined {
  const date = params.get(REGISTER_PARAM) ?? '';
  return date !== '' && isDate(date) ? date : undefined;
}

/** A row as the link of an order asks for it. */
export function linkedRow(params: URLSearchParams, known: Known): Partial<EntryValues> {
  const orderId = params.get(REGISTER_ORDER_PARAM) ?? '';
  const [startTime = '', endTime = ''] = [REGISTER_START_PARAM, REGISTER_END_PARAM]
    .map((name) => params.get(name))
    .map((time) => (time !== null && isTime(time) ? time : ''));
  return rowOfOrder({ orderId, startTime, endTime }, known);
}

interface WorkedOrder {
  readonly orderId: string;
  /** '' where they are not known. */
  readonly startTime: string;
  readonly endTime: string;
}

/** A row of an order: its project, and its times or hours; what the norm lacks without them. */
export function rowOfOrder(
  { orderId, startTime, endTime }: WorkedOrder,
  { timeMode, projects = [], newRow, lacking }: Known,
): Partial<EntryValues> {
  const project = projects.find(({ projectId }) => projectId === orderId);
  if (project === undefined) return newRow;
  const { projectId, name: projectName } = project;
  const row = { ...newRow, projectId, projectName };
  const hasTimes = startTime !== '' && endTime > startTime;
  if (timeMode === 'range') return hasTimes ? { ...row, startTime, endTime } : row;
  const hundredths = hasTimes ? hundredthsBetween(startTime, endTime) : lacking;
  return { ...row, hundredths: hundredths > 0 ? hundredths : null };
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const hundredthsBetween = (start: string, end: string) =>
  Math.round(((minutesOf(end) - minutesOf(start)) * 100) / 60);

/** The address without the link, so that a reload opens no second row. */
export function withoutLink(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const name of [
    REGISTER_PARAM,
    REGISTER_ORDER_PARAM,
    REGISTER_START_PARAM,
    REGISTER_END_PARAM,
  ])
    rest.delete(name);
  return rest;
}
