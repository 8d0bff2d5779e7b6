import type { TimeMode } from '@driftig/contracts/time/flex-routes';
import type { Project } from '@driftig/contracts/time/project-routes';

import {
  REGISTER_END_PARAM,
  REGISTER_ORDER_PARAM,
  REGISTER_PARAM,
  REGISTER_START_PARAM,
} from '../../../../paths.ts';
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

/** A row as the link of an order asks for it: its project, and its times or what the norm lacks. */
export function linkedRow(params: URLSearchParams, known: Known): Partial<EntryValues> {
  const { timeMode, projects = [], newRow, lacking } = known;
  const wanted = params.get(REGISTER_ORDER_PARAM);
  const project = projects.find(({ projectId }) => projectId === wanted);
  if (project === undefined) return newRow;
  const { projectId, name: projectName } = project;
  const row = { ...newRow, projectId, projectName };
  if (timeMode === 'daily') return { ...row, hundredths: lacking > 0 ? lacking : null };
  const [startTime, endTime] = [REGISTER_START_PARAM, REGISTER_END_PARAM].map(
    (name) => params.get(name) ?? '',
  );
  if (!startTime || !endTime || !isTime(startTime) || !isTime(endTime)) return row;
  return { ...row, startTime, endTime };
}

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
